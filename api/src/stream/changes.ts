import { createHash } from 'node:crypto';
import type { Flight } from '../flights/schema.ts';
import { bogotaDay, hour } from '../time/time.ts';
import { toFlight } from '../flights/toFlight.ts';
import type { BookedLeg, FlightBook } from '../flights/flightBook.ts';
import { changeTimes } from '../flights/state.ts';

/** How far around now a leg's state can turn: long delays behind, long flights that take off ahead. */
const window = { behind: 12 * hour, ahead: 16 * hour };

/** What is on screen. When it was last told changes alone for a whole day's flights in the minute after they were planned. */
const seen = (flight: Flight) => JSON.stringify({ ...flight, lastUpdatedAt: '' });

const knownTimes = new WeakMap<BookedLeg, number[]>();

/** Whether anything happens to a leg after `from` and until `to`: most minutes nothing does, and nothing need be compared. */
function hasChangeBetween(leg: BookedLeg, from: number, to: number): boolean {
  const points = knownTimes.get(leg) ?? changeTimes(leg.leg, leg.disruption);
  knownTimes.set(leg, points);
  return points.some((at) => at > from && at <= to);
}

/**
 * The flights that a traveller sees differently at `to` than at `from`, milliseconds UTC. A leg's state is a pure
 * function of the leg and the clock, so what changed while nobody was listening need not be kept: it is worked out.
 * @param after the sequence of the last feed message that is known: what came later is told as well.
 */
export function changesBetween(
  book: FlightBook,
  from: number,
  to: number,
  after = book.sequence,
): Flight[] {
  const changed: Flight[] = [];
  const fed = new Set<string>();
  if (after < book.sequence) {
    for (const { legId, sequence } of book.updates.values()) {
      const leg = sequence > after && book.byId.get(legId);
      if (!leg) continue;
      fed.add(legId);
      changed.push(toFlight(leg, to));
    }
  }
  if (from === to) return changed;
  const days = new Set<string>();
  for (let at = from - window.behind; at <= to + window.ahead; at += 12 * hour)
    days.add(bogotaDay(at));
  days.add(bogotaDay(to + window.ahead));
  for (const date of days) {
    for (const leg of book.byDate.get(date) ?? []) {
      const at = leg.leg.scheduledAt.getTime();
      if (at < from - window.behind || at > to + window.ahead || fed.has(leg.leg.id)) continue;
      if (!hasChangeBetween(leg, from, to)) continue;
      const after = toFlight(leg, to);
      if (seen(toFlight(leg, from)) !== seen(after)) changed.push(after);
    }
  }
  return changed;
}

const versions = new WeakMap<FlightBook['planned'], string>();

/** Names the planned legs of a book: the same after a restart or a feed's message, another one after an import or midnight. */
export function versionOf({ planned }: FlightBook): string {
  let version = versions.get(planned);
  if (version === undefined) {
    const hash = createHash('sha256');
    // The database gives them in an order of its own.
    for (const id of [...planned.keys()].sort()) hash.update(JSON.stringify(planned.get(id)));
    version = hash.digest('hex').slice(0, 12);
    versions.set(planned, version);
  }
  return version;
}
