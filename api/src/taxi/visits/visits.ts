import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { emptyVisit, type VisitAnswers, type VisitPurpose } from '@eldorado/rules/taxi-visit';
import { draftId, newDraftToken } from '../../cases/store/links.ts';
import { day, minute } from '../../time/time.ts';
import type { TaxiContext } from '../context.ts';
import { retentionDays } from '../retention.ts';
import { taxiVisits } from '../tables.ts';

/** Milliseconds that a session lasts whose token lies in an address. */
export const visitSession = 30 * minute;

/** What somebody does on the pages without JavaScript. */
export interface Visit {
  purpose: VisitPurpose;
  answers: VisitAnswers;
  /** Of the text that was shown with the consent. */
  consentVersion: string;
  /** The code that is awaited. */
  code: { request: string; sentTo: string; resendAt: string } | null;
  /** The bearer token of the session. */
  session: string | null;
  userId: number | null;
  /** Names the order that is being typed, so that it is made once. */
  attempt: string;
  /** The last order that was made. */
  booked: { attempt: string; number: string } | null;
}

type Context = Pick<TaxiContext, 'encryption' | 'clock'>;

/** A visit in which nothing has been typed. */
export const newVisit = (): Visit => ({
  purpose: 'booking',
  answers: emptyVisit,
  consentVersion: '',
  code: null,
  session: null,
  userId: null,
  attempt: newDraftToken(),
  booked: null,
});

/** The visit of a token, or null when there is none, or it is too old. */
export async function findVisit(
  client: PoolClient,
  { encryption, clock }: Context,
  token: string,
): Promise<Visit | null> {
  const id = draftId(token);
  const [row] = await drizzle(client).select().from(taxiVisits).where(eq(taxiVisits.id, id));
  const oldest = new Date(clock.now().getTime() - retentionDays.visits * day);
  if (!row || row.changedAt < oldest) return null;
  const kept = JSON.parse(encryption.decrypt(row.encrypted, id)) as Visit;
  return { ...kept, userId: row.userId, answers: { ...emptyVisit, ...kept.answers } };
}

/** Keeps a visit. @param token null for a new one. @returns its token. */
export async function keepVisit(
  client: PoolClient,
  { encryption, clock }: Context,
  token: string | null,
  { userId, ...visit }: Visit,
): Promise<string> {
  const named = token ?? newDraftToken();
  const id = draftId(named);
  const values = {
    encrypted: encryption.encrypt(JSON.stringify(visit), id),
    userId,
    changedAt: clock.now(),
  };
  await drizzle(client)
    .insert(taxiVisits)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: taxiVisits.id, set: values });
  return named;
}

/** Forgets a visit: its address opens nothing from now on. */
export const dropVisit = (client: PoolClient, token: string) =>
  drizzle(client)
    .delete(taxiVisits)
    .where(eq(taxiVisits.id, draftId(token)));
