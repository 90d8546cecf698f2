import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { hour } from '../time/time.ts';
import { ApiProblem } from './problem.ts';
import { makeSharedLimit } from './sharedLimit.ts';

export interface HourlyBudget {
  /** Spends one of everybody's. @returns 0, else the seconds until there is one again. @param now UTC milliseconds. @param client of a transaction to be part of. */
  spend(now: number, client?: PoolClient): Promise<number>;
  /** Spends one as `spend` does. @throws {ApiProblem} 503 `NAME-unavailable` with the seconds to wait when there is none. */
  demand(now: number, client?: PoolClient): Promise<void>;
}

/**
 * What everybody together may have in an hour, counted by all processes together. At half of it the log has a warning, at its end
 * an error, each at most once an hour.
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
  /** Until when each alarm has been said. */
  const quiet = { warn: -Infinity, error: -Infinity };

  function alarm(level: 'warn' | 'error', sentence: string, now: number) {
    if (quiet[level] > now) return;
    quiet[level] = now + hour;
    log[level]({ perHour }, sentence);
  }

  const budget: HourlyBudget = {
    async spend(now, client) {
      const wait = await all.take('all', now, client);
      if (wait > 0) alarm('error', `The hour’s ${what} are spent: nobody gets another`, now);
      else if ((await half.take('all', now, client)) > 0)
        alarm('warn', `More than half of the hour’s ${what} are spent`, now);
      return wait;
    },
    async demand(now, client) {
      const wait = await budget.spend(now, client);
      if (wait > 0)
        throw new ApiProblem(503, `${name}-unavailable`, 'Nothing is taken at the moment.', {
          headers: { 'retry-after': String(wait) },
        });
    },
  };
  return budget;
}
