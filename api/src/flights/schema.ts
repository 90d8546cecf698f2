import Type, { type Static } from 'typebox';
import {
  DataSource,
  Day,
  Instant,
  LocalizedText,
  SourceNote,
  TerminalId,
  nullable,
  ref,
  words,
} from '../http/schema.ts';

export const Airline = Type.Object(
  {
    iata: Type.String(),
    icao: Type.String(),
    name: Type.String(),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    colour: Type.String({ description: 'Hex colour of the tile; contrast with white ≥ 4.5.' }),
    type: Type.Integer({ description: '1 cargo, 2 commercial' }),
    terminal: TerminalId,
    slug: Type.String({ description: 'Address of its establishment page.' }),
  },
  { $id: 'Airline' },
);

export const AirlineList = Type.Object(
  { updatedAt: Instant, source: DataSource, airlines: Type.Array(ref(Airline)) },
  { $id: 'AirlineList' },
);

export const AirlineFlights = Type.Object(
  { flights: Type.Array(Type.String({ description: 'Such as AV 9314.' })) },
  { $id: 'AirlineFlights', description: 'For forms that ask for one.' },
);

export const Airport = Type.Object(
  {
    iata: Type.String(),
    icao: Type.String(),
    name: Type.String(),
    city: ref(LocalizedText),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    timeZone: Type.String({ description: 'IANA zone' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
    distanceKm: Type.Integer({ description: 'Great circle from Bogotá.' }),
    kind: words(['international', 'national']),
  },
  { $id: 'Airport' },
);

export const AirportList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    attribution: Type.String(),
    airports: Type.Array(ref(Airport)),
  },
  { $id: 'AirportList' },
);

export const flightStates = [
  'SCH',
  'DEL',
  'WIL',
  'GTO',
  'BRD',
  'GCL',
  'GTD',
  'DEP',
  'CNX',
  'GCH',
  'TOM',
  'AIR',
  'FIR',
  'EXP',
  'LND',
  'FIB',
  'ARR',
  'DIV',
] as const;

export const delayReasons = [
  'late-arrival',
  'weather',
  'fog',
  'air-traffic',
  'airline',
  'technical',
  'ground-handling',
] as const;

export const flightFields = {
  id: Type.String({ description: 'Date in Bogotá, direction and name: 2026-11-21-D-AV9314.' }),
  flightDirection: words(['A', 'D']),
  flightName: Type.String({ description: 'AV 9314' }),
  flightNumber: Type.Integer(),
  prefixIATA: Type.String(),
  prefixICAO: Type.String(),
  airline: Type.Object({
    iata: Type.String(),
    icao: Type.String(),
    name: Type.String(),
    colour: Type.String(),
  }),
  codeshares: Type.Array(Type.String()),
  kind: words(['international', 'national']),
  airlineType: Type.Unsafe<1 | 2>({
    type: 'integer',
    enum: [1, 2],
    description: '1 cargo, 2 commercial',
  }),
  serviceType: words(
    ['J', 'C', 'F', 'H'],
    'J scheduled passenger, C charter, F scheduled cargo, H charter cargo',
  ),
  scheduledAt: Instant,
  estimatedAt: nullable(Instant),
  actualAt: nullable(Instant),
  other: Type.Object(
    {
      iata: Type.String(),
      name: Type.String({ description: "The airport's own name." }),
      city: ref(LocalizedText),
      country: Type.String(),
      timeZone: Type.String(),
    },
    { description: 'The other end: the origin of an arrival, the destination of a departure.' },
  ),
  otherScheduledAt: Instant,
  otherEstimatedAt: nullable(Instant),
  terminal: TerminalId,
  pier: nullable(Type.String({ description: 'A, B, C, D, G or H; null for cargo.' })),
  gate: nullable(Type.String()),
  belts: Type.Array(Type.String()),
  checkIn: nullable(Type.Object({ desks: Type.String(), opensAt: Instant, closesAt: Instant })),
  expectedTimeGateOpen: nullable(Instant),
  expectedTimeBoarding: nullable(Instant),
  expectedTimeGateClosing: nullable(Instant),
  expectedTimeOnBelt: nullable(Instant),
  state: words(flightStates, 'The operational state; departures and arrivals have their own sets.'),
  status: words(['DEP', 'LND', 'ONT', 'DLY', 'CAN'], "The site's five statuses."),
  aircraft: nullable(
    Type.Object({
      iata: Type.String(),
      name: Type.String(),
      registration: nullable(Type.String()),
    }),
  ),
  durationMinutes: Type.Integer(),
  distanceKm: Type.Integer({ description: '0 when only a feed knows the other airport.' }),
  delayMinutes: Type.Integer({ description: 'Announced delay; 0 when none, negative when early.' }),
  delayReason: nullable(words(delayReasons)),
  lastUpdatedAt: Instant,
};

