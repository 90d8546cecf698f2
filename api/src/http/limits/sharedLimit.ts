import { createHmac } from 'node:crypto';
import { networkOf } from '@eldorado/http/network';
import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import { sharedSecret } from '../../db/secrets.ts';
import { tooManyRequests } from '../problem.ts';

export interface SharedLimit {
  /**
   * Counts a request. @returns 0 when it is allowed, else the whole seconds to wait.
   * @param key who asks; of an address of IPv6 its network, since whoever has one address has all of that.
   * @param now UTC milliseconds.
   * @param client of a transaction that the count shall be part of: without it, it stands at once.
   * Rejects while the database is away.
   */
  take(key: string, now: number, client?: PoolClient): Promise<number>;
  /** Seconds that a key has to wait as this process knows; nothing is counted. */
  waits(key: string, now: number): number;
  /** Counts a request as `take` does. @throws {ApiProblem} 429 with the seconds to wait when it is one too many. */
  demand(key: string, now: number, client?: PoolClient): Promise<void>;
}

/** Keys that are known to wait, and so cost no look at the database. */
const mostRefused = 10_000;

/**
 * A sliding window that all processes of a database count together; of parallel requests exactly `limit` pass, whichever
 * process they come to. For what protects something; see `makeRateLimit` for what only spares a process.
 */
export function makeSharedLimit(
  database: Database,
  { name, limit, windowMs }: { name: string; limit: number; windowMs: number },
): SharedLimit {
  // By size: by number it would take all its room at the start, in each of a dozen limits.
  const refusedUntil = new LRUCache<string, number>({
    maxSize: mostRefused,
    sizeCalculation: () => 1,
  });
  let secret: string | undefined;

  async function take(client: PoolClient, key: string, now: number) {
    secret ??= await sharedSecret(
      async (text, values) => (await client.query<{ value: string }>(text, values)).rows,
      'limits',
    );
    const hash = createHmac('sha256', secret).update(key).digest('base64url');
    const { rows } = await client.query<{ allowed: boolean; oldest: Date }>(
      `insert into rate_limits as kept (name, key, hits, allowed, ends_at)
       values ($1, $2, array[$3::timestamptz], true, $3::timestamptz + $5::interval)
       on conflict (name, key) do update set
         (hits, allowed, ends_at) = (
           select case when count(*) < $4 then array_append(array_agg(at order by at), $3) else array_agg(at order by at) end,
             count(*) < $4,
             greatest(max(at), case when count(*) < $4 then $3::timestamptz end) + $5::interval
           from unnest(kept.hits) at where at > $3::timestamptz - $5::interval
         )
       returning allowed, hits[1] as oldest`,
      [name, hash, new Date(now), limit, `${windowMs} milliseconds`],
    );
    const [row] = rows;
    return row === undefined || row.allowed ? null : row.oldest.getTime() + windowMs;
  }

  const secondsTo = (until: number, now: number) =>
    until <= now ? 0 : Math.max(1, Math.ceil((until - now) / 1_000));

  const limited: SharedLimit = {
    waits: (given, now) => secondsTo(refusedUntil.get(networkOf(given)) ?? 0, now),
    async take(given, now, client) {
      const key = networkOf(given);
      let until = refusedUntil.get(key) ?? 0;
      if (until <= now) {
        until =
          (await (client
            ? take(client, key, now)
            : database.transaction((own) => take(own, key, now)))) ?? 0;
        if (until > 0) refusedUntil.set(key, until);
      }
      return until === 0 ? 0 : Math.max(1, Math.ceil((until - now) / 1_000));
    },
    async demand(key, now, client) {
      const wait = await limited.take(key, now, client);
      if (wait > 0) throw tooManyRequests(wait);
    },
  };
  return limited;
}

/** Deletes the counts whose windows have passed. */
export const forgetLimits = (database: Database, now: Date) =>
  database.work.transaction((client) =>
    client.query('delete from rate_limits where ends_at <= $1', [now]),
  );
