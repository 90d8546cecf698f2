import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { CachedText } from '../responseCache/responseCache.ts';
import { cachedAnswer, cachedHandlers } from '../responseCache/cachedRoute.ts';
import { ApiProblem } from '../http/problem.ts';
import { askedEstablishments } from './askedFilter.ts';
import { establishment } from './detail.ts';
import { establishmentEndpoints } from './endpoints.ts';
import { establishmentsJson, pageLinks } from './list.ts';
import type { EstablishmentQuery } from './schema.ts';
import { establishmentTypes } from './types.ts';

/** The list of establishments, one of them, and the names of their kinds. */
export function establishmentRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...establishmentEndpoints.establishments,
    ...cachedHandlers<FastifyRequest<{ Querystring: EstablishmentQuery }>>(
      context,
      'minute',
      ({ query }, now) => {
        const filter = askedEstablishments(query, now);
        return {
          key: `establishments:${JSON.stringify(filter)}`,
          build: (at) => {
            const { json, total } = establishmentsJson(store(), filter, at);
            return new CachedText(json, { link: pageLinks(filter, total) });
          },
        };
      },
    ),
  });

  app.route({
    ...establishmentEndpoints.establishment,
    ...cachedHandlers<FastifyRequest<{ Params: { slug: string } }>>(
      context,
      'minute',
      ({ params: { slug } }) => ({
        key: `establishment:${slug}`,
        build: (at) => {
          const found = establishment(store(), slug, at);
          if (found === null) {
            throw new ApiProblem(
              404,
              'establishment-not-found',
              `There is no establishment ${slug}.`,
            );
          }
          return found;
        },
      }),
    ),
  });

  app.route({
    ...establishmentEndpoints.establishmentTypes,
    ...cachedAnswer(context, 'data', 'establishmentTypes', () => establishmentTypes(store())),
  });
}
