import type { FlightAnswer } from './schema.ts';
import type { Store } from '../store.ts';
import { iso } from '../time/time.ts';
import { findLeg } from '../flights/board.ts';
import { toFlight } from '../flights/toFlight.ts';
import { recordedChanges, type BookedLeg } from '../flights/flightBook.ts';
import { historyOf } from '../flights/detail/history.ts';
import { journeyOf } from './journey.ts';
import { previousLegOf } from '../flights/detail/previousLeg.ts';
import { rightsOf } from '../flights/detail/rights.ts';

/** A leg with everything that is known of it at `now`. */
export function describeLeg(store: Store, booked: BookedLeg, now: number): FlightAnswer {
  const { flights } = store;
  return {
    ...toFlight(booked, now),
    source: booked.leg.source,
    updatedAt: iso(now),
    history: historyOf(booked, recordedChanges(flights, booked.leg.id), now),
    previousLeg: previousLegOf(flights, booked, now),
    rights: rightsOf(store, booked, now),
    journey: journeyOf(store, booked, now),
  };
}

/** One flight by id or by name, or null when there is none. */
export function flightDetail(store: Store, idOrName: string, now: number): FlightAnswer | null {
  const booked = findLeg(store.flights, idOrName, now);
  return booked && describeLeg(store, booked, now);
}
