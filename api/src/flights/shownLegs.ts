import { createTextIndex, type TextIndex } from '@eldorado/i18n/text';
import { isWithinLimits, limitedFlight, type LimitedFlight } from '@eldorado/rules';
import { perInstant } from '../responseCache/jsonList.ts';
import { bogotaInstant } from '../time/time.ts';
import type { BoardFilter } from './boardFilter.ts';
import type { BookedLeg, FlightBook } from './flightBook.ts';
import type { Flight } from './schema.ts';
import { toFlight } from './toFlight.ts';

/** A leg as it stands in every answer of a minute: made and serialised once in it. */
class ShownLeg {
  readonly flight: Flight;
  readonly limited: LimitedFlight;
  #json: Buffer | undefined;

  constructor(flight: Flight) {
    this.flight = flight;
    this.limited = limitedFlight(flight);
  }

  get json(): Buffer {
    return (this.#json ??= Buffer.from(JSON.stringify(this.flight)));
  }
}

const shownAt = perInstant((leg: BookedLeg, now) => new ShownLeg(toFlight(leg, now)));

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
  const passes = isWithinLimits(filter, bogotaInstant(filter.date).getTime());
  return foundLegs(book.byDate.get(filter.date) ?? [], direction, filter.q)
    .map((leg) => shownAt(leg, now))
    .filter(({ limited }) => passes(limited));
}
