import { hoursNear } from '../hours/hours.ts';
import type { EstablishmentRow } from '../establishments/store.ts';
import type { SourceNote } from '../http/schema.ts';
import type { Store } from '../store.ts';
import { addDays, bogotaDay, bogotaInstant, iso } from '../time/time.ts';
import type { RateBook } from './rateBook.ts';
import type { ExchangeHouse, ExchangeHouseList, ExchangeRateList, RateHistory } from './schema.ts';

type Rates = Pick<Store, 'rates'>;

/** When a day begins in Bogotá. */
const beginOf = (date: string) => iso(bogotaInstant(date, '00:00').getTime());

/** Who says what a currency is worth on a day: what was brought, else the demonstration. */
const bookOf = ({ rates: { kept, demo } }: Rates, currency: string, day: string): RateBook =>
  kept.latest(currency, day) ? kept : demo;

const sourceOf = (rows: readonly { source: 'demo' | 'import' }[]) =>
  rows.some(({ source }) => source === 'demo') ? ('demo' as const) : ('import' as const);

/** The rates in force at `now`, UTC milliseconds. */
export function exchangeRates(store: Rates, now: number): ExchangeRateList {
  const today = bogotaDay(now);
  const { kept, demo } = store.rates;
  const rates = [...new Set([...demo.currencies, ...kept.currencies])].flatMap((currency) => {
    const book = bookOf(store, currency, today);
    const rate = book.latest(currency, today);
    if (rate === null) return [];
    const { date, pesos, origin } = rate;
    const { source } = book;
    return [{ currency, copPerUnit: pesos, date, updatedAt: beginOf(date), source, origin }];
  });
  const newest = rates.reduce((most, { date }) => (date > most ? date : most), '');
  return {
    base: 'COP',
    updatedAt: beginOf(newest === '' ? today : newest),
    source: sourceOf(rates),
    rates,
  };
}

/** What a currency was worth in the past year; null for one of which nothing is known. */
export function rateHistory(store: Rates, currency: string, now: number): RateHistory | null {
  const today = bogotaDay(now);
  const book = bookOf(store, currency, today);
  const days = book.days(currency, addDays(today, -364), today);
  const newest = days.at(-1);
  if (newest === undefined) return null;
  const origins = new Map<string, SourceNote>();
  for (const { origin } of days.toReversed())
    if (!origins.has(origin.source)) origins.set(origin.source, origin);
  return {
    currency,
    updatedAt: beginOf(newest.date),
    source: book.source,
    points: days.map(({ date, pesos }) => ({ date, copPerUnit: pesos })),
    origins: [...origins.values()],
  };
}

/** Whether an establishment changes money. */
export const isExchangeHouse = ({ category }: Pick<EstablishmentRow, 'category'>) =>
  category === 'exchange_house';

/**
 * The airport's exchange houses with what they pay and ask at `now`, UTC milliseconds. Figures of the demonstration are
 * given to its own houses alone: a real one without quotes has none.
 */
export function exchangeHouses(
  { rates: { kept, demo }, establishments }: Rates & Pick<Store, 'establishments'>,
  now: number,
): ExchangeHouseList {
  const today = bogotaDay(now);
  const houses = establishments.filter(isExchangeHouse).map((row): ExchangeHouse => {
    const { slug, name, terminal, floor, area, location, source } = row;
    const own = kept.quotes(slug, today).map((quote) => ({ ...quote, source: kept.source }));
    const shown = source === 'demo' ? demo.quotes(slug, today) : [];
    const quotes = shown
      .filter(({ currency }) => own.every((quote) => quote.currency !== currency))
      .map((quote) => ({ ...quote, source: demo.source }));
    return {
      ...{ slug, name, terminal, floor, area, location, source },
      hours: hoursNear(row.hours, now),
      quotes: [...own, ...quotes],
    };
  });
  return { updatedAt: iso(now), source: sourceOf(houses), houses };
}
