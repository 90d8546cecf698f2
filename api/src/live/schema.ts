import Type, { type Static } from 'typebox';
import {
  DataSource,
  Day,
  Instant,
  LocalizedText,
  SourceNote,
  nullable,
  ref,
  words,
} from '../http/schema.ts';
import { TerminalId } from '../flights/schema.ts';

export const Tariff = Type.Object(
  {
    copPerMinute: Type.Integer(),
    source: Type.String(),
    sourceUrl: nullable(Type.String()),
    readOn: Day,
  },
  {
    $id: 'Tariff',
    description: "The city's cap per minute; the airport's own tariff is not published.",
  },
);

export const Parking = Type.Object(
  {
    id: Type.String(),
    terminal: TerminalId,
    name: ref(LocalizedText),
    vehicle: words(['car', 'motorcycle', 'bicycle']),
    capacity: Type.Integer(),
    capacityOrigin: ref(SourceNote),
    available: Type.Integer(),
    tariff: nullable(ref(Tariff)),
    contact: nullable(Type.String()),
    updatedAt: Instant,
  },
  { $id: 'Parking' },
);
export const ParkingList = Type.Object(
  { updatedAt: Instant, source: DataSource, parkings: Type.Array(ref(Parking)) },
  { $id: 'ParkingList' },
);

export const QueueTime = Type.Object(
  {
    terminal: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
    kind: words(['international', 'national']),
    minutesMin: Type.Integer(),
    minutesMax: Type.Integer(),
    level: words(['low', 'medium', 'high']),
    updatedAt: Instant,
  },
  { $id: 'QueueTime' },
);
export const QueueList = Type.Object(
  { updatedAt: Instant, source: DataSource, queues: Type.Array(ref(QueueTime)) },
  { $id: 'QueueList' },
);

export const WalkingTime = Type.Object(
  {
    from: Type.String({ description: 'Key of the place, such as t1-security-international.' }),
    fromName: ref(LocalizedText),
    fromPlace: Type.String({ description: 'Slug of the place on the map.' }),
    to: Type.String(),
    toName: ref(LocalizedText),
    toPlace: Type.String({ description: 'Slug of the place on the map.' }),
    terminal: TerminalId,
    minutes: Type.Integer(),
    stepFreeMinutes: nullable(Type.Integer({ description: 'null where only steps lead.' })),
    metres: Type.Integer(),
  },
  {
    $id: 'WalkingTime',
    description: 'The shortest way on the map’s walking graph, without queues.',
  },
);
export const WalkingTimeList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    origin: ref(SourceNote),
    walkingTimes: Type.Array(ref(WalkingTime)),
  },
  { $id: 'WalkingTimeList' },
);

export const ExchangeRate = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217' }),
    copPerUnit: Type.Number(),
    updatedAt: Instant,
  },
  { $id: 'ExchangeRate' },
);
export const ExchangeRateList = Type.Object(
  {
    base: Type.Literal('COP'),
    updatedAt: Instant,
    source: DataSource,
    origin: ref(SourceNote),
    rates: Type.Array(ref(ExchangeRate)),
  },
  { $id: 'ExchangeRateList' },
);

export type Tariff = Static<typeof Tariff>;
export type Parking = Static<typeof Parking>;
export type QueueTime = Static<typeof QueueTime>;
export type WalkingTime = Static<typeof WalkingTime>;
export type ExchangeRate = Static<typeof ExchangeRate>;
