import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { rangeOf } from '@eldorado/http/network';
import type { Database } from '../db/database.ts';
import { makeHourlyBudget } from '../http/hourlyBudget.ts';
import { ApiProblem, tooManyRequests } from '../http/problem.ts';
import { askForWork } from '../http/proofOfWork.ts';
import { makeSharedLimit } from '../http/sharedLimit.ts';
import { fold } from '../text/search.ts';
import { minute } from '../time/time.ts';

/** Who sends a message: a request's address, and what it bears. */
export interface Sender {
  address: string;
  email: string;
  comment: string;
  /** Of any shape. */
  proof: unknown;
}

export interface ContactLimits {
  /**
   * Counts a message before it is kept.
   * @param now UTC milliseconds.
   * @throws {ApiProblem} 429 `proof-required` where many write from one range of addresses, 429 when a person or a range has
   * written too much, 503 when everybody together has.
   */
  admit(sender: Sender, now: number): Promise<void>;
}

/**
 * Limits that tell a crowd from a flood. One address may be a whole airport's wifi: it has room for many, who work for it from
 * the thirty-first message an hour on. One person, by e-mail address, has five in ten minutes, and one text ten.
 * @param perHour messages of everybody: many more than are read.
 */
export function makeContactLimits(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  perHour = 600,
): ContactLimits {
  const limitOf = (name: string, limit: number) =>
    makeSharedLimit(database, { name: `contact-${name}`, limit, windowMs: 10 * minute });
  const ofPerson = limitOf('person', 5);
  const ofText = limitOf('text', 10);
  const ofRange = limitOf('range', 100);
  const work = askForWork(database, 'contact', [30, 60, 120]);
  const budget = makeHourlyBudget(database, { name: 'contact', perHour, what: 'messages' }, log);
  const textKey = (comment: string) =>
    createHash('sha256').update(fold(comment).replaceAll(/\s+/g, ' ')).digest('base64url');

  return {
    async admit({ address, email, comment, proof }, now) {
      await work.demand(proof, address, now);
      for (const [limit, key] of [
        [ofPerson, email.toLowerCase()],
        [ofText, textKey(comment)],
        [ofRange, rangeOf(address)],
      ] as const) {
        const wait = await limit.take(key, now);
        if (wait > 0) throw tooManyRequests(wait);
      }
      const wait = await budget.spend(now);
      if (wait > 0)
        throw new ApiProblem(503, 'contact-unavailable', 'No message is taken at the moment.', {
          headers: { 'retry-after': String(wait) },
        });
    },
  };
}
