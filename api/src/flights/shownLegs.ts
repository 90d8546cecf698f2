import { createTextIndex, type TextIndex } from '@eldorado/i18n/text';
import { perInstant } from '../responseCache/jsonList.ts';
import { bogotaClock, bogotaDay } from '../time/time.ts';
import type { BoardFilter } from './boardFilter.ts';
import type { BookedLeg, FlightBook } from './flightBook.ts';
import type { Flight } from './schema.ts';
import { toFlight } from './toFlight.ts';

/** A leg as it stands in every answer of a minute: made and serialised once in it. */
class ShownLeg {
  readonly flight: Flight;
  #json: Buffer | undefined;
  #times: readonly { day: string; clock: string }[] | undefined;

  constructor(flight: Flight) {
    this.flight = flight;
  }

  get json(): Buffer {
    return (this.#json ??= Buffer.from(JSON.stringify(this.flight)));
  }

  /** Its scheduled time and the one it is expected at, by Bogotá's clock. */
  get times() {
    const { scheduledAt, estimatedAt, actualAt } = this.flight;
    return (this.#times ??= [scheduledAt, actualAt ?? estimatedAt].flatMap((instant) => {
      if (instant === null) return [];
      const at = Date.parse(instant);
      return [{ day: bogotaDay(at), clock: bogotaClock(at) }];
    }));
  }
}

const shownAt = perInstant((leg: BookedLeg, now) => new ShownLeg(toFlight(leg, now)));

function inHours(time: string, { from, to }: BoardFilter) {
  if (from !== '' && to !== '' && from > to) return time >= from || time <= to;
  return (from === '' || time >= from) && (to === '' || time <= to);
}

/** Whether a flight's scheduled time is within the hours asked for, or the one it is expected at that same day. */
function isInHours({ times }: ShownLeg, filter: BoardFilter) {
  if (filter.from === '' && filter.to === '') return true;
  return times.some(({ day, clock }) => day === filter.date && inHours(clock, filter));
}

const indexes = new WeakMap<readonly BookedLeg[], Map<string, TextIndex>>();

/** The legs of a day and direction, those that the text finds. What a day's slips are taken for depends on all of them. */
function foundLegs(legs: readonly BookedLeg[], direction: 'A' | 'D', q: string) {
  const own = legs.filter(({ leg }) => leg.direction === direction);
  if (q === '') return own;
  const ofDay = indexes.get(legs) ?? new Map<string, TextIndex>();
  indexes.set(legs, ofDay);
  const index = ofDay.get(direction) ?? createTextIndex(own.map(({ text }) => text));
  ofDay.set(direction, index);
  const found = index.find(q);
  return own.filter((_leg, at) => found[at] === 1);
}

/** The legs of a day that pass the filter, in order of scheduled time. */
export function shownLegs(book: FlightBook, filter: BoardFilter, now: number): ShownLeg[] {
  const direction = filter.direction === 'arrivals' ? 'A' : 'D';
  return foundLegs(book.byDate.get(filter.date) ?? [], direction, filter.q)
    .filter(
      ({ leg, airline, other }) =>
        (filter.airline === '' ||
          airline.iata === filter.airline ||
          airline.icao === filter.airline) &&
        (filter.terminal === '' || leg.terminal === filter.terminal) &&
        (filter.kind === '' || other.kind === filter.kind) &&
        (filter.type === '' || leg.airlineType === (filter.type === 'cargo' ? 1 : 2)),
    )
    .map((leg) => shownAt(leg, now))
    .filter(
      (shown) =>
        (filter.status === '' || shown.flight.status === filter.status) && isInHours(shown, filter),
    );
}
