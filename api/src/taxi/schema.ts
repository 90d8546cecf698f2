import Type, { type Static } from 'typebox';
import { Day, Instant, SourceNote, nullable, ref, words } from '../http/schema.ts';

export const TaxiVehicleClass = words(['standard', 'quality']);

export const TaxiTariff = Type.Object(
  {
    vehicle: TaxiVehicleClass,
    unitCop: Type.Integer(),
    unitMetres: Type.Integer(),
    unitSeconds: Type.Integer(),
    startCop: Type.Integer(),
    minimumCop: Type.Integer(),
    airportCop: Type.Integer(),
    nightHolidayCop: Type.Integer(),
    doorToDoorCop: Type.Integer(),
  },
  { $id: 'TaxiTariff' },
);

export const TaxiVehicleLimits = Type.Object(
  { vehicle: TaxiVehicleClass, persons: Type.Integer(), bags: Type.Integer() },
  { $id: 'TaxiVehicleLimits', description: 'The most people and large bags of a vehicle.' },
);

export const TaxiFareTable = Type.Object(
  {
    decree: Type.String(),
    validFrom: Day,
    currency: Type.Literal('COP'),
    nightFrom: Type.String(),
    nightTo: Type.String(),
    tariffs: Type.Array(ref(TaxiTariff)),
    origin: ref(SourceNote),
    limits: Type.Array(ref(TaxiVehicleLimits)),
    limitsOrigin: ref(SourceNote),
  },
  {
    $id: 'TaxiFareTable',
    description: 'The official fares; night, Sunday and holiday are one surcharge.',
  },
);

export const TaxiUsualRides = Type.Object(
  {
    at: Instant,
    night: Type.Boolean({
      description: 'Whether the night, Sunday or holiday surcharge is in them.',
    }),
    fares: Type.Array(
      Type.Object({
        place: Type.String(),
        km: Type.Number(),
        totalCop: Type.Integer(),
        totalMaxCop: Type.Integer({ description: 'With the waiting of heavy traffic.' }),
      }),
    ),
    origin: ref(SourceNote),
  },
  {
    $id: 'TaxiUsualRides',
    description: 'What taxis cost between the airport and the places where most go, either way.',
  },
);

export const TaxiPlaceKind = words([
  'terminal',
  'neighbourhood',
  'hotel-zone',
  'hotel',
  'transport',
  'shopping',
  'health',
  'education',
  'culture',
  'town',
]);

export const TaxiPlace = Type.Object(
  {
    slug: Type.String({ description: 'terminal-1 and terminal-2 are the airport.' }),
    name: Type.String(),
    kind: TaxiPlaceKind,
    km: Type.Number({ description: 'Road distance from Terminal 1, an estimate.' }),
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
  { $id: 'TaxiPlace' },
);
export const TaxiPlaceList = Type.Object(
  { origin: ref(SourceNote), places: Type.Array(ref(TaxiPlace)) },
  { $id: 'TaxiPlaceList' },
);
export const TaxiPlaceQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  kind: Type.Optional(Type.Union([TaxiPlaceKind, Type.Literal('')])),
});

export const TaxiFareLine = Type.Object(
  {
    code: words([
      'start',
      'units',
      'waiting',
      'minimum',
      'airport',
      'night-holiday',
      'door-to-door',
    ]),
    quantity: Type.Integer(),
    unitCop: Type.Integer(),
    cop: Type.Integer(),
  },
  { $id: 'TaxiFareLine' },
);

export const TaxiFare = Type.Object(
  {
    lines: Type.Array(ref(TaxiFareLine)),
    totalCop: Type.Integer({ description: 'Without waiting, unless the waiting was given.' }),
    totalMaxCop: Type.Integer({
      description: 'With the most waiting that is usual; equal to totalCop when it was given.',
    }),
    roundedTo: Type.Integer({
      description: 'Pesos the totals are rounded to: 50, the smallest coin.',
    }),
    waiting: Type.Object({
      minutesMin: Type.Integer(),
      minutesMax: Type.Integer({ description: 'Minutes standing in traffic, an estimate.' }),
    }),
    surcharges: Type.Object({
      airport: Type.Boolean(),
      night: Type.Boolean(),
      sunday: Type.Boolean(),
      holiday: Type.Boolean(),
    }),
    limits: Type.Object({
      persons: Type.Integer(),
      bags: Type.Integer(),
      exceeded: Type.Array(words(['persons', 'bags']), {
        description: 'What does not fit into one vehicle of this class.',
      }),
    }),
    km: Type.Number(),
    vehicle: TaxiVehicleClass,
    at: Instant,
    origin: nullable(ref(TaxiPlace)),
    destination: nullable(ref(TaxiPlace)),
    decree: Type.String(),
    validFrom: Day,
    source: Type.String(),
    sourceUrl: nullable(Type.String()),
    readOn: Day,
  },
  { $id: 'TaxiFare' },
);

const few = Type.Optional(Type.Integer({ minimum: 0, maximum: 50 }));
export const TaxiFareQuery = Type.Object({
  origin: Type.Optional(Type.String({ maxLength: 80, description: 'slug of a place' })),
  destination: Type.Optional(Type.String({ maxLength: 80, description: 'slug of a place' })),
  km: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 200,
      description: 'Instead of two places: a ride from or to the airport.',
    }),
  ),
  at: Type.Optional(Type.String({ maxLength: 40, description: 'ISO instant; default now' })),
  vehicle: Type.Optional(words(['standard', 'quality', ''])),
  persons: few,
  bags: few,
  doorToDoor: Type.Optional(words(['true', 'false', 'on', '1', '0', ''])),
  waitingMinutes: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 240, description: 'Known waiting, instead of a range.' }),
  ),
});

export const TaxiPlate = Type.Object(
  {
    plate: Type.String({ description: 'As it is written: ABC123.' }),
    status: words(['valid', 'not-found'], 'valid: an authorised vehicle of the airport’s taxis'),
  },
  { $id: 'TaxiPlate' },
);

export type TaxiTariff = Static<typeof TaxiTariff>;
export type TaxiVehicleLimits = Static<typeof TaxiVehicleLimits>;
export type TaxiPlace = Static<typeof TaxiPlace>;
export type TaxiFare = Static<typeof TaxiFare>;
export type TaxiFareLine = Static<typeof TaxiFareLine>;
export type TaxiFareQuery = Static<typeof TaxiFareQuery>;
export type TaxiUsualRides = Static<typeof TaxiUsualRides>;
export type TaxiPlate = Static<typeof TaxiPlate>;
