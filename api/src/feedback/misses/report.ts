import { and, desc, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Locale } from '../../text/locale.ts';
import { bogotaDay } from '../../time/time.ts';
import { columns } from '../report.ts';
import { searchMisses as table } from '../tables.ts';

export interface MissCount {
  words: string;
  language: Locale;
  /** Networks that asked, summed over the days. */
  asked: number;
  days: number;
  /** The last day on which it was asked. */
  last: string;
}

/** What was searched in vain, the most asked first. @param since the instant from whose day on. @param most how many. */
export async function countMisses(
  database: Database,
  since: Date | undefined,
  most = 200,
): Promise<MissCount[]> {
  const asked = sql<number>`sum(${table.asked})::int`;
  const rows = await database.work
    .orm()
    .select({
      words: table.words,
      language: table.locale,
      asked,
      days: sql<number>`count(*)::int`,
      last: sql<string>`max(${table.day})::text`,
    })
    .from(table)
    .where(and(isNotNull(table.words), since && gte(table.day, bogotaDay(since))))
    .groupBy(table.words, table.locale)
    .orderBy(desc(asked), table.words, table.locale)
    .limit(most);
  return rows.map(({ words, ...row }) => ({ words: words ?? '', ...row }));
}

/** The same for people. */
export const missLines = (counts: readonly MissCount[]): string[] =>
  columns([
    ['searched in vain', 'language', 'asked', 'days', 'last'],
    ...counts.map(({ words, language, asked, days, last }) => [
      ...[words, language, String(asked), String(days), last],
    ]),
  ]);
