import { eq, lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import {
  cleanAnswer,
  emptyPqrs,
  pqrsFields,
  type PqrsDraft,
  type PqrsField,
} from '@eldorado/rules/pqrs';
import type { SenderWords } from '@eldorado/rules/pqrs-message';
import { hour } from '../../time/time.ts';
import type { CaseContext } from '../store/context.ts';
import { draftId, newDraftToken } from '../store/links.ts';
import { caseDrafts } from '../store/tables.ts';

/** Hours after its last change for which a draft is kept. */
export const draftHours = 24;
/** Most characters of a field that is kept as it was typed, so that what is too long can be shortened there. */
export const longestTyped = 10_000;

/** What a draft keeps: the answers of the form; of a message to a case, the words of it that were not taken. */
export type DraftAnswers = PqrsDraft & { readonly message?: SenderWords };

/** A draft, or the case that was made of it. */
export type KeptDraft = { kind: 'draft'; draft: DraftAnswers } | { kind: 'sent'; number: string };

/** The answers among what a form sent; what it does not name stays as it was. */
export function readAnswers(body: Readonly<Record<string, unknown>>, before: PqrsDraft): PqrsDraft {
  const answers: Record<string, string> = { ...before };
  for (const field of pqrsFields) {
    const sent = body[field];
    if (typeof sent === 'string') answers[field] = typedAs(field, sent).slice(0, longestTyped);
  }
  return answers as PqrsDraft;
}

/** What was pasted around an address or a number is gone at once; words stay as they were typed. */
const typedAs = (field: PqrsField, sent: string) =>
  field === 'email' || field === 'phone' ? cleanAnswer(field, sent) : sent.replaceAll('\r\n', '\n');

/** The draft of a token, or null when there is none, or it is too old. @param lock keeps it until the transaction ends. */
export async function findDraft(
  client: PoolClient,
  { encryption, clock }: Pick<CaseContext, 'encryption' | 'clock'>,
  token: string,
  lock = false,
): Promise<KeptDraft | null> {
  const id = draftId(token);
  const query = drizzle(client).select().from(caseDrafts).where(eq(caseDrafts.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (!row || row.changedAt < oldest(clock.now())) return null;
  if (row.number !== null) return { kind: 'sent', number: row.number };
  const draft = JSON.parse(encryption.decrypt(row.answers, id)) as Partial<DraftAnswers>;
  return { kind: 'draft', draft: { ...emptyPqrs, ...draft } };
}

/** Keeps a draft. @param token null for a new one. @returns its token. */
export async function keepDraft(
  client: PoolClient,
  { encryption, clock }: Pick<CaseContext, 'encryption' | 'clock'>,
  token: string | null,
  draft: DraftAnswers,
): Promise<string> {
  const named = token ?? newDraftToken();
  const id = draftId(named);
  const values = { answers: encryption.encrypt(JSON.stringify(draft), id), changedAt: clock.now() };
  await drizzle(client)
    .insert(caseDrafts)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: caseDrafts.id, set: values });
  return named;
}

/** Of a draft that became a case only the case's number is kept, for the page that confirms it. */
export const endDraft = (client: PoolClient, token: string, number: string) =>
  drizzle(client)
    .update(caseDrafts)
    .set({ answers: '', number })
    .where(eq(caseDrafts.id, draftId(token)));

/** Deletes a draft, with the files that are still its own. */
export const dropDraft = (client: PoolClient, token: string) =>
  drizzle(client)
    .delete(caseDrafts)
    .where(eq(caseDrafts.id, draftId(token)));

/** Deletes drafts that nobody has changed for a day. */
export async function forgetDrafts({ database, clock }: Pick<CaseContext, 'database' | 'clock'>) {
  await database
    .orm()
    .delete(caseDrafts)
    .where(lt(caseDrafts.changedAt, oldest(clock.now())));
}

const oldest = (now: Date) => new Date(now.getTime() - draftHours * hour);
