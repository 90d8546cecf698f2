import { legsNamed } from '../../flights/board.ts';
import { firstBagMinutes, taxiInMinutes } from '../../flights/groundTimes.ts';
import { stateOf } from '../../flights/state.ts';
import { walkOf } from '../../flights/detail/walk.ts';
import type { Store } from '../../store.ts';
import { bogotaDay, hour, minute } from '../../time/time.ts';

/** When the passenger of a flight is at the taxis. */
export type FlightPickup =
  | { kind: 'follows'; at: number }
  /** The flight is cancelled or diverted, or not on the boards yet: the time that was asked for holds. */
  | { kind: 'open' }
  | { kind: 'unknown' };

/** The arrival of a name that is nearest to the time asked for, and not further than this. */
const nearBy = 12 * hour;
const roundedTo = 5 * minute;

/**
 * The pickup that follows a flight: its expected or real landing, the way to the gate, the first bag and the walk, up to
 * the next five minutes.
 * @param asked the pickup that was asked for, which gives the day.
 */
export function pickupOf(store: Store, name: string, asked: number, now: number): FlightPickup {
  const distance = (at: Date) => Math.abs(at.getTime() - asked);
  const [booked] = legsNamed(store.flights, name)
    .filter(({ leg }) => leg.direction === 'A' && leg.airlineType === 2)
    .filter(({ leg }) => distance(leg.scheduledAt) <= nearBy)
    .sort((a, b) => distance(a.leg.scheduledAt) - distance(b.leg.scheduledAt));
  if (booked === undefined) {
    const onBoards = store.flights.byDate.has(bogotaDay(asked + nearBy));
    return { kind: onBoards ? 'unknown' : 'open' };
  }
  const state = stateOf(booked.leg, booked.disruption, now);
  if (state.state === 'CNX' || state.state === 'DIV') return { kind: 'open' };
  const walk = walkOf(store.map, booked, state.gate)?.minutes ?? 0;
  const out = state.expectedAt + (taxiInMinutes + firstBagMinutes + walk) * minute;
  return { kind: 'follows', at: Math.ceil(out / roundedTo) * roundedTo };
}
