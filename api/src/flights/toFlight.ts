import { iso, minute } from '../time/time.ts';
import type { BookedLeg } from './flightBook.ts';
import { firstBagMinutes, taxiInMinutes } from './groundTimes.ts';
import type { Flight } from './schema.ts';
import { departureSteps, stateOf } from './state.ts';

const optional = (at: number | null) => (at === null ? null : iso(at));

/** Minutes before departure at which check-in opens and closes. */
const checkInMinutes = { international: [180, 60], national: [120, 45] } as const;

/** A leg as the site shows it at `now`. */
export function toFlight(booked: BookedLeg, now: number): Flight {
  const { leg, airline, other } = booked;
  const s = stateOf(leg, booked.disruption, now);
  const commercial = leg.airlineType === 2;
  const [opens, closes] = checkInMinutes[other.kind];
  const before = (minutes: number) =>
    leg.direction === 'D' && commercial ? iso(s.expectedAt - minutes * minute) : null;
  return {
    id: leg.id,
    flightDirection: leg.direction,
    flightName: booked.name,
    flightNumber: leg.number,
    prefixIATA: airline.iata,
    prefixICAO: airline.icao,
    airline: { iata: airline.iata, icao: airline.icao, name: airline.name, colour: airline.colour },
    codeshares: leg.codeshares,
    kind: other.kind,
    airlineType: leg.airlineType,
    serviceType: leg.serviceType,
    scheduledAt: leg.scheduledAt.toISOString(),
    estimatedAt: optional(s.estimatedAt),
    actualAt: optional(s.actualAt),
    other: {
      iata: other.iata,
      name: other.name,
      city: other.city,
      country: other.country,
      timeZone: other.timeZone,
    },
    otherScheduledAt: leg.otherScheduledAt.toISOString(),
    otherEstimatedAt: optional(s.otherEstimatedAt),
    terminal: leg.terminal,
    pier: leg.pier,
    gate: s.gate,
    belts: leg.belts,
    checkIn:
      leg.desks === null || leg.direction === 'A'
        ? null
        : {
            desks: leg.desks,
            opensAt: iso(leg.scheduledAt.getTime() - opens * minute),
            closesAt: iso(s.expectedAt - closes * minute),
          },
    expectedTimeGateOpen: before(departureSteps.gate),
    expectedTimeBoarding: before(departureSteps.boarding),
    expectedTimeGateClosing: before(departureSteps.closing),
    expectedTimeOnBelt:
      leg.direction === 'A' && commercial && s.status !== 'CAN'
        ? iso(s.expectedAt + (taxiInMinutes + firstBagMinutes) * minute)
        : null,
    state: s.state,
    status: s.status,
    aircraft: booked.aircraft && {
      iata: booked.aircraft.iata,
      name: booked.aircraft.name,
      registration: leg.registration,
    },
    durationMinutes: booked.durationMinutes,
    distanceKm: other.distanceKm,
    delayMinutes: s.delayMinutes,
    delayReason: s.delayReason,
    lastUpdatedAt: iso(s.changedAt),
  };
}
