import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { statistics, type StatisticRow } from './tables.ts';

export interface StatisticStore {
  /** Every version of every figure: by indicator and period, the oldest version first. */
  statistics: readonly StatisticRow[];
}

/** Reads all versions of all figures. Throws when the database is away. */
export async function loadStatistics(orm: NodePgDatabase): Promise<StatisticStore> {
  const { indicator, period, version } = statistics;
  const rows = await orm
    .select()
    .from(statistics)
    .orderBy(asc(indicator), asc(period), asc(version));
  return { statistics: rows };
}

/** The newest version of each figure, also of one that was taken back. */
export const newestOf = (rows: readonly StatisticRow[]): StatisticRow[] => [
  ...new Map(rows.map((row) => [`${row.indicator} ${row.period}`, row])).values(),
];
