import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import { fold } from '../../text/search.ts';
import { minute } from '../../time/time.ts';
import { makeHourlyBudget } from './hourlyBudget.ts';
import { makeNetworkLimit } from './networkLimit.ts';
import { askForWork } from './proofOfWork.ts';
import { makeSharedLimit } from './sharedLimit.ts';

/** What a form bears beside its fields; of any shape, since it comes from outside. */
export interface FormSigns {
  /** A solved challenge. */
  proof?: unknown;
  /** The field that people do not see: what fills in every field must work. */
  website?: unknown;
}

/** Who sends a form: a request's address, and what the form says. */
export interface Sender extends FormSigns {
  address: string;
  /** Empty of who does not say who they are. */
  email: string;
  /** Words that nobody sends twice; empty when the form has none. */
  text: string;
}

export interface FormLimits {
  /** Asks for work, then counts the form: before it is kept. */
  admit(sender: Sender, now: number): Promise<void>;
  /**
   * @param now UTC milliseconds.
   * @throws {ApiProblem} 429 `proof-required` where many write from one range of addresses or the unseen field is filled in.
   */
  askForWork(sender: Sender, now: number): Promise<void>;
  /**
   * @param now UTC milliseconds.
   * @param client of the transaction that keeps the form: of equal posts at one moment one is counted.
   * @throws {ApiProblem} 429 when a person or a range has written too much, 503 `NAME-unavailable` when everybody together has.
   */
  count(sender: Sender, now: number, client?: PoolClient): Promise<void>;
}

/**
 * Limits that tell a crowd from a flood. One address may be a whole airport's wifi: it has room for many, who work for it from
 * the thirty-first form an hour on. One person, by e-mail address, has five in ten minutes, and one text ten.
 * @param form its name, and what it sends for the log: `messages`.
 * @param perHour forms of everybody: many more than are read.
 */
export function makeFormLimits(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { name, what }: { name: string; what: string },
  perHour = 600,
): FormLimits {
  const limitOf = (part: string, limit: number) =>
    makeSharedLimit(database, { name: `${name}-${part}`, limit, windowMs: 10 * minute });
  const ofPerson = limitOf('person', 5);
  const ofText = limitOf('text', 10);
  const ofNetworks = makeNetworkLimit(database, {
    name: `${name}-range`,
    limit: 100,
    windowMs: 10 * minute,
  });
  const work = askForWork(database, name, [30, 60, 120]);
  const budget = makeHourlyBudget(database, { name, perHour, what }, log);
  const textKey = (text: string) =>
    createHash('sha256').update(fold(text).replaceAll(/\s+/g, ' ')).digest('base64url');

  const limits: FormLimits = {
    async admit(sender, now) {
      await limits.askForWork(sender, now);
      await limits.count(sender, now);
    },
    askForWork({ address, proof, website }, now) {
      const isFilledIn = website !== undefined && website !== '';
      return work.demand(proof, address, now, isFilledIn);
    },
    async count({ address, email, text }, now, client) {
      for (const [limit, key] of [
        [ofPerson, email.toLowerCase()],
        [ofText, text && textKey(text)],
      ] as const) {
        if (key !== '') await limit.demand(key, now, client);
      }
      await ofNetworks.demand(address, now, client);
      await budget.demand(address, now, client);
    },
  };
  return limits;
}
