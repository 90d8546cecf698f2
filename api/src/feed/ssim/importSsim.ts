import { drizzle } from 'drizzle-orm/node-postgres';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { scheduleRows } from '../../flights/feedTables.ts';
import type { CsvFault } from '../../text/readCsv.ts';
import { readKnown, storeSchedule } from '../importSchedule.ts';
import { readSsim } from './readSsim.ts';

export type SsimImport =
  | {
      kind: 'loaded';
      airlines: string[];
      /** Rows of the file, and rows of other airlines that stay. */
      rows: number;
      kept: number;
      legs: number;
      days: number;
      notes: string[];
    }
  | { kind: 'refused'; faults: CsvFault[] };

/**
 * Replaces the schedule of the file's airlines by its legs at Bogotá, in one transaction: with one fault nothing changes. What was
 * loaded of other airlines stays.
 */
export async function importSsim(database: Database, text: string, now: Date): Promise<SsimImport> {
  return database.work.transaction(async (client) => {
    const read = readSsim(text, await readKnown(client));
    if (read.kind === 'bad') return { kind: 'refused', faults: read.faults };
    const { airlines, rows, notes } = read;
    const before = await drizzle(client)
      .select()
      .from(scheduleRows)
      .orderBy(asc(scheduleRows.line));
    // First, so that a day that is too full is told by the file's own line; by its header's where they alone fill it.
    const kept = before
      .filter(({ row }) => !airlines.includes(row.airline))
      .map(({ row }) => ({ line: 1, row }));
    const stored = await storeSchedule(client, [...kept, ...rows], now);
    if (stored.kind === 'refused') return stored;
    const { legs, days } = stored;
    return { kind: 'loaded', airlines, rows: rows.length, kept: kept.length, legs, days, notes };
  });
}
