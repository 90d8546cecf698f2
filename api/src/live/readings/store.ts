import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { day } from '../../time/time.ts';

/** A half hour of a subject. */
export interface Slot {
  /** Its beginning, UTC milliseconds. */
  at: number;
  /** The mean: minutes of a queue, free places of a car park. */
  value: number;
  /** Passengers of the flight plan; null for a car park. */
  planned: number | null;
}

/** What sensors say of the subjects that have one. */
export interface Readings {
  latest: ReadonlyMap<string, { at: number; value: number }>;
  /** Half hours of the last two days, the oldest first. */
  recent: ReadonlyMap<string, readonly Slot[]>;
  /** Half hours before those. */
  history: ReadonlyMap<string, readonly Slot[]>;
}

/** Of a site without sensors. */
export const noReadings: Readings = {
  latest: new Map(),
  recent: new Map(),
  history: new Map(),
};

/** Days of history that forecasts are made from. */
export const forecastDays = 35;

type Row = { subject: string; at: number; value: number; planned: number | null };

function bySubject(rows: readonly Row[]): Map<string, Slot[]> {
  const slots = new Map<string, Slot[]>();
  for (const { subject, at, value, planned } of rows) {
    const list = slots.get(subject) ?? [];
    list.push({ at, value, planned });
    slots.set(subject, list);
  }
  return slots;
}

/** What may have changed with a message of sensors. Throws when the database is away. */
export async function readRecent(
  orm: NodePgDatabase,
): Promise<Pick<Readings, 'latest' | 'recent'>> {
  const { rows: latest } = await orm.execute<{ subject: string; at: number; value: number }>(sql`
    select distinct on (subject) subject,
      (extract(epoch from measured_at) * 1000)::float8 as at, value
    from live_readings order by subject, measured_at desc`);
  const { rows: recent } = await orm.execute<Row>(sql`
    select subject,
      (extract(epoch from date_bin('30 minutes', measured_at, 'epoch')) * 1000)::float8 as at,
      avg(value)::float8 as value, avg(planned)::float8 as planned
    from live_readings group by 1, 2 order by 2`);
  return {
    latest: new Map(latest.map(({ subject, at, value }) => [subject, { at, value }])),
    recent: bySubject(recent),
  };
}

/** All of it. Throws when the database is away. */
export async function loadReadings(orm: NodePgDatabase, now: Date): Promise<Readings> {
  const { rows } = await orm.execute<Row>(sql`
    select subject, (extract(epoch from starts_at) * 1000)::float8 as at,
      value::float8 as value, planned::float8 as planned
    from live_history where starts_at >= ${new Date(now.getTime() - forecastDays * day).toISOString()}::timestamptz
    order by starts_at`);
  return { ...(await readRecent(orm)), history: bySubject(rows) };
}
