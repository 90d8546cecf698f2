import type { Database } from '../db/database.ts';
import { addDays, bogotaDay } from '../time/time.ts';

/** Days for which rates are kept, and taken however late they come: a year, and a month to compare. */
export const keptDays = 400;
/** Days after which a house's quote says nothing any more. */
export const keptQuoteDays = 30;

/** Forgets rates and quotes that nobody is shown. */
export async function forgetRates(database: Database, now: Date): Promise<void> {
  const before = (days: number) => addDays(bogotaDay(now.getTime()), -days);
  await database.work.transaction(async (client) => {
    await client.query('delete from exchange_rate_days where date < $1', [before(keptDays)]);
    await client.query('delete from exchange_house_quotes where date < $1', [
      before(keptQuoteDays),
    ]);
  });
}

/** Forgets all of them: the site shows the demonstration's again. */
export const clearRates = (database: Database) =>
  database.work.transaction(async (client) => {
    await client.query('truncate exchange_rate_days, exchange_house_quotes');
  });
