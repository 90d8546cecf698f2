import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedAnswer, cachedHandlers } from '../responseCache/cachedRoute.ts';
import { ApiProblem } from '../http/problem.ts';
import { service, services } from './answers.ts';
import { serviceEndpoints } from './endpoints.ts';

/** The services, open or closed at the minute, and one with its places and facts. */
export function serviceRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...serviceEndpoints.services,
    ...cachedAnswer(context, 'minute', 'services', (at) => services(store(), at)),
  });

  app.route({
    ...serviceEndpoints.service,
    ...cachedHandlers<FastifyRequest<{ Params: { slug: string } }>>(
      context,
      'minute',
      ({ params: { slug } }) => ({
        key: `service:${slug}`,
        build: (at) => {
          const found = service(store(), slug, at);
          if (found === null)
            throw new ApiProblem(404, 'service-not-found', `There is no service ${slug}.`);
          return found;
        },
      }),
    ),
  });
}
