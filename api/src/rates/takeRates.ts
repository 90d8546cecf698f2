import type { PoolClient } from 'pg';
import { announceChange, type Database } from '../db/database.ts';
import type { Store } from '../store.ts';
import type { CsvFault } from '../text/readCsv.ts';
import { addDays, bogotaDay } from '../time/time.ts';
import { isExchangeHouse } from './answers.ts';
import { judgeRates, type Judged } from './judgeRates.ts';
import type { SentEntry } from './readRates.ts';

/** What came of entries. */
export interface RateReceipt {
  /** Days that are new. */
  taken: number;
  /** Days that were known with another figure or source. */
  corrected: number;
  unchanged: number;
  faults: CsvFault[];
}

/** Days around one on which a currency is worth about the same. */
const alikeDays = 10;

/**
 * Takes rates and quotes into the database, in one transaction. A day counts once, however often and in whatever order it
 * comes; the same day with another figure is corrected.
 * @param mode `all`: nothing is taken when an entry is faulty. `good`: what is good is taken.
 */
export async function takeRates(
  database: Database,
  store: Pick<Store, 'rates' | 'establishments'>,
  { entries, mode, now }: { entries: readonly SentEntry[]; mode: 'all' | 'good'; now: Date },
): Promise<RateReceipt> {
  const { kept } = store.rates;
  const judged = judgeRates(entries, {
    today: bogotaDay(now.getTime()),
    houses: new Set(store.establishments.filter(isExchangeHouse).map(({ slug }) => slug)),
    // A day that is known may be corrected to anything.
    near: (currency, date) =>
      kept
        .days(currency, addDays(date, -alikeDays), addDays(date, alikeDays))
        .find((day) => day.date !== date) ?? null,
  });
  const { faults } = judged;
  if (mode === 'all' && faults.length > 0) return { taken: 0, corrected: 0, unchanged: 0, faults };
  return database.work.transaction(async (client) => {
    const added = await write(client, judged);
    const taken = added.filter(Boolean).length;
    if (added.length > 0) await announceChange(client, 'rates');
    const all = judged.rates.length + judged.quotes.length + judged.doubled;
    return { taken, corrected: added.length - taken, unchanged: all - added.length, faults };
  });
}

/** @returns for each day that changed whether it is new. */
async function write(client: PoolClient, { rates, quotes }: Judged): Promise<boolean[]> {
  const { rows: days } = await client.query<{ added: boolean }>(
    `insert into exchange_rate_days as kept
     select * from jsonb_populate_recordset(null::exchange_rate_days, $1::jsonb)
     order by currency, date
     on conflict (currency, date) do update
       set pesos = excluded.pesos, source = excluded.source, source_url = excluded.source_url
       where (kept.pesos, kept.source, kept.source_url)
         is distinct from (excluded.pesos, excluded.source, excluded.source_url)
     returning (xmax = 0) as added`,
    [JSON.stringify(rates)],
  );
  const { rows: quoted } = await client.query<{ added: boolean }>(
    `insert into exchange_house_quotes as kept
     select * from jsonb_populate_recordset(null::exchange_house_quotes, $1::jsonb)
     order by house, currency, date
     on conflict (house, currency, date) do update set buys = excluded.buys, sells = excluded.sells
       where (kept.buys, kept.sells) is distinct from (excluded.buys, excluded.sells)
     returning (xmax = 0) as added`,
    [JSON.stringify(quotes)],
  );
  return [...days, ...quoted].map(({ added }) => added);
}
