import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { Partner } from '../http/partner/partner.ts';
import { repeatAlone } from '../time/repeatAlone.ts';
import { minute } from '../time/time.ts';
import { askRates } from './rateService.ts';
import { takeRates, type RateReceipt } from './takeRates.ts';

const askedEvery = 15 * minute;

/**
 * Brings what a service says into the database. What it says of houses is left out, and each faulty rate; what is kept
 * stays, with its day, while it does not answer.
 * @returns what came of it; null when it did not answer.
 */
export async function bringRates(
  { database, store, clock }: Pick<ApiContext, 'database' | 'store' | 'clock'>,
  partner: Partner,
): Promise<RateReceipt | null> {
  const answer = await askRates(partner, clock);
  if (answer === null) return null;
  const entries = answer.entries.filter(({ cells }) => !cells.house);
  return takeRates(database, store(), { entries, mode: 'good', now: clock.now() });
}

/** Asks the service at the start and every quarter of an hour, in one process of all that share the database. */
export function openRateDesk(context: ApiContext, partner: Partner, log: FastifyBaseLogger) {
  const { scheduler } = context;
  let askedAt = -Infinity;
  return repeatAlone(
    context,
    'rates',
    1_000,
    async () => {
      if (scheduler.now() - askedAt < askedEvery) return;
      askedAt = scheduler.now();
      const receipt = await bringRates(context, partner);
      if (receipt === null) throw new Error('The service of exchange rates does not answer');
      if (receipt.faults.length > 0)
        log.warn({ faults: receipt.faults.slice(0, 20) }, 'The service of exchange rates is wrong');
    },
    (error) => log.warn(error, 'Exchange rates stay as they are'),
  );
}
