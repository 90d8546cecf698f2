import { createHmac } from 'node:crypto';
import { rangeOf } from '@eldorado/http/network';
import { and, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sharedSecret } from '../../db/secrets.ts';
import { bogotaDay, day } from '../../time/time.ts';
import { feedbackDays } from '../store.ts';
import { searchMisses as table } from '../tables.ts';

/** Words are written down when as many networks asked them on a day: what fewer ask may be somebody's own name. */
const fewestNetworks = 3;
/** More networks of a day change nothing that anybody would do. */
const mostNetworks = 500;

/**
 * Counts a search that found nothing, once a network and day. The words themselves are kept by the network that completes
 * `fewestNetworks`; before that a hash stands in their place.
 * @param miss its words as `missWords` folds them.
 * @param ip whose range asked: who has many addresses is one.
 */
export async function keepMiss(
  database: Database,
  { words, locale }: { words: string; locale: string },
  ip: string,
  now: Date,
): Promise<void> {
  const today = bogotaDay(now);
  await database.transaction(async (client) => {
    const secret = await sharedSecret(
      async (text, values) => (await client.query<{ value: string }>(text, values)).rows,
      'search-misses',
    );
    const hash = (...parts: string[]) =>
      createHmac('sha256', secret)
        .update([today, ...parts].join('\n'))
        .digest('base64url');
    const key = hash(locale, words);
    await client.query(
      `insert into search_misses as kept (day, key, locale, networks, asked)
       values ($1, $2, $3, array[$4], 1)
       on conflict (day, key) do update set
         networks = array_append(kept.networks, $4),
         asked = kept.asked + 1,
         words = case when kept.asked + 1 >= $6 then $5 end
       where not $4 = any(kept.networks) and kept.asked < $7`,
      [today, key, locale, hash(key, rangeOf(ip)), words, fewestNetworks, mostNetworks],
    );
  });
}

/**
 * Takes out what only a day's counting needs once it is over: networks, and words that too few asked; and after `feedbackDays`
 * the rest.
 */
export async function forgetMisses(database: Database, now: Date): Promise<void> {
  const orm = database.work.orm();
  const past = lt(table.day, bogotaDay(now));
  const oldest = bogotaDay(new Date(now.getTime() - feedbackDays * day));
  await orm.delete(table).where(and(past, isNull(table.words)));
  await orm
    .update(table)
    .set({ networks: [] })
    .where(and(past, ne(sql`cardinality(${table.networks})`, 0)));
  await orm.delete(table).where(lt(table.day, oldest));
}
