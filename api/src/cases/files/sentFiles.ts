import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { nextPqrsStep, type PqrsDraft, type PqrsStep } from '@eldorado/rules/pqrs';
import type { SenderWords } from '@eldorado/rules/pqrs-message';
import { firstPqrsStepToDo } from '@eldorado/rules/pqrs-schema';
import { forgetRefused, removeFile } from '../../attachments/content.ts';
import { keepSent, noteAll } from '../../attachments/keepSent.ts';
import type { SentForm } from '../../attachments/readForm.ts';
import { ApiProblem } from '../../http/problem.ts';
import { rulesNow, type DraftContext } from '../draft/draftContext.ts';
import { findDraft, keepDraft } from '../draft/drafts.ts';
import { draftId } from '../store/links.ts';
import { actForSender } from '../sender/senderWords.ts';
import { findCase } from '../store/store.ts';

/** There is no draft to put files to. */
export const draftGone = () =>
  new ApiProblem(404, 'draft-not-found', 'There is no such draft, or it is too old.');

/** What is done with the files of a form that a browser posted by itself. */
export function sentFiles(context: DraftContext) {
  const { database, links } = context;
  const isDraft = async (token: string) =>
    (await database.transaction((client) => findDraft(client, context, token)))?.kind === 'draft';

  /** Works on a draft that nobody else changes meanwhile. */
  const withDraft = <T>(
    token: string,
    work: (client: PoolClient, draft: PqrsDraft) => Promise<T>,
  ): Promise<T> =>
    database.transaction(async (client) => {
      const kept = await findDraft(client, context, token, true);
      if (kept?.kind !== 'draft') throw draftGone();
      return work(client, kept.draft);
    });

  /** @returns the step that goes on. */
  async function toDraft(form: SentForm): Promise<PqrsStep> {
    const { draft: token = '', remove = '', then = '', add } = form.fields;
    const owner = { draft: draftId(token) };
    const answers = await withDraft(token, async (client, draft) => {
      await forgetRefused(client, owner.draft);
      if (remove !== '') await removeFile(client, owner, remove);
      await keepDraft(client, context, token, draft);
      return draft;
    });
    const refused = await keepSent(context, owner, form, (work) => withDraft(token, work));
    await withDraft(token, (client) => noteAll(client, context, owner, refused));
    if (refused.length > 0 || remove !== '' || add !== undefined) return 'files';
    return then === 'review'
      ? (firstPqrsStepToDo(answers, ...rulesNow(context)) ?? 'review')
      : nextPqrsStep(answers, 'files');
  }

  /** @returns what the case's page says: that the words are there, and why a file is not. */
  async function toCase(
    number: string,
    words: SenderWords,
    form: SentForm,
  ): Promise<Record<string, string>> {
    await actForSender(context, number, words);
    const holding = <T>(work: (client: PoolClient) => Promise<T>) =>
      database.transaction(async (client) => {
        await findCase(drizzle(client), context, number, true);
        return work(client);
      });
    const [first] = await keepSent(context, { number }, form, holding);
    return { done: 'inform', problem: first?.refusal ?? '' };
  }

  /** Keeps the files of a message whose words were not taken with its draft: they go with the next one. */
  async function keepAhead(number: string, form: SentForm): Promise<void> {
    const token = links.messageDraft(number);
    const owner = { draft: draftId(token) };
    const refused = await keepSent(context, owner, form, (work) => withDraft(token, work));
    await withDraft(token, (client) => noteAll(client, context, owner, refused));
  }

  return { isDraft, toDraft, toCase, keepAhead };
}
