import { asc, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readAt } from '../text/localized.ts';
import { addDays, bogotaDay } from '../time/time.ts';
import { demoBook } from './demoBook.ts';
import { keptDays, keptQuoteDays } from './keep.ts';
import type { DayRate, HouseQuote, RateBook } from './rateBook.ts';
import { exchangeRates, type QuoteRow, type RateRow } from './tables.ts';

export interface RateStore {
  /** What a feed or a service has brought, and the demonstration for what it has not. */
  rates: { kept: RateBook; demo: RateBook };
}

/** Days of each currency or house, the oldest first. */
type ByName<Row> = ReadonlyMap<string, readonly Row[]>;

/** Rows by their name, each as `read` makes it. */
function byName<Row, Read>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  read: (row: Row) => Read,
): ByName<Read> {
  const groups = new Map<string, Read[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row)) ?? [];
    group.push(read(row));
    groups.set(nameOf(row), group);
  }
  return groups;
}

/** A book of what is kept. */
function keptBook(rates: ByName<DayRate>, quotes: ByName<HouseQuote>): RateBook {
  const days = (currency: string, from: string, to: string) =>
    (rates.get(currency) ?? []).filter(({ date }) => date >= from && date <= to);
  return {
    source: 'import',
    currencies: [...rates.keys()],
    days,
    latest: (currency, day) => days(currency, '', day).at(-1) ?? null,
    quotes(house, day) {
      const known = (quotes.get(house) ?? []).filter(({ date }) => date <= day);
      // The newest of each currency is the last.
      return [...new Map(known.map((quote) => [quote.currency, quote])).values()];
    },
  };
}

/** Reads what is kept and the demonstration's constants. Throws when the database is away. */
export async function loadRates(orm: NodePgDatabase, now: Date): Promise<RateStore> {
  const today = bogotaDay(now.getTime());
  const constants = await orm.select().from(exchangeRates).orderBy(asc(exchangeRates.position));
  const { rows: days } = await orm.execute<RateRow>(sql`
    select currency, date::text as date, pesos::float8 as pesos, source, source_url
    from exchange_rate_days where date >= ${addDays(today, -keptDays)} order by currency, date`);
  const { rows: quotes } = await orm.execute<QuoteRow>(sql`
    select house, currency, date::text as date, buys::float8 as buys, sells::float8 as sells
    from exchange_house_quotes where date >= ${addDays(today, -keptQuoteDays)} order by date, currency`);
  const kept = keptBook(
    byName(
      days,
      ({ currency }) => currency,
      ({ date, pesos, source, source_url }) => ({
        date,
        pesos,
        origin: readAt(source, source_url, date),
      }),
    ),
    byName(
      quotes,
      ({ house }) => house,
      ({ currency, buys, sells, date }) => ({ currency, buys, sells, date }),
    ),
  );
  const worth = (currency: string, date: string) => kept.latest(currency, date)?.pesos ?? null;
  return { rates: { kept, demo: demoBook(constants, worth) } };
}
