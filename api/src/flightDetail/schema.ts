import Type, { type Static } from 'typebox';
import {
  flightFields,
  FlightChange,
  FlightWalk,
  PassengerRights,
  PreviousLeg,
} from '../flights/schema.ts';
import {
  DataSource,
  Instant,
  LocalizedText,
  SourceNote,
  nullable,
  ref,
  words,
} from '../http/schema.ts';
import { TaxiUsualRides } from '../taxi/schema.ts';

export const FlightJourney = Type.Object(
  {
    floor: nullable(Type.Integer({ description: 'Floor of the gate on the map.' })),
    walk: nullable(ref(FlightWalk)),
    security: nullable(
      Type.Object(
        {
          at: Instant,
          minutesMin: Type.Integer(),
          minutesMax: Type.Integer(),
          level: words(['low', 'medium', 'high']),
          source: DataSource,
        },
        { description: 'The queue expected when passengers of this flight come.' },
      ),
    ),
    leave: nullable(
      Type.Object(
        {
          airportBy: Instant,
          hoursBefore: Type.Number(),
          centreBy: Instant,
          km: Type.Number(),
          travelMinutesMin: Type.Integer(),
          travelMinutesMax: Type.Integer(),
          origin: ref(SourceNote),
        },
        {
          description: 'When to be at the airport, and to leave the centre; null once it is past.',
        },
      ),
    ),
    taxi: nullable(ref(TaxiUsualRides)),
    carrier: nullable(
      Type.Object({
        slug: Type.String(),
        location: ref(LocalizedText),
        phone: nullable(Type.String()),
        web: nullable(Type.String()),
      }),
    ),
  },
  { $id: 'FlightJourney', description: 'What a passenger needs at the airport around the flight.' },
);

export const FlightAnswer = Type.Object(
  {
    ...flightFields,
    source: DataSource,
    updatedAt: Instant,
    history: Type.Array(ref(FlightChange)),
    previousLeg: nullable(ref(PreviousLeg)),
    rights: nullable(ref(PassengerRights)),
    journey: ref(FlightJourney),
  },
  {
    $id: 'FlightAnswer',
    description:
      'One flight, with the source and age of the answer and what a traveller asks next.',
  },
);

export type FlightAnswer = Static<typeof FlightAnswer>;
export type FlightJourney = Static<typeof FlightJourney>;
