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
  TerminalId,
} from '../http/schema.ts';
import { AirportNow } from '../airport/schema.ts';

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
    source: DataSource,
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
    id: Type.String({ description: 'As in the feed of sensors.' }),
    terminal: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
    kind: words(['international', 'national']),
    minutesMin: Type.Integer(),
    minutesMax: Type.Integer(),
    level: words(['low', 'medium', 'high']),
    source: DataSource,
    updatedAt: Instant,
  },
  { $id: 'QueueTime' },
);
export const QueueList = Type.Object(
  { updatedAt: Instant, source: DataSource, queues: Type.Array(ref(QueueTime)) },
  { $id: 'QueueList' },
);

export const LiveCourse = Type.Object(
  {
    points: Type.Array(
      Type.Object({
        at: Instant,
        measured: nullable(Type.Integer({ description: 'The mean of a half hour that is over.' })),
        expected: nullable(Type.Integer({ description: 'The forecast of that half hour.' })),
      }),
      { description: 'The half hours of the day, from midnight in Bogotá.' },
    ),
    daysKnown: Type.Integer({ description: 'Days of the past that the forecast is made from.' }),
    yesterday: Type.Object(
      { error: nullable(Type.Number()), averageError: nullable(Type.Number()) },
      {
        description:
          'How far off yesterday’s forecast was on average, and a plain average of all days.',
      },
    ),
  },
  {
    $id: 'LiveCourse',
    description: 'How a figure went today and is expected to go, in the unit of the figure.',
  },
);

export const Checkpoint = Type.Object(
  {
    id: Type.String(),
    checkpoint: words(
      ['security', 'emigration', 'immigration'],
      'emigration: passport desks before a flight. immigration: those after one.',
    ),
    terminal: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
    kind: words(['international', 'national']),
    minutesMin: Type.Integer(),
    minutesMax: Type.Integer(),
    level: words(['low', 'medium', 'high']),
    source: DataSource,
    updatedAt: Instant,
    course: ref(LiveCourse),
  },
  { $id: 'Checkpoint', description: 'A queue that exists: its wait now, today and later.' },
);
export const ParkingCourseList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    courses: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of the car park.' }),
        source: DataSource,
        course: ref(LiveCourse),
      }),
    ),
  },
  { $id: 'ParkingCourseList', description: 'Free places through the day.' },
);
export const CheckpointList = Type.Object(
  { updatedAt: Instant, source: DataSource, checkpoints: Type.Array(ref(Checkpoint)) },
  { $id: 'CheckpointList' },
);

export const LiveFigures = Type.Object(
  {
    at: Instant,
    queues: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of the checkpoint.' }),
        minutesMin: Type.Integer(),
        minutesMax: Type.Integer(),
        level: words(['low', 'medium', 'high']),
        source: DataSource,
        updatedAt: Instant,
      }),
    ),
    parkings: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of the car park.' }),
        available: Type.Integer(),
        source: DataSource,
        updatedAt: Instant,
      }),
    ),
    airport: ref(AirportNow),
  },
  {
    $id: 'LiveFigures',
    description: 'What the event `figures` of /v2/flight-events carries: every figure of now.',
  },
);

export const LiveReadings = Type.Object(
  {
    readings: Type.Array(
      Type.Object({
        subject: Type.String({
          maxLength: 60,
          description: 'Id of a queue (/v2/checkpoints) or of a car park (/v2/parking).',
        }),
        measuredAt: Type.String({ maxLength: 40, description: 'An instant with its zone.' }),
        value: Type.Number({ description: 'Minutes of waiting, or free places.' }),
      }),
      { minItems: 1, maxItems: 5_000 },
    ),
  },
  {
    $id: 'LiveReadings',
    examples: [
      {
        readings: [
          { subject: '1-national', measuredAt: '2026-11-20T12:00:00-05:00', value: 14 },
          { subject: 't1-car', measuredAt: '2026-11-20T12:00:00-05:00', value: 312 },
        ],
      },
    ],
  },
);
export const LiveReceipt = Type.Object(
  {
    taken: Type.Integer({ description: 'Readings that are new.' }),
    corrected: Type.Integer({ description: 'Moments that were known with another value.' }),
    unchanged: Type.Integer({ description: 'Readings that were known.' }),
    rejected: Type.Integer(),
    faults: Type.Array(
      Type.Object({
        reading: Type.Integer({ description: 'Its place in the message, from 1.' }),
        subject: Type.String(),
        reason: Type.String(),
      }),
    ),
  },
  { $id: 'LiveReceipt' },
);

export type Tariff = Static<typeof Tariff>;
export type Parking = Static<typeof Parking>;
export type QueueTime = Static<typeof QueueTime>;
export type LiveCourse = Static<typeof LiveCourse>;
export type Checkpoint = Static<typeof Checkpoint>;
export type LiveFigures = Static<typeof LiveFigures>;
export type LiveReceipt = Static<typeof LiveReceipt>;
