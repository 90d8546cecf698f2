import { isDeepStrictEqual } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { insertMany } from '../db/bulk.ts';
import { announceChange, type Database } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import { loadStatistics, newestOf } from './store.ts';
import { statistics, type SaidFigure, type StatisticRow } from './tables.ts';

/** What came of an import. */
export interface StatisticReceipt {
  /** The version that the import has, or would have had. */
  version: number;
  added: SaidFigure[];
  /** What is said otherwise than before. */
  changed: { before: StatisticRow; after: SaidFigure }[];
  unchanged: number;
}

/**
 * Takes figures as one new version, in one transaction. Versions before stay; what a file says nothing of stays as it is; a
 * file that says nothing new makes no version.
 */
export async function takeStatistics(
  database: Database,
  figures: readonly SaidFigure[],
  now: Date,
): Promise<StatisticReceipt> {
  return database.work.transaction(async (client) => {
    // Two imports at once would have the same version.
    await client.query('lock table statistics in exclusive mode');
    const { statistics: kept } = await loadStatistics(drizzle(client));
    const version = kept.reduce((most, row) => Math.max(most, row.version), 0) + 1;
    const known = new Map(newestOf(kept).map((row) => [keyOf(row), row]));
    const receipt: StatisticReceipt = { version, added: [], changed: [], unchanged: 0 };
    for (const figure of figures) {
      const before = known.get(keyOf(figure));
      if (before === undefined) receipt.added.push(figure);
      else if (isDeepStrictEqual(saidBy(before), figure)) receipt.unchanged += 1;
      else receipt.changed.push({ before, after: figure });
    }
    const rows = [...receipt.added, ...receipt.changed.map(({ after }) => after)];
    await insertMany(
      client,
      statistics,
      rows.map((row) => ({ ...row, version, importedAt: now })),
    );
    if (rows.length > 0) await announceChange(client, 'statistics');
    return receipt;
  });
}

const keyOf = ({ indicator, period }: SaidFigure) => `${indicator} ${period}`;

const saidBy = (row: StatisticRow): SaidFigure => omit(row, 'version', 'importedAt');
