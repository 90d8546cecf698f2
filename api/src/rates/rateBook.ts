import type { SourceNote } from '../http/schema.ts';

/** What a currency was worth on a day. */
export interface DayRate {
  date: string;
  /** For one unit. */
  pesos: number;
  origin: SourceNote;
}

/** What an exchange house pays and asks for one unit of a currency, in pesos. */
export interface HouseQuote {
  currency: string;
  buys: number;
  sells: number;
  date: string;
}

/** Who says what currencies are worth: the demonstration, or what a feed or a service has brought. */
export interface RateBook {
  source: 'demo' | 'import';
  /** ISO 4217. */
  currencies: readonly string[];
  /** What holds on a day, which may have been set on one before; null for a currency of which nothing is known. */
  latest(currency: string, day: string): DayRate | null;
  /** The days of a stretch of which something is known, the oldest first. */
  days(currency: string, from: string, to: string): readonly DayRate[];
  /** The newest quotes of a house on a day; nothing when none are known. */
  quotes(house: string, day: string): readonly HouseQuote[];
}