export const Flight = Type.Object(flightFields, { $id: 'Flight' });

export const FlightChange = Type.Object(
  {
    at: Instant,
    kind: words(['time', 'gate', 'terminal', 'belt', 'state']),
    from: nullable(Type.String()),
    to: nullable(
      Type.String({ description: 'An instant of kind time, a state of kind state, else a name.' }),
    ),
  },
  { $id: 'FlightChange', description: 'One change of a flight, and when it was reported.' },
);

export const PreviousLeg = Type.Object(
  {
    id: Type.String(),
    flightName: Type.String(),
    flightDirection: words(['A', 'D']),
    iata: Type.String(),
    city: ref(LocalizedText),
    scheduledAt: Instant,
    expectedAt: Instant,
    delayMinutes: Type.Integer(),
    status: words(['DEP', 'LND', 'ONT', 'DLY', 'CAN']),
  },
  {
    $id: 'PreviousLeg',
    description: 'The flight whose aircraft this one takes; its times are those at Bogotá.',
  },
);

export const PassengerRights = Type.Object(
  {
    cause: words(
      ['airline', 'other', 'unknown'],
      'The steps are owed when the airline is the cause.',
    ),
    reason: nullable(words(delayReasons, 'At the root: that of the leg that causes the delay.')),
    waitMinutes: Type.Integer(),
    steps: Type.Array(
      Type.Object({
        code: words(['refreshment', 'meal', 'compensation', 'lodging']),
        fromMinutes: Type.Integer(),
        pastTime: nullable(Type.String()),
        percent: nullable(Type.Integer()),
        reached: Type.Boolean(),
      }),
    ),
    origin: ref(SourceNote),
  },
  { $id: 'PassengerRights' },
);

export const FlightWalk = Type.Object(
  {
    legs: Type.Array(
      Type.Object({
        from: ref(LocalizedText),
        to: ref(LocalizedText),
        minutes: Type.Integer(),
        stepFreeMinutes: nullable(Type.Integer({ description: 'null where only steps lead.' })),
      }),
    ),
    fromPlace: Type.String({ description: 'Slug of the place on the map where it begins.' }),
    toPlace: Type.String({ description: 'Slug of the place on the map where it ends.' }),
    minutes: Type.Integer(),
    stepFreeMinutes: nullable(Type.Integer()),
    origin: ref(SourceNote),
  },
  {
    $id: 'FlightWalk',
    description: 'On foot from the desks to the gate, or from it to the exit, without queues.',
  },
);

export const FlightList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    date: Day,
    direction: words(['arrivals', 'departures']),
    flights: Type.Array(ref(Flight)),
  },
  { $id: 'FlightList' },
);

const BoardTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** The board's filters. An empty string counts as absent, as an HTML form sends it. */
export const FlightQuery = Type.Object({
  direction: Type.Optional(words(['arrivals', 'departures', ''], 'default departures')),
  date: Type.Optional(
    Type.String({ description: 'YYYY-MM-DD in Bogotá, today −1..+3; default today' }),
  ),
  q: Type.Optional(
    Type.String({
      maxLength: 80,
      description:
        'Number, city, airport or airline, codeshares too; accents and slips are forgiven.',
    }),
  ),
  airline: Type.Optional(Type.String({ maxLength: 8, description: 'IATA or ICAO code' })),
  terminal: Type.Optional(words(['T1', 'T2', '1', '2', ''])),
  kind: Type.Optional(words(['international', 'national', 'all', ''])),
  type: Type.Optional(words(['cargo', 'commercial', ''], 'default: both')),
  status: Type.Optional(words(['DEP', 'LND', 'ONT', 'DLY', 'CAN', ''])),
  from: Type.Optional(Type.Union([BoardTime, Type.Literal('')])),
  to: Type.Optional(Type.Union([BoardTime, Type.Literal('')])),
});

export type AirlineFlights = Static<typeof AirlineFlights>;
export type Airline = Static<typeof Airline>;
export type Airport = Static<typeof Airport>;
export type Flight = Static<typeof Flight>;
export type FlightChange = Static<typeof FlightChange>;
export type FlightWalk = Static<typeof FlightWalk>;
export type PassengerRights = Static<typeof PassengerRights>;
export type PreviousLeg = Static<typeof PreviousLeg>;
export type FlightList = Static<typeof FlightList>;
export type FlightQuery = Static<typeof FlightQuery>;
export type FlightState = Flight['state'];
export type FlightStatus = Flight['status'];
export type DelayReason = (typeof delayReasons)[number];
