import type { Database } from '../../db/database.ts';
import { day, iso } from '../../time/time.ts';

/** Milliseconds for which every reading is kept, and taken however late it comes. */
export const detailedFor = 2 * day;
/** Days for which means of half hours are kept: a year, to compare a holiday with the one before. */
const historyDays = 400;

/**
 * Makes means of half hours out of readings that are older than two days, and forgets means after 400 days. The newest
 * reading of each subject stays: a sensor that fell silent is told by its age.
 * @param now the end of what is kept in detail is a whole half hour before it.
 */
export async function thinReadings(database: Database, now: Date): Promise<void> {
  const half = 30 * 60_000;
  const before = iso(Math.floor((now.getTime() - detailedFor) / half) * half);
  await database.work.transaction(async (client) => {
    await client.query(
      `with gone as (
         delete from live_readings as old where measured_at < $1 and exists (
           select 1 from live_readings as newer
           where newer.subject = old.subject and newer.measured_at > old.measured_at
         )
         returning subject, measured_at, value, planned
       )
       insert into live_history as kept (subject, starts_at, value, planned, readings)
       select subject, date_bin('30 minutes', measured_at, 'epoch'), avg(value), avg(planned), count(*)
       from gone group by 1, 2
       on conflict (subject, starts_at) do update set
         value = (kept.value * kept.readings + excluded.value * excluded.readings)
           / (kept.readings + excluded.readings),
         readings = kept.readings + excluded.readings`,
      [before],
    );
    await client.query('delete from live_history where starts_at < $1', [
      iso(now.getTime() - historyDays * day),
    ]);
  });
}

/** Forgets what sensors have said: the site shows its demonstration again. */
export const clearReadings = (database: Database) =>
  database.work.transaction(async (client) => {
    await client.query('truncate live_readings, live_history');
  });
