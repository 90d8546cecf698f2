import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { emptyPqrs } from '@eldorado/rules/pqrs';
import type { CaseContext } from '../store/context.ts';
import { findDraft, keepDraft } from '../draft/drafts.ts';
import { draftId } from '../store/links.ts';
import { numberOfLink } from '../sender/senderWords.ts';
import { findCase } from '../store/store.ts';
import { isClosed } from '../lifecycle/transitions.ts';
import { finishFile } from '../../attachments/content.ts';
import { Refused } from '../../attachments/inspect/findings.ts';
import { refusalProblem } from '../../attachments/refusals.ts';
import { ApiProblem } from '../../http/problem.ts';

export const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};
export const missing = () =>
  new ApiProblem(404, 'file-not-found', 'There is no such file or draft.');

/** A refusal on the way is answered as a problem. */
export async function orProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refused ? refusalProblem(error.refusal) : error;
  }
}

/** What the requests of an upload do with the draft that they name by their headers. */
export function tusDraft(context: CaseContext) {
  const { database, links } = context;

  /** The token of the draft that a request names: itself, or by the link of the case that its message is for. @throws {ApiProblem} of a link that opens no case. */
  function namedBy(request: FastifyRequest): { token: string; of?: string } {
    const link = headerOf(request, 'case-link');
    if (link === '') return { token: headerOf(request, 'case-draft') };
    const number = numberOfLink(links, link);
    return { token: links.messageDraft(number), of: number };
  }
  /** Does something with the draft of a request, which nobody else adds to meanwhile when it is held. */
  const withDraft = <T>(
    request: FastifyRequest,
    hold: boolean,
    work: (client: PoolClient, owner: { draft: string; of?: string }) => Promise<T>,
  ) =>
    database.transaction(async (client) => {
      const { token, ...rest } = namedBy(request);
      const kept = token ? await findDraft(client, context, token, hold) : null;
      if (kept?.kind !== 'draft') throw missing();
      return work(client, { draft: draftId(token), ...rest });
    });
  /** Begins the draft of a message to a case with its first file. @throws {ApiProblem} when the case takes none. */
  async function beginMessage(request: FastifyRequest): Promise<void> {
    const { token, of } = namedBy(request);
    if (of === undefined) return;
    await database.transaction(async (client) => {
      const found = await findCase(drizzle(client), context, of);
      if (!found || found.erasedAt || isClosed(found.state)) throw missing();
      const kept = await findDraft(client, context, token, true);
      const draft = kept?.kind === 'draft' ? kept.draft : emptyPqrs;
      await keepDraft(client, context, token, draft);
    });
  }
  /** Examines a file that has arrived whole. @throws {ApiProblem} that says why it is refused. */
  async function finish({ ip }: FastifyRequest, owner: { draft: string }, id: string) {
    const refusal = await orProblem(finishFile(context, owner, id, ip));
    if (refusal !== null) throw refusalProblem(refusal);
  }

  return { withDraft, beginMessage, finish };
}
