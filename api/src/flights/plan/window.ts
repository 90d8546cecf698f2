import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { insertMany } from '../../db/bulk.ts';
import { flights } from '../tables.ts';
import type { ScheduleRow } from '../schedule/scheduleRow.ts';
import { legsOfSchedule, type Coordinates } from '../schedule/scheduleLegs.ts';
import { addDays, boardDays, bogotaDay, bogotaTimeZone } from '../../time/time.ts';
import { routeRows, type RouteRow } from '../catalogue.ts';
import { planDay, type FlightRow } from './plan.ts';

/**
 * Calendar days in Bogotá that are kept. The boards show yesterday to three days on; the day before yesterday is there
 * because its aircraft, and their delays, fly on into yesterday's first hours.
 */
const windowDays = (today: string) => [addDays(today, -2), ...boardDays(today)];

/** Changes whenever the timetable does, so that a new version of it replaces the legs made from the old one. */
const planVersion = createHash('sha256')
  .update(readFileSync(new URL('../../../data/routes.csv', import.meta.url)))
  .update('plan 1')
  .digest('hex');

let routes: readonly RouteRow[] | undefined;

/** Demo legs of a calendar day: an operation day begins at 03:30, so the night's legs come from the day before. */
function demoLegs(planned: ReadonlyMap<string, readonly FlightRow[]>, date: string) {
  return [addDays(date, -1), date].flatMap((day) =>
    (planned.get(day) ?? []).filter(({ scheduledAt }) => bogotaDay(scheduledAt.getTime()) === date),
  );
}

/**
 * Moves the table of flights to the days around `now`: makes missing days from the imported schedule, or from the demo
 * timetable for a day that the schedule does not cover, and drops days gone by. `force` makes every day again. Answers
 * whether anything changed. Run it in a transaction.
 */
export async function fillWindow(client: PoolClient, now: Date, force = false): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock(20260102)');
  const wanted = windowDays(bogotaDay(now.getTime()));
  const { rows: filed } = await client.query<{ value: string }>(
    "select value from meta where key = 'flight-days'",
  );
  const last = JSON.parse(filed[0]?.value ?? '{}') as { version?: string; days?: string[] };
  const have = force || last.version !== planVersion ? [] : (last.days ?? []);
  if (wanted.every((date) => have.includes(date)) && have.every((date) => wanted.includes(date)))
    return false;

  const missing = wanted.filter((date) => !have.includes(date));
  const { rows: schedule } = await client.query<{ row: ScheduleRow }>(
    'select row from schedule_rows order by line',
  );
  const { rows: points } = await client.query<Coordinates & { iata: string }>(
    'select iata, latitude, longitude from airports',
  );
  const pointByIata = new Map(points.map((point) => [point.iata, point]));
  const pointOf = (iata: string) => {
    const point = pointByIata.get(iata);
    if (point === undefined) throw new Error(`Unknown airport in the schedule: ${iata}`);
    return point;
  };
  const imported = new Map(
    missing.map((date) => [
      date,
      legsOfSchedule(
        schedule.map(({ row }) => row),
        date,
        now,
        pointOf,
      ),
    ]),
  );
  const demoDays = missing.filter((date) => imported.get(date)?.length === 0);
  const planned = new Map<string, readonly FlightRow[]>();
  for (const day of new Set(demoDays.flatMap((date) => [addDays(date, -1), date]))) {
    planned.set(day, planDay((routes ??= routeRows()), day, now));
  }
  const legs = missing.flatMap((date) => {
    const given = imported.get(date) ?? [];
    return given.length > 0 ? given : demoLegs(planned, date);
  });

  await client.query(
    `delete from flights where (scheduled_at at time zone '${bogotaTimeZone}')::date <> all ($1::date[])`,
    [wanted.filter((date) => !missing.includes(date))],
  );
  await insertMany(client, flights, legs);
  await client.query(
    `insert into meta (key, value) values ('flight-days', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ version: planVersion, days: wanted })],
  );
  return true;
}
