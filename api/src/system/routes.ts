import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { apiVersion } from './apiVersion.ts';
import { systemEndpoints } from './endpoints.ts';
import { sourceOfToday } from '../flights/board.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';

/**
 * Health, liveness, readiness and the OpenAPI document. An API that has its rows in memory is ready: while its database is
 * away it goes on answering what is read, which taking it out of service would end.
 */
export function systemRoutes(app: FastifyInstance, context: ApiContext) {
  app.withTypeProvider<TypeBoxTypeProvider>().route({
    ...systemEndpoints.health,
    async handler(_request, reply) {
      const up = (await context.database.ping()) && context.database.hasRoom();
      const now = context.clock.now();
      const state = up ? ('ok' as const) : ('down' as const);
      return reply
        .code(up ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: state,
          database: state,
          version: apiVersion,
          now: now.toISOString(),
          source: sourceOfToday(context.store().flights, now.getTime()),
        });
    },
  });

  // For who supervises the process, not for developers. One that ends answers both with 503.
  for (const url of ['/api/live', '/api/ready']) {
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
  }

  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    schema: { hide: true },
    ...cachedHandlers(context, 'data', () => ({ key: 'openapi', build: () => app.swagger() })),
  });
}
