import Type, { type Static } from 'typebox';
import { OpeningHours } from '../hours/schema.ts';
import {
  DataSource,
  Day,
  Instant,
  LocalizedText,
  SourceNote,
  ref,
  words,
  TerminalId,
} from '../http/schema.ts';

const Currency = Type.String({ description: 'ISO 4217' });

export const ExchangeRate = Type.Object(
  {
    currency: Currency,
    copPerUnit: Type.Number(),
    date: Day,
    updatedAt: Instant,
    source: DataSource,
    origin: ref(SourceNote),
  },
  {
    $id: 'ExchangeRate',
    description:
      'date: the day of which it is; it holds until a newer one is known. updatedAt: when that day begins in Bogotá.',
  },
);
export const ExchangeRateList = Type.Object(
  {
    base: Type.Literal('COP'),
    updatedAt: Instant,
    source: DataSource,
    rates: Type.Array(ref(ExchangeRate)),
  },
  {
    $id: 'ExchangeRateList',
    description: 'updatedAt is that of the newest; source is demo when one of them is.',
  },
);

export const RateHistoryQuery = Type.Object({
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'ISO 4217, of those that /v2/exchange-rates has.',
  }),
});
export const RateHistory = Type.Object(
  {
    currency: Currency,
    updatedAt: Instant,
    source: DataSource,
    points: Type.Array(Type.Object({ date: Day, copPerUnit: Type.Number() }), {
      description: 'Days of the past year of which something is known, the oldest first.',
    }),
    origins: Type.Array(ref(SourceNote), { description: 'Who says so, the newest first.' }),
  },
  { $id: 'RateHistory' },
);

export const ExchangeHouse = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    terminal: TerminalId,
    floor: Type.Integer(),
    area: words(['pasajeros', 'publica']),
    location: ref(LocalizedText),
    hours: ref(OpeningHours),
    source: DataSource,
    quotes: Type.Array(
      Type.Object({
        currency: Currency,
        buys: Type.Number({ description: 'Pesos that it pays for one unit.' }),
        sells: Type.Number({ description: 'Pesos that it asks for one unit.' }),
        date: Day,
        source: DataSource,
      }),
      { description: 'Empty when what it pays and asks is not known.' },
    ),
  },
  { $id: 'ExchangeHouse' },
);
export const ExchangeHouseList = Type.Object(
  { updatedAt: Instant, source: DataSource, houses: Type.Array(ref(ExchangeHouse)) },
  { $id: 'ExchangeHouseList' },
);

export type ExchangeRate = Static<typeof ExchangeRate>;
export type ExchangeRateList = Static<typeof ExchangeRateList>;
export type RateHistory = Static<typeof RateHistory>;
export type ExchangeHouse = Static<typeof ExchangeHouse>;
export type ExchangeHouseList = Static<typeof ExchangeHouseList>;
