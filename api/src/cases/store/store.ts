import { and, asc, eq, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Locale } from '@eldorado/i18n/locale';
import { askedPqrs, emptyPqrs, type PqrsDraft } from '@eldorado/rules/pqrs';
import { pqrsAuthorityOf } from '@eldorado/rules/pqrs-competent';
import { listFiles, type CaseFile } from '../../attachments/files.ts';
import type { Database } from '../../db/database.ts';
import { newCaseNumber } from '../../text/reference.ts';
import type { CaseContext } from './context.ts';
import { caseAudit, caseEvents, cases, type CaseEventKind } from './tables.ts';
import { dueDay } from '../lifecycle/terms.ts';
import { closedStates, termOf } from '../lifecycle/transitions.ts';

/** What an event says beside its kind: the words of the office or of the sender, and what they name. */
export interface CaseEventDetails {
  text?: string;
  /** The due day that an event set, or until when an answer is awaited. */
  day?: string;
  /** To whom it was forwarded. */
  to?: string;
  /** The address that the site sent it to; without one the office passed it on by itself. */
  mail?: string;
  rating?: number;
}

export interface CaseEvent extends CaseEventDetails {
  kind: CaseEventKind;
  at: Date;
}

type Row = typeof cases.$inferSelect;

/** A case as it is worked with: its columns, opened, with its history from the beginning. */
export interface Case extends Omit<Row, 'answers'> {
  answers: PqrsDraft;
  events: readonly CaseEvent[];
  /** Photos and documents, those of the sender and of the office. */
  files: readonly CaseFile[];
}

type Orm = ReturnType<Database['orm']>;
type Opening = Pick<CaseContext, 'encryption'>;

/** Makes a case of a complete draft, within the transaction of `client`. */
export async function createCase(
  client: PoolClient,
  { encryption, links }: Pick<CaseContext, 'encryption' | 'links'>,
  draft: PqrsDraft,
  said: { locale: Locale; consentVersion: string; at: Date },
): Promise<Case> {
  const answers = askedPqrs(draft);
  const number = newCaseNumber();
  const term = termOf(answers);
  const [row] = await drizzle(client)
    .insert(cases)
    .values({
      number,
      term,
      state: 'received',
      type: answers.type as Row['type'],
      topic: answers.topic as Row['topic'],
      locale: said.locale,
      termFrom: said.at,
      receivedAt: said.at,
      dueDay: dueDay(said.at, term),
      emailHash: answers.email ? links.emailHash(number, answers.email) : null,
      consentVersion: said.consentVersion,
      answers: encryption.encrypt(JSON.stringify(answers), number),
    })
    .returning();
  if (!row) throw new Error('The case was not stored');
  const event = { kind: 'received' as const, at: said.at };
  await addEvent(client, { encryption }, number, event);
  return { ...row, answers, events: [event], files: [] };
}

/** Adds to a case's history. */
export async function addEvent(
  client: PoolClient,
  { encryption }: Opening,
  number: string,
  { kind, at, ...details }: CaseEvent,
): Promise<void> {
  await drizzle(client)
    .insert(caseEvents)
    .values({ number, kind, at, details: encryption.encrypt(JSON.stringify(details), number) });
}

function opened(
  { encryption }: Opening,
  row: Row,
  events: (typeof caseEvents.$inferSelect)[],
): Omit<Case, 'files'> {
  const answers = row.erasedAt
    ? {}
    : (JSON.parse(encryption.decrypt(row.answers, row.number)) as Partial<PqrsDraft>);
  return {
    ...row,
    answers: { ...emptyPqrs, ...answers },
    events: events.map(({ kind, at, details }) => ({
      kind,
      at,
      ...(JSON.parse(encryption.decrypt(details, row.number)) as CaseEventDetails),
    })),
  };
}

