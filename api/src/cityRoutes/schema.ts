import Type, { type Static } from 'typebox';
import {
  DataSource,
  Instant,
  LocalizedText,
  SourceNote,
  nullable,
  ref,
  words,
  TerminalId,
} from '../http/schema.ts';
import { TaxiPlace } from '../taxi/schema.ts';

export const cityMeans = ['bus', 'taxi', 'car', 'terminal-bus', 'walk'] as const;

export const CityRouteQuery = Type.Object({
  from: Type.String({ maxLength: 80, description: 'slug of a taxi place' }),
  terminal: Type.Optional(words(['T1', 'T2'], 'Where one goes without a flight; T1 unless given.')),
  flight: Type.Optional(
    Type.String({
      maxLength: 40,
      description:
        'A departure by id or name, such as AV 8523: its terminal, and by when to be there.',
    }),
  ),
});

export const AirportByQuery = Type.Object({
  flight: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'A departure by id or name, such as AV 8523.',
  }),
});

export const CityStep = Type.Object(
  {
    kind: words(['walk', 'bus', 'drive', 'terminal-bus']),
    from: Type.String(),
    to: Type.String(),
    minutes: Type.Integer({ description: 'For a drive, in heavy traffic.' }),
    metres: nullable(Type.Integer({ description: 'null for a bus' })),
    bus: nullable(
      Type.Object({
        name: Type.String(),
        headsign: Type.String(),
        departsAt: Instant,
        arrivesAt: Instant,
        stops: Type.Integer({ description: 'Stops until one gets off, that one included.' }),
      }),
    ),
    path: Type.Array(Type.Object({ latitude: Type.Number(), longitude: Type.Number() }), {
      description: 'From stop to stop; a drive has its two ends.',
    }),
  },
  { $id: 'CityStep' },
);

export const CityRoute = Type.Object(
  {
    means: words(cityMeans),
    leavesAt: Instant,
    arrivesAt: Instant,
    minutesMin: Type.Integer(),
    minutesMax: Type.Integer({ description: 'More than the least where traffic decides.' }),
    costCopMin: nullable(
      Type.Integer({ description: 'null where nobody says a price; 0 is free' }),
    ),
    costCopMax: nullable(Type.Integer()),
    costOrigin: nullable(ref(SourceNote)),
    parkingCopPerMinute: nullable(
      Type.Integer({ description: 'The city’s cap; the airport’s own tariff is not published.' }),
    ),
    steps: Type.Array(ref(CityStep)),
    timesOrigin: ref(SourceNote),
  },
  { $id: 'CityRoute' },
);

export const CityFlight = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    city: ref(LocalizedText),
    terminal: TerminalId,
    scheduledAt: Instant,
    expectedAt: Instant,
    airportBy: Instant,
    hoursBefore: nullable(
      Type.Number({ description: 'The advice that it follows; null when its time is past.' }),
    ),
    adviceOrigin: nullable(ref(SourceNote)),
    deskClosesAt: nullable(Instant),
    gate: nullable(Type.String()),
    gatePlace: nullable(
      Type.String({ description: 'Slug of the gate on the map, where a walk leads to it.' }),
    ),
    gateClosesAt: Instant,
    securityMinutes: nullable(Type.Integer({ description: 'The most that is forecast.' })),
    securitySource: nullable(DataSource),
    walkMinutes: nullable(Type.Integer()),
  },
  {
    $id: 'CityFlight',
    description: 'By when a passenger of a departure is at the terminal, and why.',
  },
);

export const CityRoutes = Type.Object(
  {
    from: ref(TaxiPlace),
    to: ref(TaxiPlace),
    flight: nullable(ref(CityFlight)),
    routes: Type.Array(ref(CityRoute)),
    without: Type.Array(words(cityMeans), { description: 'Means that have no route.' }),
    timetable: Type.Object({
      source: DataSource,
      publisher: Type.String(),
      version: Type.String(),
      validTo: Type.String(),
    }),
    updatedAt: Instant,
  },
  { $id: 'CityRoutes' },
);

export type AirportByQuery = Static<typeof AirportByQuery>;
export type CityRouteQuery = Static<typeof CityRouteQuery>;
export type CityStep = Static<typeof CityStep>;
export type CityRoute = Static<typeof CityRoute>;
export type CityFlight = Static<typeof CityFlight>;
export type CityRoutes = Static<typeof CityRoutes>;
