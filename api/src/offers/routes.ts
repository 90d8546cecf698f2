import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { offerEndpoints } from './endpoints.ts';
import { offers } from './offers.ts';
import type { OfferQuery } from './schema.ts';

/** The offers in force. */
export function offerRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...offerEndpoints.offers,
    ...cachedHandlers<FastifyRequest<{ Querystring: OfferQuery }>>(
      context,
      'minute',
      ({ query }) => {
        const filter = {
          audience: query.audience ?? '',
          category: query.category ?? '',
          featured: query.featured ?? '',
          establishment: query.establishment ?? '',
        };
        return {
          key: `offers:${JSON.stringify(filter)}`,
          build: (at) => offers(store(), filter, at),
        };
      },
    ),
  });
}
