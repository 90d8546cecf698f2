import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedAnswer, cachedHandlers } from '../responseCache/cachedRoute.ts';
import { ApiProblem } from '../http/problem.ts';
import { exchangeHouses, exchangeRates, rateHistory } from './answers.ts';
import { rateEndpoints } from './endpoints.ts';

/** What currencies are worth, were worth, and what houses pay and ask. */
export function rateRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...rateEndpoints.exchangeRates,
    ...cachedAnswer(context, 'minute', 'exchangeRates', (at) => exchangeRates(store(), at)),
  });

  app.route({
    ...rateEndpoints.rateHistory,
    ...cachedHandlers<FastifyRequest<{ Querystring: { currency: string } }>>(
      context,
      'minute',
      ({ query: { currency } }) => ({
        key: `rateHistory:${currency}`,
        build: (at) => {
          const history = rateHistory(store(), currency, at);
          if (history === null)
            throw new ApiProblem(404, 'currency-not-found', `Nothing is known of ${currency}.`);
          return history;
        },
      }),
    ),
  });

  app.route({
    ...rateEndpoints.exchangeHouses,
    ...cachedAnswer(context, 'minute', 'exchangeHouses', (at) => exchangeHouses(store(), at)),
  });
}
