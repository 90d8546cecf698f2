import type { PoolClient } from 'pg';
import { announceChange, type Database } from '../db/database.ts';
import { insertMany } from '../db/bulk.ts';
import { scheduleRows } from '../flights/feedTables.ts';
import { bogotaTimeZone } from '../time/time.ts';
import { aircraftRows } from '../flights/catalogue.ts';
import { fillWindow } from '../flights/plan/window.ts';
import type { CsvFault, CsvResult } from '../text/readCsv.ts';
import { crowdedRow } from './crowdedRow.ts';
import { parseSchedule } from './parseSchedule.ts';
import type { Known, ScheduleColumn } from './scheduleForm.ts';
import type { ScheduleRow } from '../flights/schedule/scheduleRow.ts';

export type ImportResult =
  | { kind: 'loaded'; rows: number; legs: number; days: number }
  | { kind: 'refused'; faults: CsvFault[] };

/** Most flights of a day: three times the airport's busiest, and a board that a phone can still read. */
const mostFlights = 3_000;

/**
 * Replaces the flight schedule with the rows of a file and makes the boards' legs from it, in one transaction: with one bad row
 * nothing changes. Days that the schedule does not cover keep demonstration flights.
 */
export async function importSchedule(
  database: Database,
  file: CsvResult<ScheduleColumn>,
  now: Date,
): Promise<ImportResult> {
  if (file.kind === 'bad') return { kind: 'refused', faults: file.faults };
  return database.work.transaction(async (client) => {
    const parsed = parseSchedule(file.rows, await readKnown(client));
    if (parsed.kind === 'bad') return { kind: 'refused', faults: parsed.faults };
    return storeSchedule(client, parsed.rows, now);
  });
}

/** What a schedule may refer to. */
export async function readKnown(client: PoolClient): Promise<Known> {
  const codes = async (table: 'airlines' | 'airports') => {
    const { rows } = await client.query<{ iata: string }>(`select iata from ${table}`);
    return new Set(rows.map(({ iata }) => iata));
  };
  return {
    airlines: await codes('airlines'),
    airports: await codes('airports'),
    aircraft: new Set(aircraftRows.map(({ iata }) => iata)),
  };
}

/**
 * Replaces the schedule by rows and makes the boards' legs from it, within the transaction of `client`; changes nothing when a day
 * would have too many.
 */
export async function storeSchedule(
  client: PoolClient,
  rows: readonly { line: number; row: ScheduleRow }[],
  now: Date,
): Promise<ImportResult> {
  const crowded = crowdedRow(rows, mostFlights);
  if (crowded !== null) {
    const reason = `a day would have more than ${mostFlights} flights: take some away`;
    return { kind: 'refused', faults: [{ line: crowded, column: null, reason }] };
  }
  await client.query('delete from schedule_rows');
  await insertMany(
    client,
    scheduleRows,
    rows.map(({ row }, index) => ({ line: index + 1, row })),
  );
  await fillWindow(client, now, true);
  await announceChange(client, 'flights');
  const { rows: counts } = await client.query<{ legs: number; days: number }>(
    `select count(*)::int as legs, count(distinct (scheduled_at at time zone '${bogotaTimeZone}')::date)::int as days
     from flights where source = 'import'`,
  );
  return {
    kind: 'loaded',
    rows: rows.length,
    legs: counts[0]?.legs ?? 0,
    days: counts[0]?.days ?? 0,
  };
}

/** Goes back to demonstration flights on every day. */
export async function clearSchedule(database: Database, now: Date) {
  await database.work.transaction(async (client) => {
    await client.query('delete from schedule_rows');
    await fillWindow(client, now, true);
    await announceChange(client, 'flights');
  });
}
