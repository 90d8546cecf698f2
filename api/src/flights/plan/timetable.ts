import { DateTime } from 'luxon';
import { weekdayOf, weekdays } from '@eldorado/i18n/hours';
import { addDays, bogotaDay, hour, minute } from '../../time/time.ts';
import { aircraftOf, airportOf, type RouteRow } from '../catalogue.ts';
import { blockMinutes } from '../geo.ts';

/**
 * The operation day ends at 03:30 in Bogotá, when no passenger aircraft stands at a gate: gates and belts of one day
 * can then be given without looking at the day before.
 */
const operationDayStart = 3.5 * hour;

const operationDay = (at: number) => bogotaDay(at - operationDayStart);

/** A leg of the timetable on one day, before it has a gate. Instants are milliseconds, UTC. */
export interface TimedLeg {
  route: RouteRow;
  direction: 'A' | 'D';
  other: string;
  /** Departure from, or arrival at, Bogotá. */
  at: number;
  otherAt: number;
  blockMinutes: number;
}

function inSeason(row: RouteRow, date: string) {
  if (row.seasonFrom === '' || row.seasonTo === '') return true;
  const today = date.slice(5);
  return row.seasonFrom <= row.seasonTo
    ? today >= row.seasonFrom && today <= row.seasonTo
    : today >= row.seasonFrom || today <= row.seasonTo;
}

/** Local dates by zone on which clocks stay as they are: minutes ahead of UTC, else null. */
const offsets = new Map<string, number | null>();

function offsetOf(zone: string, date: string): number | null {
  const key = `${date} ${zone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const start = DateTime.fromISO(date, { zone });
    offset = start.offset === start.plus({ days: 1 }).offset ? start.offset : null;
    if (offsets.size > 5_000) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** The instant at which a row's flight leaves its origin on a local date. A time that daylight saving skips moves on. */
function departure(row: RouteRow, date: string) {
  const zone = airportOf(row.origin).timeZone;
  const offset = offsetOf(zone, date);
  if (offset !== null) return Date.parse(`${date}T00:00:00Z`) + (row.departsAt - offset) * minute;
  return DateTime.fromISO(date, { zone })
    .set({ hour: Math.floor(row.departsAt / 60), minute: row.departsAt % 60 })
    .toMillis();
}

/** The legs whose time in Bogotá falls in an operation day, by time and then by flight. */
export function legsOfDay(routes: readonly RouteRow[], day: string): TimedLeg[] {
  const dates = [-1, 0, 1].map((offset) => {
    const date = addDays(day, offset);
    return { date, weekday: String(weekdays.indexOf(weekdayOf(date)) + 1) };
  });
  const legs = routes.flatMap((route) => {
    const direction = route.origin === 'BOG' ? ('D' as const) : ('A' as const);
    const block = blockMinutes(
      airportOf(route.origin),
      airportOf(route.destination),
      aircraftOf(route.aircraft).engine,
    );
    return dates.flatMap(({ date, weekday }) => {
      if (!route.days.includes(weekday) || !inSeason(route, date)) return [];
      const leaves = departure(route, date);
      const arrives = leaves + block * minute;
      const at = direction === 'D' ? leaves : arrives;
      if (operationDay(at) !== day) return [];
      const otherAt = direction === 'D' ? arrives : leaves;
      const other = direction === 'D' ? route.destination : route.origin;
      return [{ route, direction, other, at, otherAt, blockMinutes: block }];
    });
  });
  return legs.sort(
    (a, b) =>
      a.at - b.at ||
      a.direction.localeCompare(b.direction) ||
      a.route.airline.localeCompare(b.route.airline) ||
      a.route.number - b.route.number,
  );
}
