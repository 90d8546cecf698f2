import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { ApiProblem, tooManyRequests } from '../../http/problem.ts';
import { makeHourlyBudget } from '../../http/limits/hourlyBudget.ts';
import { makeNetworkLimit } from '../../http/limits/networkLimit.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { hour } from '../../time/time.ts';
import type { Phone } from './phone.ts';

/** To whom codes are sent, and how many text messages an hour. */
export interface CodeLimits {
  /** ISO 3166 codes; what belongs to no country, such as a satellite's number, is never sent one. */
  countries: readonly string[];
  perHour: number;
  /** For a range of addresses (/24, /56). */
  perNetwork: number;
  /** For ten thousand numbers in a row: fraud buys numbers by such blocks. */
  perPrefix: number;
}

export interface CodeBudget {
  /**
   * Counts a code before it is sent.
   * @param now UTC milliseconds.
   * @throws {ApiProblem} 429 when the network or the block of numbers had its share, 503 when everybody together had.
   */
  spend(address: string, phone: Phone, now: number): Promise<void>;
}

const prefixOf = ({ countryCode, number }: Phone) => `${countryCode} ${number.slice(0, -4)}`;

/** What text messages may cost, counted by all processes together. At half of it and at its end the log has an alarm. */
export function makeCodeBudget(
  database: Database,
  { perHour, perNetwork, perPrefix }: CodeLimits,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): CodeBudget {
  const windowMs = hour;
  const ofNetwork = makeNetworkLimit(database, {
    ...{ name: 'codes-network', limit: perNetwork, windowMs },
  });
  const ofPrefix = makeSharedLimit(database, { name: 'codes-prefix', limit: perPrefix, windowMs });
  const all = makeHourlyBudget(database, { name: 'codes', perHour, what: 'text messages' }, log);

  return {
    async spend(address, phone, now) {
      const network = await ofNetwork.take(address, now);
      if (network > 0) throw tooManyRequests(network);
      const prefix = await ofPrefix.take(prefixOf(phone), now);
      if (prefix > 0) throw tooManyRequests(prefix, 'too-many-codes');
      const wait = await all.spend(address, now);
      if (wait > 0)
        throw new ApiProblem(503, 'sms-unavailable', 'No code can be sent at the moment.', {
          headers: { 'retry-after': String(wait) },
        });
    },
  };
}
