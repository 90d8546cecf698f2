import type { PreviousLeg } from '../schema.ts';
import { iso } from '../../time/time.ts';
import type { BookedLeg, FlightBook } from '../flightBook.ts';
import { delayFrom, stateOf } from '../state.ts';

/** The flight whose aircraft a late leg waits for, when that is the announced reason; null otherwise. */
export function previousLegOf(
  book: FlightBook,
  booked: BookedLeg,
  now: number,
): PreviousLeg | null {
  const state = stateOf(booked.leg, booked.disruption, now);
  if (state.delayReason !== 'late-arrival' || booked.leg.fedBy === null) return null;
  const feeder = book.byId.get(booked.leg.fedBy);
  if (feeder === undefined) return null;
  const before = stateOf(feeder.leg, feeder.disruption, now);
  // What has not been announced of that flight explains nothing yet.
  if (before.delayMinutes < delayFrom) return null;
  return {
    id: feeder.leg.id,
    flightName: feeder.name,
    flightDirection: feeder.leg.direction,
    iata: feeder.other.iata,
    city: feeder.other.city,
    scheduledAt: feeder.leg.scheduledAt.toISOString(),
    expectedAt: iso(before.expectedAt),
    delayMinutes: before.delayMinutes,
    status: before.status,
  };
}
