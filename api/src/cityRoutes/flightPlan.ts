import { findLeg } from '../flights/board.ts';
import { journeyOf } from '../flightDetail/journey.ts';
import { stateOf } from '../flights/state.ts';
import { toFlight } from '../flights/toFlight.ts';
import { wrongField } from '../http/problem.ts';
import type { Store } from '../store.ts';
import { iso, minute } from '../time/time.ts';
import type { CityFlight } from './schema.ts';

/**
 * By when a passenger of a departure has to be at its terminal: as early as is advised, and never later than the desk, or
 * the queue and the walk to the gate, leave room for.
 * @throws {ApiProblem} `flight-not-found` when no departure that flies has that name.
 */
export function flightPlan(store: Store, asked: string, now: number): CityFlight {
  const booked = findLeg(store.flights, asked, now);
  const departs = booked?.leg.direction === 'D' && booked.leg.airlineType === 2;
  const state = booked && stateOf(booked.leg, booked.disruption, now);
  if (!departs || state === null || state.status === 'CAN')
    throw wrongField('flight', 'flight-not-found', `No departure ${asked} flies.`, 404);
  const flight = toFlight(booked, now);
  const { leave, security, walk } = journeyOf(store, booked, now);
  const gateClosesAt = flight.expectedTimeGateClosing ?? iso(state.expectedAt);
  const inside = (security?.minutesMax ?? 0) + (walk?.minutes ?? 0);
  const airportBy = Math.min(
    leave ? Date.parse(leave.airportBy) : Infinity,
    flight.checkIn ? Date.parse(flight.checkIn.closesAt) : Infinity,
    Date.parse(gateClosesAt) - inside * minute,
  );
  return {
    id: flight.id,
    name: flight.flightName,
    city: flight.other.city,
    terminal: flight.terminal,
    scheduledAt: flight.scheduledAt,
    expectedAt: iso(state.expectedAt),
    airportBy: iso(airportBy),
    hoursBefore: leave?.hoursBefore ?? null,
    adviceOrigin: leave?.origin ?? null,
    deskClosesAt: flight.checkIn?.closesAt ?? null,
    gate: flight.gate,
    gatePlace: walk?.toPlace ?? null,
    gateClosesAt,
    securityMinutes: security?.minutesMax ?? null,
    securitySource: security?.source ?? null,
    walkMinutes: walk?.minutes ?? null,
  };
}
