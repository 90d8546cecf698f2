import { drizzle } from 'drizzle-orm/node-postgres';
import { emptyPqrs } from '@eldorado/rules/pqrs';
import { senderActions, senderFaults, type SenderWords } from '@eldorado/rules/pqrs-message';
import { giveFiles } from '../../attachments/content.ts';
import { textOf } from '../../http/input/formFields.ts';
import { ApiProblem, wrongField } from '../../http/problem.ts';
import { act } from '../act.ts';
import type { CaseContext } from '../store/context.ts';
import { dropDraft, findDraft, keepDraft, longestTyped } from '../draft/drafts.ts';
import { draftId, type CaseLinks } from '../store/links.ts';
import { findCase, type Case } from '../store/store.ts';
import type { CaseEventKind } from '../store/tables.ts';

/** One refusal for a wrong number and a wrong address: neither tells which it was. */
export const caseNotFound = () =>
  new ApiProblem(404, 'case-not-found', 'There is no case with this number and address.');

/**
 * The number of the case that a link opens.
 * @throws {ApiProblem} 404 that says whether the link is over, or was never one of this site.
 */
export function numberOfLink(links: Pick<CaseLinks, 'read'>, link: string): string {
  const read = links.read(link);
  if (read.kind === 'open') return read.number;
  throw read.kind === 'ended'
    ? new ApiProblem(
        404,
        'link-ended',
        'This link is over: ask for a new one by number and address.',
      )
    : caseNotFound();
}

const eventOf: Readonly<Record<SenderWords['action'], CaseEventKind>> = {
  inform: 'informed',
  reopen: 'reopened',
  rate: 'rated',
};

/**
 * What a form says of a case.
 * @throws {ApiProblem} when it names no action of a sender.
 */
export function readWords(fields: Readonly<Record<string, unknown>>): SenderWords {
  const action = senderActions.find((name) => name === fields['action']);
  if (action === undefined) throw wrongField('action', 'invalid', 'There is no such action.');
  const { rating } = fields;
  return {
    action,
    text: textOf(fields['text']).replaceAll('\r\n', '\n').trim().slice(0, longestTyped),
    rating: typeof rating === 'number' ? String(rating) : textOf(rating).slice(0, 1),
  };
}

/**
 * Does for a case's sender what they say, once: a post that says again what happened last changes nothing. Files that were
 * sent ahead go with more information.
 * @throws {ApiProblem} that names what is wrong, or why the case takes it no longer.
 */
export async function actForSender(
  context: CaseContext,
  number: string,
  words: SenderWords,
): Promise<Case> {
  const { database, links } = context;
  const errors = Object.entries(senderFaults(words)).map(([path, code]) => ({
    path,
    code: String(code),
  }));
  if (errors[0])
    throw new ApiProblem(400, errors[0].code, 'Correct what is wrong and send it again.', {
      errors,
    });
  const { action: kind, text, rating } = words;
  const action =
    kind === 'rate' ? ({ kind, text, rating: Number(rating) } as const) : { kind, text };
  const isDone = (found: Case) => saidLast(found, words);
  const result = await act(context, number, action, null, { isDone });
  if (result.kind === 'missing') throw caseNotFound();
  if (result.kind === 'refused')
    throw new ApiProblem(409, result.refusal.code, result.refusal.sentence);
  return database.transaction(async (client) => {
    const orm = drizzle(client);
    await findCase(orm, context, number, true);
    const token = links.messageDraft(number);
    if (words.action === 'inform') {
      await giveFiles(client, draftId(token), number);
      await dropDraft(client, token);
    } else {
      const kept = await findDraft(client, context, token, true);
      const typed = kept?.kind === 'draft' ? kept.draft.message : undefined;
      // A rating leaves the words that wait in the other form.
      if (typed && (words.action === 'reopen' || typed.action === 'rate'))
        await keepDraft(client, context, token, emptyPqrs);
    }
    const done = await findCase(orm, context, number);
    if (done === null) throw caseNotFound();
    return done;
  });
}

const saidLast = ({ events }: Case, { action, text, rating }: SenderWords) => {
  const last = events.at(-1);
  return (
    last?.kind === eventOf[action] &&
    (last.text ?? '') === text &&
    (action !== 'rate' || last.rating === Number(rating))
  );
};

/** What a case's sender said last by a browser's own form, if it was not taken. */
export const typedWords = ({ database, ...context }: CaseContext, number: string) =>
  database.transaction(async (client): Promise<SenderWords | null> => {
    const kept = await findDraft(client, context, context.links.messageDraft(number));
    return kept?.kind === 'draft' ? (kept.draft.message ?? null) : null;
  });

/**
 * Does something with the words of a form that a browser posted by itself. Where they are not taken they are kept, encrypted,
 * with the draft of a message to the case: the page that says why shows them.
 */
export async function orKeepWords<Result>(
  context: CaseContext,
  number: string,
  message: SenderWords,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.status === 404;
    const token = context.links.messageDraft(number);
    if (!isGone)
      await context.database
        .transaction((client) => keepDraft(client, context, token, { ...emptyPqrs, message }))
        // Where the database is what failed, the first failure is the one to tell.
        .catch(() => undefined);
    throw error;
  }
}
