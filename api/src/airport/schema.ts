import Type, { type Static } from 'typebox';
import {
  DataSource,
  Instant,
  LocalizedText,
  SourceNote,
  ref,
  words,
  nullable,
  TerminalId,
} from '../http/schema.ts';

export const Terminal = Type.Object(
  {
    id: TerminalId,
    name: ref(LocalizedText),
    kinds: Type.Array(words(['international', 'national'])),
    piers: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: words(['international', 'national']),
        gates: Type.Array(Type.String()),
      }),
    ),
    airlines: Type.Array(Type.String({ description: 'IATA code' })),
    address: Type.String(),
    origin: ref(SourceNote),
  },
  { $id: 'Terminal' },
);

export const TerminalBus = Type.Object(
  {
    free: Type.Boolean(),
    allDay: Type.Boolean(),
    everyMinutesMin: nullable(Type.Integer()),
    everyMinutesMax: nullable(Type.Integer()),
    hoursOrigin: ref(SourceNote),
    frequencyOrigin: nullable(ref(SourceNote)),
  },
  {
    $id: 'TerminalBus',
    description:
      'The free bus between T1 and T2; how often it runs is null when no source in force says it.',
  },
);

export const TerminalList = Type.Object(
  {
    updatedAt: Instant,
    source: DataSource,
    terminals: Type.Array(ref(Terminal)),
    flightTerminals: Type.Array(TerminalId),
    bus: nullable(ref(TerminalBus)),
  },
  { $id: 'TerminalList' },
);

export type Terminal = Static<typeof Terminal>;

export type TerminalBus = Static<typeof TerminalBus>;

export const Weather = Type.Object(
  {
    temperatureC: Type.Integer(),
    sky: words(['clear', 'partly-cloudy', 'cloudy', 'rain', 'storm', 'fog']),
  },
  { $id: 'Weather' },
);

export const AirportTax = Type.Object(
  {
    code: Type.String(),
    name: ref(LocalizedText),
    amount: nullable(Type.Number({ description: 'null when no public source gives it' })),
    currency: Type.String(),
    origin: ref(SourceNote),
  },
  { $id: 'AirportTax' },
);

const airportNow = {
  open: Type.Boolean(),
  message: ref(LocalizedText),
  usual: Type.Optional(
    Type.Boolean({ description: 'Whether it is open and has nothing to say but that.' }),
  ),
  notice: Type.Optional(
    Type.Object(
      { slug: Type.String(), tone: words(['info', 'warning']) },
      { description: 'The notice of the press room that is the message, while one holds.' },
    ),
  ),
  since: Instant,
  weather: ref(Weather),
  updatedAt: Instant,
  source: DataSource,
};
export const AirportNow = Type.Object(airportNow, { $id: 'AirportNow' });
export const AirportState = Type.Object(
  { ...airportNow, taxes: Type.Array(ref(AirportTax)) },
  { $id: 'AirportState' },
);

export type AirportNow = Static<typeof AirportNow>;
export type AirportState = Static<typeof AirportState>;

export type Weather = Static<typeof Weather>;
