import { chance } from '../demo/random.ts';
import { readAt } from '../text/localized.ts';
import { addDays, day } from '../time/time.ts';
import type { DayRate, HouseQuote, RateBook } from './rateBook.ts';
import type { exchangeRates } from './tables.ts';

/** Currencies that houses of the demonstration change. */
const changed = ['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL'] as const;

const digits = (value: number) => Number(value.toPrecision(value < 100 ? 4 : 5));

/** A course of a currency's own that turns every so many days, from -1 to 1. */
function course(currency: string, date: string, days: number): number {
  const at = Date.parse(date) / day / days;
  const turn = (count: number) => 2 * chance('rate', currency, days, count) - 1;
  const before = Math.floor(at);
  return turn(before) + (at - before) * (turn(before + 1) - turn(before));
}

/** A constant, moved by up to 7 % in the course of months and a little from day to day. */
function demoRate(currency: string, copPerUnit: number, date: string): number {
  const moved =
    0.045 * course(currency, date, 61) +
    0.016 * course(currency, date, 11) +
    0.008 * course(currency, date, 2);
  return digits(copPerUnit * (1 + moved));
}

/**
 * The demonstration's rates and quotes: a pure function of the day.
 * @param worth what a currency is worth on a day by who knows best; houses stay around it.
 */
export function demoBook(
  constants: readonly (typeof exchangeRates.$inferSelect)[],
  worth: (currency: string, date: string) => number | null = () => null,
): RateBook {
  const known = new Map(constants.map(({ currency, copPerUnit }) => [currency, copPerUnit]));

  function latest(currency: string, date: string): DayRate | null {
    const copPerUnit = known.get(currency);
    if (copPerUnit === undefined) return null;
    return {
      date,
      pesos: demoRate(currency, copPerUnit, date),
      origin: readAt('demo', null, date),
    };
  }

  function quote(house: string, currency: string, date: string): HouseQuote[] {
    const pesos = worth(currency, date) ?? latest(currency, date)?.pesos;
    if (pesos === undefined) return [];
    const margin = 0.035 + 0.04 * chance('house', house, currency);
    const step = pesos >= 1_000 ? 10 : 1;
    const rounded = (value: number) => Math.round(value / step) * step;
    const [buys, sells] = [rounded(pesos * (1 - margin)), rounded(pesos * (1 + margin))];
    return [{ currency, buys, sells, date }];
  }

  return {
    source: 'demo',
    currencies: [...known.keys()],
    latest,
    days(currency, from, to) {
      const length = Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
      return Array.from({ length }, (_, index) => addDays(from, index)).flatMap(
        (date) => latest(currency, date) ?? [],
      );
    },
    quotes: (house, date) => changed.flatMap((currency) => quote(house, currency, date)),
  };
}
