import { bogotaClock, bogotaDay, floorTo } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';
import { commonDelay, type CommonDelay } from '../flight/commonDelay.ts';
import {
  currentTime,
  parseFlightRow,
  type Direction,
  type FlightRow,
} from '../flight/flightRow.ts';

export interface NextArgs {
  direction: Direction;
  locale: Locale;
  /** UTC ISO. */
  now: string;
}

export interface NextView {
  rows: readonly FlightRow[];
  /** Why many of them are late at once. */
  delay: CommonDelay | null;
  updatedAt: string;
  source: 'demo' | 'import';
}

/** Kept beyond the rows shown, so that the list moves on between two answers. */
const keptRows = 8;

/**
 * The API calls that cover the flights around now: two hours back for late ones, six ahead for quiet
 * nights. Two calls around midnight, since the API answers by day; half-hour marks keep the answers shared.
 */
export function nextCalls({ direction, now }: NextArgs): Record<string, string>[] {
  const at = Date.parse(now);
  const start = floorTo(new Date(at - 2 * 3_600_000), 30);
  const end = floorTo(new Date(at + 6 * 3_600_000), 30);
  const [first, last] = [bogotaDay(start), bogotaDay(end)];
  const call = (date: string, from: string, to: string) => ({
    direction,
    type: 'commercial',
    date,
    from,
    to,
  });
  return first === last
    ? [call(first, bogotaClock(start), bogotaClock(end))]
    : [call(first, bogotaClock(start), '23:59'), call(last, '00:00', bogotaClock(end))];
}

/** The flights that one can still catch or meet, soonest first: none that has left, landed or closed its gate. */
export function nextRows(rows: readonly FlightRow[], now: Date, limit: number): FlightRow[] {
  return rows
    .filter((row) => row.status !== 'DEP' && row.status !== 'LND' && row.note !== 'GTD')
    .filter((row) => Date.parse(currentTime(row)) >= now.getTime())
    .sort((a, b) => currentTime(a).localeCompare(currentTime(b)) || a.name.localeCompare(b.name))
    .slice(0, limit);
}

/**
 * Reads answers of `/v2/flights` into the next flights, for the `next-flights` widget.
 * @param lists one answer, or two around midnight; at least one.
 */
export function parseNextFlights(
  lists: readonly components['schemas']['FlightList'][],
  { locale, now }: Pick<NextArgs, 'locale' | 'now'>,
): NextView {
  const flights = lists
    .flatMap((list) => list.flights)
    // Codeshares are the board's to name; without them the page that carries the rows is shorter.
    .map((flight) => parseFlightRow({ ...flight, codeshares: [] }, locale));
  return {
    rows: nextRows(flights, new Date(now), keptRows),
    delay: commonDelay(flights, new Date(now)),
    updatedAt: lists[0]?.updatedAt ?? now,
    source: lists[0]?.source ?? 'demo',
  };
}
