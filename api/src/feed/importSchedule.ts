import { announceChange, type Database } from '../db/database.ts';
import { insertMany } from '../db/bulk.ts';
import { scheduleRows } from './tables.ts';
import { bogotaTimeZone } from '../time/time.ts';
import { aircraftRows } from '../flights/catalogue.ts';
import { fillWindow } from '../flights/plan/window.ts';
import { parseSchedule, type BadRow } from './parseSchedule.ts';

export type ImportResult =
  | { kind: 'loaded'; rows: number; legs: number; days: number }
  | { kind: 'refused'; badRows: BadRow[] };

/**
 * Replaces the flight schedule with a CSV's rows and makes the boards' legs from it, in one transaction: with one bad row
 * nothing changes. Days that the schedule does not cover keep demonstration flights.
 */
export async function importSchedule(
  database: Database,
  csv: string,
  now: Date,
): Promise<ImportResult> {
  return database.transaction(async (client) => {
    const codes = async (table: 'airlines' | 'airports') => {
      const { rows } = await client.query<{ iata: string }>(`select iata from ${table}`);
      return new Set(rows.map(({ iata }) => iata));
    };
    const parsed = parseSchedule(csv, {
      airlines: await codes('airlines'),
      airports: await codes('airports'),
      aircraft: new Set(aircraftRows.map(({ iata }) => iata)),
    });
    if (parsed.kind === 'bad') return { kind: 'refused', badRows: parsed.badRows };
    await client.query('delete from schedule_rows');
    await insertMany(client, scheduleRows, parsed.rows);
    await fillWindow(client, now, true);
    await announceChange(client);
    const { rows } = await client.query<{ legs: number; days: number }>(
      `select count(*)::int as legs, count(distinct (scheduled_at at time zone '${bogotaTimeZone}')::date)::int as days
       from flights where source = 'import'`,
    );
    return {
      kind: 'loaded',
      rows: parsed.rows.length,
      legs: rows[0]?.legs ?? 0,
      days: rows[0]?.days ?? 0,
    };
  });
}

/** Goes back to demonstration flights on every day. */
export async function clearSchedule(database: Database, now: Date) {
  await database.transaction(async (client) => {
    await client.query('delete from schedule_rows');
    await fillWindow(client, now, true);
    await announceChange(client);
  });
}
