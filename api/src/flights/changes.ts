import { createHash } from 'node:crypto';
import type { Flight } from '../schemas/flights.ts';
import { bogotaDate, hour } from '../time.ts';
import { toFlight } from './board.ts';
import type { FlightBook } from './flightBook.ts';

/** How far around now a leg's state can turn: long delays behind, long flights that take off ahead. */
const window = { behind: 12 * hour, ahead: 16 * hour };

/**
 * The flights that a traveller sees differently at `to` than at `from`, milliseconds UTC. A leg's state is a pure
 * function of the leg and the clock, so what changed while nobody was listening need not be kept: it is worked out.
 */
export function changesBetween(book: FlightBook, from: number, to: number): Flight[] {
  const changed: Flight[] = [];
  const days = new Set<string>();
  for (let at = from - window.behind; at <= to + window.ahead; at += 12 * hour)
    days.add(bogotaDate(at));
  days.add(bogotaDate(to + window.ahead));
  for (const date of days) {
    for (const leg of book.byDate.get(date) ?? []) {
      const at = leg.leg.scheduledAt.getTime();
      if (at < from - window.behind || at > to + window.ahead) continue;
      const after = toFlight(leg, to);
      if (JSON.stringify(toFlight(leg, from)) !== JSON.stringify(after)) changed.push(after);
    }
  }
  return changed;
}

const versions = new WeakMap<FlightBook, string>();

/** Names what a book holds: the same after a restart, another one after a feed, an import or midnight. */
export function versionOf(book: FlightBook): string {
  let version = versions.get(book);
  if (version === undefined) {
    const hash = createHash('sha256');
    for (const { leg } of book.byId.values()) hash.update(JSON.stringify(leg));
    version = hash.digest('hex').slice(0, 12);
    versions.set(book, version);
  }
  return version;
}
