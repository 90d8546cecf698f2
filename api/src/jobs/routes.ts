import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { openingList } from './answers.ts';
import { jobEndpoints } from './endpoints.ts';
import type { JobOpeningQuery } from './schema.ts';

/** The openings of employers at the airport. */
export function jobRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...jobEndpoints.jobOpenings,
    ...cachedHandlers<FastifyRequest<{ Querystring: JobOpeningQuery }>>(
      context,
      'minute',
      ({ query: { area = '', kind = '', q = '' } }) => ({
        key: `jobOpenings:${JSON.stringify([area, kind, q])}`,
        build: (at) => openingList(store(), { area, kind, q }, at),
      }),
    ),
  });
}
