import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pageFeedback as table } from './tables.ts';

/** What of the answers is wanted; all of them unless it says. */
export interface FeedbackFilter {
  /** Without its language: `/servicios/notaria`. */
  page?: string | undefined;
  /** A remote, or one release of it: `mf-services`, `mf-services@1.2.0`. */
  release?: string | undefined;
  since?: Date | undefined;
}

/** What a line of the report counts. */
export const feedbackGroups = ['page', 'language', 'release'] as const;
export type FeedbackGroup = (typeof feedbackGroups)[number];

export interface FeedbackCount {
  name: string;
  yes: number;
  no: number;
  /** Of the no, how many say why. */
  texts: number;
}

export interface FeedbackText {
  at: string;
  page: string;
  language: string;
  release: string;
  why: string;
}

const release = sql<string>`${table.remote} || '@' || ${table.version}`;
const names = { page: table.page, language: table.locale, release };

function wanted({ page, release: asked, since }: FeedbackFilter) {
  const [remote, version] = asked?.split('@') ?? [];
  return and(
    page === undefined ? undefined : eq(table.page, page),
    remote === undefined ? undefined : eq(table.remote, remote),
    version === undefined ? undefined : eq(table.version, version),
    since === undefined ? undefined : gte(table.receivedAt, since),
  );
}

/** How many found the pages helpful, those that most did not first. */
export async function countFeedback(
  database: Database,
  group: FeedbackGroup,
  filter: FeedbackFilter,
): Promise<FeedbackCount[]> {
  const name = sql<string>`${names[group]}`;
  const no = sql<number>`count(*) filter (where not ${table.helpful})::int`;
  return database.work
    .orm()
    .select({
      name,
      yes: sql<number>`count(*) filter (where ${table.helpful})::int`,
      no,
      texts: sql<number>`count(${table.why})::int`,
    })
    .from(table)
    .where(wanted(filter))
    .groupBy(name)
    .orderBy(desc(no), name);
}

/** What readers wrote, the newest first. @param most how many. */
export async function feedbackTexts(
  database: Database,
  filter: FeedbackFilter,
  most = 200,
): Promise<FeedbackText[]> {
  const rows = await database.work
    .orm()
    .select({
      at: table.receivedAt,
      page: table.page,
      language: table.locale,
      release,
      why: table.why,
    })
    .from(table)
    .where(and(wanted(filter), isNotNull(table.why)))
    .orderBy(desc(table.receivedAt), desc(table.id))
    .limit(most);
  return rows.map(({ at, why, ...row }) => ({ at: at.toISOString(), ...row, why: why ?? '' }));
}

/** How many said what, for people. */
export const countLines = (group: FeedbackGroup, counts: readonly FeedbackCount[]): string[] =>
  columns([
    [group, 'yes', 'no', 'helped', 'texts'],
    ...counts.map(({ name, yes, no, texts }) => [
      ...[name, String(yes), String(no)],
      `${Math.round((100 * yes) / (yes + no))} %`,
      String(texts),
    ]),
  ]);

/** A table for people: names to the left, counts to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)),
      )
      .join('  '),
  );
}

/** The texts for people, each under where and when it was said. */
export const textLines = (texts: readonly FeedbackText[]): string[] =>
  texts.flatMap(({ at, page, language, release: by, why }) => [
    `${at.slice(0, 16).replace('T', ' ')} UTC  ${page}  ${language}  ${by}`,
    `  ${why}`,
  ]);
