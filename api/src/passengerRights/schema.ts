import Type, { type Static } from 'typebox';
import {
  DataSource,
  Instant,
  LocalizedText,
  SourceNote,
  nullable,
  ref,
  words,
} from '../http/schema.ts';
import { PassengerRights } from '../flights/schema.ts';

const problems = ['delay', 'cancelled', 'overbooked'] as const;
const causes = ['airline', 'other', 'unknown'] as const;

export const RightsQuery = Type.Object({
  flight: Type.Optional(
    Type.String({
      maxLength: 40,
      description:
        'A flight by id or name, such as AV 8523: its delay is known. The rest counts without it.',
    }),
  ),
  problem: Type.Optional(words(problems, 'delay unless given')),
  hours: Type.Optional(
    Type.Number({ minimum: 0, maximum: 72, description: 'Waited, or announced; 0 unless given.' }),
  ),
  cause: Type.Optional(words(causes, 'unknown unless given; other is the weather and the like.')),
  night: Type.Optional(words(['1'], 'The wait goes past the time of lodging.')),
});

export const RightsFlight = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    airline: Type.String(),
    city: ref(LocalizedText),
    direction: words(['D', 'A']),
    scheduledAt: Instant,
    source: DataSource,
  },
  { $id: 'RightsFlight' },
);

export const RightsAnswer = Type.Object(
  {
    problem: nullable(words(problems, 'null for a flight that has none.')),
    governed: Type.Boolean({
      description: 'false for a flight that begins abroad, where other rules hold, and for cargo.',
    }),
    cause: PassengerRights.properties.cause,
    reason: PassengerRights.properties.reason,
    waitMinutes: Type.Integer(),
    steps: PassengerRights.properties.steps,
    flight: nullable(ref(RightsFlight)),
    origin: ref(SourceNote),
    updatedAt: Instant,
  },
  { $id: 'RightsAnswer', description: 'What RAC 3 gives a passenger of a flight with a problem.' },
);

export type RightsQuery = Static<typeof RightsQuery>;
export type RightsAnswer = Static<typeof RightsAnswer>;
