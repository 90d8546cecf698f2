import { readFlightKey } from '@eldorado/rules';
import { withJsonList } from '../responseCache/jsonList.ts';
import type { DataSource } from '../http/schema.ts';
import { bogotaDay, hour, iso, minute } from '../time/time.ts';
import type { BoardFilter } from './boardFilter.ts';
import type { BookedLeg, FlightBook } from './flightBook.ts';
import type { FlightList } from './schema.ts';
import { shownLegs } from './shownLegs.ts';

/** What an answer of a board says beside its flights. */
export const boardHead = (book: FlightBook, { date, direction }: BoardFilter, now: number) => ({
  updatedAt: iso(now),
  source: sourceOf(book.byDate.get(date) ?? []),
  date,
  direction,
});

/** The board: the legs of a day that pass the filter, in order of scheduled time. */
export const board = (book: FlightBook, filter: BoardFilter, now: number): FlightList => ({
  ...boardHead(book, filter, now),
  flights: shownLegs(book, filter, now).map(({ flight }) => flight),
});

/** The same as JSON, in pieces. */
export const boardJson = (book: FlightBook, filter: BoardFilter, now: number): Buffer[] =>
  withJsonList(
    { ...boardHead(book, filter, now), flights: [] },
    'flights',
    shownLegs(book, filter, now).map(({ json }) => json),
  );

/** A day of which a feed speaks of some flights only still shows demonstration data. */
const sourceOf = (legs: readonly BookedLeg[]): DataSource =>
  legs.length > 0 && legs.every(({ leg }) => leg.source === 'import') ? 'import' : 'demo';

/** Whether the days around `now` show an imported feed. */
export const sourceOfToday = (book: FlightBook, now: number) =>
  sourceOf(book.byDate.get(bogotaDay(now)) ?? []);

/** The legs that have a name, however it is written: `AV 204`, `av0204`. */
export function legsNamed(book: FlightBook, name: string): readonly BookedLeg[] {
  const key = readFlightKey(name);
  return (key && book.byName.get(key)) || [];
}

/** The leg that a name means at `now`: today's that is not over yet, else today's last, else the next, else the latest. */
function byName(book: FlightBook, name: string, now: number) {
  const legs = legsNamed(book, name);
  const today = legs.filter((leg) => leg.date === bogotaDay(now));
  const end = ({ leg, disruption }: BookedLeg) =>
    leg.scheduledAt.getTime() + disruption.delayMinutes * minute + 2 * hour;
  return (
    today.find((leg) => end(leg) > now) ??
    today.at(-1) ??
    legs.find((leg) => leg.leg.scheduledAt.getTime() > now) ??
    legs.at(-1)
  );
}

/** One leg by id or by name, or null when there is none. */
export function findLeg(book: FlightBook, idOrName: string, now: number): BookedLeg | null {
  return book.byId.get(idOrName) ?? byName(book, idOrName, now) ?? null;
}