/** A case with its history, or null. @param lock within a transaction: until it ends nobody else changes the case. */
export async function findCase(
  orm: Orm,
  context: Opening,
  number: string,
  lock = false,
): Promise<Case | null> {
  const query = orm.select().from(cases).where(eq(cases.number, number));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) return null;
  const events = await orm
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.number, number))
    .orderBy(asc(caseEvents.id));
  const files = await listFiles(orm, context, { number });
  return { ...opened(context, row, events), files };
}

/** A case's number, found by what its sender knows; null when either is wrong. Anonymous ones are found by the number alone. */
export async function findByEmail(
  orm: Orm,
  { links }: Pick<CaseContext, 'links'>,
  number: string,
  email: string,
): Promise<string | null> {
  const [row] = await orm
    .select({ number: cases.number, emailHash: cases.emailHash })
    .from(cases)
    .where(and(eq(cases.number, number), isNull(cases.erasedAt)));
  if (!row) return null;
  const known = row.emailHash === null || row.emailHash === links.emailHash(number, email);
  return known ? row.number : null;
}

const columns = {
  number: cases.number,
  state: cases.state,
  type: cases.type,
  term: cases.term,
  topic: cases.topic,
  locale: cases.locale,
  receivedAt: cases.receivedAt,
  dueDay: cases.dueDay,
  extended: cases.extended,
  replyBy: cases.replyBy,
  forwardedTo: cases.forwardedTo,
  answeredAt: cases.answeredAt,
  takenBy: cases.takenBy,
  rating: cases.rating,
};
const firstDueFirst = [asc(cases.dueDay), asc(cases.receivedAt)];

/** The columns of every case, the first due first; nothing encrypted is opened. */
export const listCases = (orm: Orm, filter: { state?: Row['state'] } = {}) =>
  orm
    .select(columns)
    .from(cases)
    .where(and(filter.state ? eq(cases.state, filter.state) : undefined))
    .orderBy(...firstDueFirst);
export type CaseRow = Awaited<ReturnType<typeof listCases>>[number];

/** A case that waits for its answer, with what decides whether it is passed on. */
export interface OpenCase extends CaseRow {
  /** From when its term runs: received, or opened again. */
  termFrom: Date;
  /** What it is about belongs to an airline or an authority. */
  isForeign: boolean;
}

/** The cases that wait for their answer, the first due first. Which service each is about is opened, and shown to nobody. */
export async function listOpenCases(orm: Orm, { encryption }: Opening): Promise<OpenCase[]> {
  const rows = await orm
    .select({
      ...columns,
      termFrom: cases.termFrom,
      answers: cases.answers,
    })
    .from(cases)
    .where(notInArray(cases.state, [...closedStates]))
    .orderBy(...firstDueFirst);
  return rows.map(({ answers, ...row }) => ({
    ...row,
    isForeign:
      row.topic === 'airlines' ||
      (row.topic === 'services' &&
        pqrsAuthorityOf(
          (JSON.parse(encryption.decrypt(answers, row.number)) as PqrsDraft).service,
        ) !== undefined),
  }));
}

/** The numbers of a person's cases that are not erased, by the address they gave. */
export async function numbersOf(
  orm: Orm,
  { links }: Pick<CaseContext, 'links'>,
  email: string,
): Promise<string[]> {
  const rows = await orm
    .select({ number: cases.number, emailHash: cases.emailHash })
    .from(cases)
    .where(and(isNotNull(cases.emailHash), isNull(cases.erasedAt)))
    .orderBy(asc(cases.receivedAt));
  // The hash is keyed by the number: whoever reads the table cannot tell whose cases belong together.
  return rows
    .filter(({ number, emailHash }) => emailHash === links.emailHash(number, email))
    .map(({ number }) => number);
}

/** Writes down who of the office did or saw what of a case. */
export const audit = (orm: Orm, at: Date, actor: string, action: string, number: string) =>
  orm.insert(caseAudit).values({ at, actor, action, number });
