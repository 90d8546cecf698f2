import type { FastifyInstance } from 'fastify';
import type { FileContext } from '../attachments/context.ts';
import { draftFileForms } from '../attachments/draftFileForms.ts';
import { inspectApart } from '../attachments/inspect/inspectApart.ts';
import { officeFileRoutes } from '../attachments/officeFileRoutes.ts';
import { tusRoutes } from '../attachments/tusRoutes.ts';
import type { ApiContext } from '../context.ts';
import { makeSeal } from '../seal/seal.ts';
import type { SealKey } from '../seal/seal.ts';
import type { Database } from '../db/database.ts';
import type { CaseContext } from './context.ts';
import { draftRoutes } from './draftRoutes.ts';
import { openCaseLinks } from './links.ts';
import { officeRoutes } from './officeRoutes.ts';
import { senderRoutes } from './senderRoutes.ts';

/** What work on cases needs, for the site and for the office's command. */
export async function caseContext(
  {
    clock,
    database,
    publicOrigin,
  }: Pick<ApiContext, 'clock' | 'publicOrigin'> & { database: Database },
  keys: readonly SealKey[],
  files: Pick<FileContext, 'store' | 'scan'>,
): Promise<CaseContext> {
  return {
    ...{ clock, database, publicOrigin },
    ...files,
    inspect: inspectApart,
    seal: makeSeal(keys),
    links: await openCaseLinks(database),
  };
}

/**
 * Complaints and requests (PQRS): form, following, office.
 * @param token what the office's pages must know; without one they are closed.
 */
export async function openCases(
  app: FastifyInstance,
  context: ApiContext,
  {
    keys,
    token,
    files,
  }: {
    keys: readonly SealKey[];
    token: string | undefined;
    files: Pick<FileContext, 'store' | 'scan'>;
  },
): Promise<CaseContext> {
  const made = await caseContext(context, keys, files);
  draftRoutes(app, made);
  senderRoutes(app, made);
  officeRoutes(app, made, token);
  tusRoutes(app, made);
  draftFileForms(app, made);
  officeFileRoutes(app, made, token);
  return made;
}
