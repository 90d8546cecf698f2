import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { makeHourlyBudget } from '../../http/limits/hourlyBudget.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { minute } from '../../time/time.ts';
import { feedbackEndpoints } from '../endpoints.ts';
import type { SearchMiss } from '../schema.ts';
import { missWords } from './missWords.ts';
import { keepMiss } from './store.ts';

/** Takes what was searched in vain: sixty in ten minutes from a network, and 2,000 an hour of everybody. */
export function missRoutes(app: FastifyInstance, { clock, database }: ApiContext): void {
  const ofNetwork = makeSharedLimit(database, {
    name: 'search-misses',
    limit: 60,
    windowMs: 10 * minute,
  });
  const budget = makeHourlyBudget(
    database,
    { name: 'search-misses', perHour: 2_000, what: 'searches without a result' },
    app.log,
  );
  app.route({
    ...feedbackEndpoints.searchMiss,
    bodyLimit: 1024,
    async handler(request, reply) {
      const { query, locale } = request.body as SearchMiss;
      const words = missWords(query);
      // What is not counted costs nothing.
      if (words !== null) {
        const now = clock.now();
        await ofNetwork.demand(request.ip, now.getTime());
        await budget.demand(request.ip, now.getTime());
        await keepMiss(database, { words, locale }, request.ip, now);
      }
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  });
}
