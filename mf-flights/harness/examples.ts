import { respond, type HarnessExample } from '@eldorado/testing';
import { airlineList } from '../fixtures/airlines.ts';
import { connectionFlights, connectionQueues, inboundLate } from '../fixtures/connections.ts';
import {
  airborne,
  answer,
  arrival,
  arrivalList,
  busyList,
  cancelled,
  delayed,
  departure,
  departureList,
  emptyList,
  rights,
} from '../fixtures/flights.ts';

const now = '2026-03-02T15:00:00Z';
const problem = { type: 'about:blank', detail: '' };
const down = respond(503, {
  ...problem,
  title: 'Service Unavailable',
  status: 503,
  code: 'database-down',
});
const unknown = respond(404, {
  ...problem,
  title: 'Not Found',
  status: 404,
  code: 'flight-not-found',
});

const connectionAnswers = (flights: ReturnType<typeof connectionFlights>) => ({
  'GET /v2/airlines': airlineList,
  'GET /v2/flights': flights,
  'GET /v2/queues': connectionQueues,
});

export const examples: HarnessExample[] = [
  {
    name: 'hub',
    title: 'Flights, search and next flights',
    path: '/vuelos',
    now,
    api: { 'GET /v2/flights': departureList },
  },
  {
    name: 'hub-failed',
    title: 'Flights, the API is down',
    path: '/vuelos',
    now,
    api: { 'GET /v2/flights': down },
  },
  {
    name: 'departures',
    title: 'Departures, every status',
    path: '/vuelos/salidas',
    now,
    api: { 'GET /v2/flights': departureList, 'GET /v2/airlines': airlineList },
  },
  {
    name: 'departures-busy',
    title: 'Departures, a busy day that opens at now',
    path: '/vuelos/salidas',
    now,
    api: { 'GET /v2/flights': busyList, 'GET /v2/airlines': airlineList },
  },
  {
    name: 'departures-filtered',
    title: 'Departures, with filters chosen',
    path: '/vuelos/salidas?q=avianca&status=DLY&terminal=T1',
    now,
    api: {
      'GET /v2/flights': { ...departureList, flights: [delayed], 'GET /v2/airlines': airlineList },
    },
  },
  {
    name: 'departures-empty',
    title: 'Departures, nothing found',
    path: '/vuelos/salidas?q=zzz',
    now,
    api: { 'GET /v2/flights': emptyList, 'GET /v2/airlines': airlineList },
  },
  {
    name: 'departures-failed',
    title: 'Departures, the API is down',
    path: '/vuelos/salidas',
    now,
    api: { 'GET /v2/flights': down, 'GET /v2/airlines': airlineList },
  },
  {
    name: 'arrivals',
    title: 'Arrivals, with belts',
    path: '/vuelos/llegadas',
    now,
    api: { 'GET /v2/flights': arrivalList, 'GET /v2/airlines': airlineList },
  },
  {
    name: 'detail',
    title: 'A departure that boards',
    path: `/vuelos/detalle/${departure.id}`,
    now,
    api: { [`GET /v2/flights/${departure.id}`]: answer(departure) },
  },
  {
    name: 'detail-delayed',
    title: 'A late departure, with rights and history',
    path: `/vuelos/detalle/${delayed.id}`,
    now,
    api: {
      [`GET /v2/flights/${delayed.id}`]: answer(delayed, {
        rights,
        history: [
          {
            at: '2026-03-02T13:00:00Z',
            kind: 'time',
            from: delayed.scheduledAt,
            to: delayed.estimatedAt,
          },
        ],
      }),
    },
  },
  {
    name: 'detail-arrival',
    title: 'A late arrival in the air',
    path: `/vuelos/detalle/${airborne.id}`,
    now,
    api: { [`GET /v2/flights/${airborne.id}`]: answer(airborne) },
  },
  {
    name: 'detail-landed',
    title: 'A landed flight with its bags on the belt',
    path: `/vuelos/detalle/${arrival.id}`,
    now,
    api: { [`GET /v2/flights/${arrival.id}`]: answer(arrival) },
  },
  {
    name: 'detail-cancelled',
    title: 'A cancelled departure',
    path: `/vuelos/detalle/${cancelled.id}`,
    now,
    api: { [`GET /v2/flights/${cancelled.id}`]: answer(cancelled) },
  },
  {
    name: 'detail-unknown',
    title: 'An unknown flight',
    path: '/vuelos/detalle/XX1',
    now,
    api: { 'GET /v2/flights/XX1': unknown },
  },
  {
    name: 'connections',
    title: 'Connections, the form',
    path: '/vuelos/conexiones',
    now,
    api: { 'GET /v2/airlines': airlineList },
  },
  {
    name: 'connections-comfortable',
    title: 'Connections, comfortable, with both flight numbers',
    path: '/vuelos/conexiones?arrivalFlight=CM478&departureFlight=LA4020&baggage=hand',
    now,
    api: connectionAnswers(connectionFlights()),
  },
  {
    name: 'connections-tight',
    title: 'Connections, tight: bags perhaps to be collected',
    path: '/vuelos/conexiones?arrivalFlight=CM478&departureFlight=LA4020&baggage=yes',
    now,
    api: connectionAnswers(connectionFlights()),
  },
  {
    name: 'connections-impossible',
    title: 'Connections, not feasible: the inbound is three hours late',
    path: '/vuelos/conexiones?arrivalFlight=CM478&departureFlight=LA4020&baggage=no',
    now,
    api: connectionAnswers(connectionFlights({ arrival: inboundLate })),
  },
  {
    name: 'connections-plan',
    title: 'Connections, from abroad to another terminal, without times',
    path: '/vuelos/conexiones?arrival=international&departure=national&arrivalAirline=IB&departureAirline=VE&baggage=no',
    now,
    api: connectionAnswers(connectionFlights()),
  },
  {
    name: 'connections-missing',
    title: 'Connections, answers missing',
    path: '/vuelos/conexiones?arrival=international',
    now,
    api: connectionAnswers(connectionFlights()),
  },
  {
    name: 'connections-failed',
    title: 'Connections, without the list of airlines and without flights',
    path: '/vuelos/conexiones?arrivalFlight=CM478&departureFlight=LA4020&baggage=no',
    now,
    api: { 'GET /v2/airlines': down, 'GET /v2/flights': down },
  },
];
