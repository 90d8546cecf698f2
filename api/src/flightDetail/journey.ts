import { currentFact, durationMinutes, plainNumber, sourceNote } from '../facts/figures.ts';
import type { FactBook } from '../facts/periods.ts';
import { checkpointsOf } from '../live/checkpoints.ts';
import { waitExpected } from '../live/waits.ts';
import type { FlightJourney } from './schema.ts';
import type { Store } from '../store.ts';
import { traffic } from '../taxi/fares/ride.ts';
import { usualRides } from '../taxi/fares/usualRides.ts';
import { bogotaDay, iso, minute } from '../time/time.ts';
import type { BookedLeg } from '../flights/flightBook.ts';
import { firstBagMinutes, taxiInMinutes } from '../flights/groundTimes.ts';
import { departureSteps, stateOf, type LegState } from '../flights/state.ts';
import { floorOfGate, walkOf } from '../flights/detail/walk.ts';

/** The facts that say how long before departure to be at the airport. */
const arriveBefore = {
  national: 'airport-arrive-before-domestic',
  international: 'airport-arrive-before-international',
} as const;

/** Passengers reach security in the second hour before departure; in its middle unless that is past. */
const securityMinutes = (departureSteps.lounge + departureSteps.gate) / 2;

function securityOf(store: Store, { leg, other }: BookedLeg, state: LegState, now: number) {
  const closes = state.expectedAt - departureSteps.closed * minute;
  const row = checkpointsOf(store).find(
    ({ checkpoint, terminal, kind }) =>
      checkpoint === 'security' && leg.terminal === `T${terminal}` && kind === other.kind,
  );
  if (row === undefined || now >= closes) return null;
  const at = Math.max(now, state.expectedAt - securityMinutes * minute);
  return { at: iso(at), ...waitExpected(store, row, { at, now }) };
}

function leaveOf(facts: FactBook, { leg, other }: BookedLeg, now: number): FlightJourney['leave'] {
  const date = bogotaDay(now);
  const advice = currentFact(facts, arriveBefore[other.kind], date);
  const minutesBefore = durationMinutes(advice);
  const km = plainNumber(currentFact(facts, 'airport-city-distance', date));
  if (advice === null || minutesBefore === null || km === null) return null;
  // A delay may shrink again: who comes for the scheduled time is never too late.
  const airportBy = leg.scheduledAt.getTime() - minutesBefore * minute;
  if (now >= airportBy) return null;
  const travel = (kmh: number) => Math.round((km / kmh) * 60);
  const travelMinutesMax = travel(traffic.slowKmh);
  return {
    airportBy: iso(airportBy),
    hoursBefore: minutesBefore / 60,
    centreBy: iso(airportBy - travelMinutesMax * minute),
    km,
    travelMinutesMin: travel(traffic.fastKmh),
    travelMinutesMax,
    origin: sourceNote(advice),
  };
}

/** From the moment when the passengers come out. */
function taxiOf(store: Store, state: LegState, walkMinutes: number): FlightJourney['taxi'] {
  const wait = taxiInMinutes + firstBagMinutes + walkMinutes;
  return usualRides(store, state.expectedAt + wait * minute);
}

/** What a passenger of a leg needs at the airport around it, as known at `now`. Cargo and flights that do not fly have less. */
export function journeyOf(store: Store, booked: BookedLeg, now: number): FlightJourney {
  const { leg, airline } = booked;
  const state = stateOf(leg, booked.disruption, now);
  const flies = leg.airlineType === 2 && state.status !== 'CAN';
  const departs = leg.direction === 'D';
  const walk = flies ? walkOf(store.map, booked, state.gate) : null;
  const desk = store.establishments.find(({ slug }) => slug === airline.slug);
  return {
    floor: floorOfGate(store.map, state.gate),
    walk,
    security: flies && departs ? securityOf(store, booked, state, now) : null,
    leave: flies && departs ? leaveOf(store.facts, booked, now) : null,
    taxi: flies && !departs ? taxiOf(store, state, walk?.minutes ?? 0) : null,
    carrier: desk
      ? { slug: desk.slug, location: desk.location, phone: desk.phone, web: desk.web }
      : null,
  };
}
