import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { factList } from './answers.ts';
import { factEndpoints } from './endpoints.ts';
import type { FactQuery } from './schema.ts';

/** The ids that a query names, each once and in order; null when it names none. */
function askedIds({ ids }: FactQuery): string[] | null {
  if (ids === undefined) return null;
  return [...new Set(ids.split(',').filter((id) => id !== ''))].sort();
}

/** Facts, answered from memory and made again when the table has changed. */
export function factRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...factEndpoints.facts,
    ...cachedHandlers<FastifyRequest<{ Querystring: FactQuery }>>(
      context,
      'minute',
      ({ query }) => {
        const ids = askedIds(query);
        return {
          key: `facts:${ids === null ? '*' : ids.join(',')}`,
          build: (at) => factList(store(), ids, at),
        };
      },
    ),
  });
}
