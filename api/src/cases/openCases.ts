import type { FastifyInstance } from 'fastify';
import type { FileContext } from '../attachments/context.ts';
import { draftFileForms } from './files/draftFileForms.ts';
import { inspectApart } from '../attachments/inspect/inspectApart.ts';
import { officeFileRoutes } from './files/officeFileRoutes.ts';
import { tusRoutes } from './files/tusRoutes.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { CaseContext } from './store/context.ts';
import { offersOf } from './draft/draftContext.ts';
import { draftRoutes } from './routes/draftRoutes.ts';
import { openCaseLinks } from './store/links.ts';
import { officeRoutes } from './routes/officeRoutes.ts';
import { senderRoutes } from './routes/senderRoutes.ts';

/** What work on cases needs, for the site and for the office's command. */
export async function caseContext(
  base: Pick<ApiContext, 'clock' | 'publicOrigin' | 'encryption'> & { database: Database },
  files: Pick<FileContext, 'store' | 'scan'>,
): Promise<CaseContext> {
  return {
    ...base,
    ...files,
    inspect: inspectApart,
    links: await openCaseLinks(base.database, base.clock),
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
    token,
    files,
  }: {
    token: string | undefined;
    files: Pick<FileContext, 'store' | 'scan'>;
  },
): Promise<CaseContext> {
  const { clock, database, mailDomains, publicOrigin, encryption } = context;
  const made = await caseContext({ clock, database, publicOrigin, encryption }, files);
  // One object, so that who has another look into files is heard by drafts as well.
  const drafts = Object.assign(made, { offers: () => offersOf(context), mailDomains });
  draftRoutes(app, drafts);
  senderRoutes(app, made);
  officeRoutes(app, made, token);
  tusRoutes(app, made);
  draftFileForms(app, drafts);
  officeFileRoutes(app, made, token);
  return made;
}
