import Type, { type Static } from 'typebox';
import { Day, Instant, SourceNote, nullable, ref, words } from './common.ts';

export const TaxiTariff = Type.Object(
  {
    vehicle: words(['standard', 'quality']),
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

export const TaxiFareTable = Type.Object(
  {
    decree: Type.String(),
    validFrom: Day,
    currency: Type.Literal('COP'),
    nightFrom: Type.String(),
    nightTo: Type.String(),
    tariffs: Type.Array(ref(TaxiTariff)),
    origin: ref(SourceNote),
  },
  {
    $id: 'TaxiFareTable',
    description: 'The official fares; night, Sunday and holiday are one surcharge.',
  },
);

export const TaxiPlace = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    kind: words([
      'neighbourhood',
      'hotel-zone',
      'transport',
      'shopping',
      'health',
      'education',
      'culture',
      'town',
    ]),
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
export const TaxiPlaceQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 80 })) });

export const TaxiFareLine = Type.Object(
  {
    code: words(['start', 'units', 'airport', 'night-holiday', 'door-to-door', 'minimum']),
    quantity: Type.Integer(),
    unitCop: Type.Integer(),
    cop: Type.Integer(),
  },
  { $id: 'TaxiFareLine' },
);

export const TaxiFare = Type.Object(
  {
    lines: Type.Array(ref(TaxiFareLine)),
    totalCop: Type.Integer(),
    totalMaxCop: Type.Integer({ description: 'With the waiting that Bogotá traffic may add.' }),
    roundedTo: Type.Integer({
      description: 'Pesos the totals are rounded to: 50, the smallest coin.',
    }),
    km: Type.Number(),
    direction: words(['from', 'to']),
    vehicle: words(['standard', 'quality']),
    at: Instant,
    place: nullable(ref(TaxiPlace)),
    source: Type.String(),
    sourceUrl: nullable(Type.String()),
    readOn: Day,
  },
  { $id: 'TaxiFare' },
);

export const TaxiFareQuery = Type.Object({
  place: Type.Optional(Type.String({ maxLength: 80 })),
  km: Type.Optional(Type.Number({ minimum: 0, maximum: 200 })),
  at: Type.Optional(Type.String({ maxLength: 40, description: 'ISO instant; default now' })),
  direction: Type.Optional(words(['from', 'to', ''])),
  vehicle: Type.Optional(words(['standard', 'quality', ''])),
  doorToDoor: Type.Optional(words(['true', 'false', 'on', '1', '0', ''])),
});

export const TaxiUser = Type.Object(
  { name: nullable(Type.String()), phone: Type.String(), phone_country_code: Type.String() },
  { $id: 'TaxiUser' },
);
export const TaxiMe = Type.Object({ user: ref(TaxiUser) }, { $id: 'TaxiMe' });

export const TaxiBooking = Type.Object(
  {
    number: Type.String(),
    status: words(['nueva', 'confirmada', 'cumplida']),
    origin: Type.String(),
    destination: Type.String(),
    at: Instant,
    name: Type.String(),
    mobile: Type.String(),
    email: nullable(Type.String()),
    paymentMethod: words(['cash', 'card-terminal']),
    priceCop: nullable(Type.Integer()),
    vehicle: nullable(Type.String()),
    driverName: nullable(Type.String()),
    plate: nullable(Type.String()),
    persons: Type.Integer(),
    bags: Type.Integer(),
  },
  { $id: 'TaxiBooking' },
);
export const TaxiBookings = Type.Object(
  {
    nueva: Type.Array(ref(TaxiBooking)),
    confirmada: Type.Array(ref(TaxiBooking)),
    cumplida: Type.Array(ref(TaxiBooking)),
  },
  { $id: 'TaxiBookings' },
);

export type TaxiTariff = Static<typeof TaxiTariff>;
export type TaxiPlace = Static<typeof TaxiPlace>;
export type TaxiFare = Static<typeof TaxiFare>;
export type TaxiFareLine = Static<typeof TaxiFareLine>;
export type TaxiFareQuery = Static<typeof TaxiFareQuery>;
export type TaxiUser = Static<typeof TaxiUser>;
export type TaxiBooking = Static<typeof TaxiBooking>;
export type TaxiBookings = Static<typeof TaxiBookings>;
