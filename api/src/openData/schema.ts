import Type, { type Static } from 'typebox';
import { flightsCsv } from './csv.ts';
import { DataSource, Day, Instant, ref, words } from '../http/schema.ts';
import { bogotaTimeZone } from '../time/time.ts';
import { Flight, FlightQuery } from '../flights/schema.ts';

const mostPerPage = 500;

export const OpenFlightQuery = Type.Object({
  ...FlightQuery.properties,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: mostPerPage, default: 100 })),
});
export type OpenFlightQuery = Static<typeof OpenFlightQuery>;

/** A flight as it is published, for the documentation. */
export const exampleFlight: Flight = {
  id: '2026-11-20-D-AV9314',
  flightDirection: 'D',
  flightName: 'AV 9314',
  flightNumber: 9314,
  prefixIATA: 'AV',
  prefixICAO: 'AVA',
  airline: { iata: 'AV', icao: 'AVA', name: 'Avianca', colour: '#b3101f' },
  codeshares: ['UA 6512'],
  kind: 'national',
  airlineType: 2,
  serviceType: 'J',
  scheduledAt: '2026-11-20T15:00:00.000Z',
  estimatedAt: '2026-11-20T15:40:00.000Z',
  actualAt: null,
  other: {
    iata: 'MDE',
    name: 'José María Córdova',
    city: { es: 'Medellín', en: 'Medellín', fr: 'Medellín', pt: 'Medellín' },
    country: 'CO',
    timeZone: bogotaTimeZone,
  },
  otherScheduledAt: '2026-11-20T16:01:00.000Z',
  otherEstimatedAt: '2026-11-20T16:41:00.000Z',
  terminal: 'T1',
  pier: 'C',
  gate: 'C4',
  belts: [],
  checkIn: {
    desks: '41–60',
    opensAt: '2026-11-20T13:00:00.000Z',
    closesAt: '2026-11-20T14:55:00.000Z',
  },
  expectedTimeGateOpen: '2026-11-20T14:40:00.000Z',
  expectedTimeBoarding: '2026-11-20T15:00:00.000Z',
  expectedTimeGateClosing: '2026-11-20T15:20:00.000Z',
  expectedTimeOnBelt: null,
  state: 'DEL',
  status: 'DLY',
  aircraft: { iata: '320', name: 'Airbus A320', registration: 'HK-5001' },
  durationMinutes: 61,
  distanceKm: 215,
  delayMinutes: 40,
  delayReason: 'late-arrival',
  lastUpdatedAt: '2026-11-20T13:10:00.000Z',
};

export const FlightPage = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    date: Day,
    direction: words(['arrivals', 'departures']),
    page: Type.Integer(),
    pages: Type.Integer(),
    size: Type.Integer(),
    total: Type.Integer({ description: 'Flights that pass the filter, on all pages.' }),
    flights: Type.Array(ref(Flight)),
  },
  {
    $id: 'FlightPage',
    examples: [
      {
        updatedAt: '2026-11-20T14:00:00.000Z',
        source: 'demo',
        date: '2026-11-20',
        direction: 'departures',
        page: 1,
        pages: 5,
        size: 100,
        total: 482,
        flights: [exampleFlight],
      },
    ],
  },
);
export type FlightPage = Static<typeof FlightPage>;

export const ETagHeader = Type.String({
  description: 'Send it back as If-None-Match: 304 when nothing has changed.',
});

export const FlightsCsv = Type.String({
  examples: [Buffer.concat(flightsCsv([exampleFlight])).toString()],
});
