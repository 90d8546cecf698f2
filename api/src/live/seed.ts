import Type from 'typebox';
import { readData } from '../demo/dataFile.ts';
import { LocalizedText, words } from '../http/schema.ts';
import type { parkings, queues } from './tables.ts';

const closed = { additionalProperties: false };
const count = Type.Integer({ minimum: 1 });
const fact = Type.String({ description: 'the id of a fact' });

const file = readData(
  'live.yaml',
  Type.Object({
    parkings: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          terminal: words(['T1', 'T2']),
          vehicle: words(['car', 'motorcycle', 'bicycle']),
          capacity: Type.Optional(count),
          capacityFact: Type.Optional(fact),
          tariffFact: fact,
          name: LocalizedText,
        },
        closed,
      ),
    ),
    queues: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          terminal: Type.Union([Type.Literal(1), Type.Literal(2)]),
          kind: words(['international', 'national']),
          lanes: count,
          passengersPerLaneHour: count,
        },
        closed,
      ),
    ),
  }),
);

/** The car parks, in the order of the file. */
export const parkingSeed = file.parkings.map(
  ({ capacity = null, capacityFact = null, ...parking }, position) => ({
    ...parking,
    position,
    capacity,
    capacityFact,
    contact: null,
  }),
) satisfies (typeof parkings.$inferInsert)[];

/** The security checkpoints with their lanes. */
export const queueSeed: (typeof queues.$inferInsert)[] = file.queues;
