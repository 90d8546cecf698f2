import { formatFlightName } from '@eldorado/rules';
import type { Airport } from '../schema.ts';
import { airlineOf, airportOf, home, kindOf, kmFromHome } from '../catalogue.ts';
import type { Disruption } from '../plan/disruption.ts';
import type { BookedLeg, FlightBook } from '../flightBook.ts';
import type { FlightLeg } from '../state.ts';
import { bogotaDay } from '../../time/time.ts';

/** Avianca to Medellín at 10:00 on 20 November 2026. */
export const exampleFlight: FlightLeg = {
  id: '2026-11-20-D-AV9314',
  direction: 'D',
  operationDay: '2026-11-20',
  airline: 'AV',
  number: 9314,
  suffix: '',
  codeshares: [],
  airlineType: 2,
  serviceType: 'J',
  otherAirport: 'MDE',
  scheduledAt: new Date('2026-11-20T15:00:00Z'),
  otherScheduledAt: new Date('2026-11-20T16:01:00Z'),
  terminal: 'T1',
  pier: 'C',
  gate: 'C4',
  gateBefore: null,
  belts: [],
  desks: '41–60',
  aircraft: '320',
  registration: 'HK-5001',
  fedBy: null,
  fedSlackMinutes: null,
  estimatedAt: null,
  actualAt: null,
  stateGiven: null,
  source: 'demo',
  updatedAt: new Date('2026-11-20T00:00:00Z'),
};

/** The same as a book has it, as tests change it. */
export function exampleLeg(
  change: Partial<FlightLeg> = {},
  disruption: Partial<Disruption> = {},
): BookedLeg {
  const leg = { ...exampleFlight, ...change };
  const airport = airportOf(leg.otherAirport);
  const other: Airport = {
    ...airport,
    distanceKm: kmFromHome(airport.iata),
    kind: kindOf(airport.country) === kindOf(home.country) ? 'national' : 'international',
  };
  const airline = airlineOf(leg.airline);
  return {
    leg,
    date: bogotaDay(leg.scheduledAt.getTime()),
    disruption: { delayMinutes: 0, reason: null, cancelled: false, diverted: false, ...disruption },
    airline: { ...airline, slug: airline.name.toLowerCase().replaceAll(' ', '-') },
    other,
    aircraft: { iata: '320', name: 'Airbus A320', seats: 180 },
    name: formatFlightName(leg),
    codes: [],
    text: '',
    durationMinutes: 61,
  };
}

/** A book of these legs alone. */
export const bookOf = (...legs: readonly BookedLeg[]): FlightBook => ({
  planned: new Map(),
  airlines: new Map(),
  airports: new Map(),
  updates: new Map(),
  sequence: 0,
  byDate: new Map(
    [...new Set(legs.map(({ date }) => date))].map((date) => [
      date,
      legs.filter((leg) => leg.date === date),
    ]),
  ),
  byId: new Map(legs.map((leg) => [leg.leg.id, leg])),
  byName: new Map(),
});
