import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import { hour } from '../../time/time.ts';
import { makeNetworkLimit } from './networkLimit.ts';
import { ApiProblem } from '../problem.ts';
import { makeSharedLimit } from './sharedLimit.ts';

export interface HourlyBudget {
  /**
   * Spends one of everybody's. @returns 0, else the seconds until there is one again.
   * @param address for whom: a fifth is kept for ranges of addresses that have had none in the hour, so that no network empties it.
   * @param now UTC milliseconds.
   * @param client of a transaction to be part of.
   */
  spend(address: string, now: number, client?: PoolClient): Promise<number>;
  /** Spends one as `spend` does. @throws {ApiProblem} 503 `NAME-unavailable` with the seconds to wait when there is none. */
  demand(address: string, now: number, client?: PoolClient): Promise<void>;
}

/** What is kept of an hour for those who have had none in it. */
const kept = 1 / 5;

/**
 * What everybody together may have in an hour, counted by all processes together. At half of it the log has a warning, at its end
 * and where the kept fifth begins an error, each at most once an hour.
 * @param what is spent, for the log: `text messages`.
 */
export function makeHourlyBudget(
  database: Database,
  { name, perHour, what }: { name: string; perHour: number; what: string },
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): HourlyBudget {
  const limitOf = (part: string, limit: number) =>
    makeSharedLimit(database, { name: `${name}-${part}`, limit, windowMs: hour });
  const half = limitOf('half', Math.ceil(perHour / 2));
  const all = limitOf('all', perHour);
  const again = limitOf('again', Math.ceil(perHour * (1 - kept)));
  const first = makeNetworkLimit(database, { name: `${name}-first`, limit: 1, windowMs: hour });
  /** Until when each alarm has been said. */
  const quiet = { half: -Infinity, again: -Infinity, all: -Infinity };

  function alarm(about: keyof typeof quiet, sentence: string, now: number) {
    if (quiet[about] > now) return;
    quiet[about] = now + hour;
    log[about === 'half' ? 'warn' : 'error']({ perHour }, sentence);
  }

  const budget: HourlyBudget = {
    async spend(address, now, client) {
      if ((await first.take(address, now, client)) > 0) {
        const wait = await again.take('all', now, client);
        if (wait > 0) {
          alarm('again', `The hour’s ${what} are spent, but for who has had none in it`, now);
          return wait;
        }
      }
      const wait = await all.take('all', now, client);
      if (wait > 0) alarm('all', `The hour’s ${what} are spent: nobody gets another`, now);
      else if ((await half.take('all', now, client)) > 0)
        alarm('half', `More than half of the hour’s ${what} are spent`, now);
      return wait;
    },
    async demand(address, now, client) {
      const wait = await budget.spend(address, now, client);
      if (wait > 0)
        throw new ApiProblem(503, `${name}-unavailable`, 'Nothing is taken at the moment.', {
          headers: { 'retry-after': String(wait) },
        });
    },
  };
  return budget;
}
