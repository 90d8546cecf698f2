import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { systemEndpoints } from './endpoints.ts';
import { sourceOfToday } from '../flights/board.ts';
import { apiVersion } from '../openapi.ts';
import { hotHandlers } from '../hot/hotRoute.ts';

/** Health, and the OpenAPI document. */
export function systemRoutes(app: FastifyInstance, context: ApiContext) {
  app.withTypeProvider<TypeBoxTypeProvider>().route({
    ...systemEndpoints.health,
    async handler(_request, reply) {
      const up = await context.database.ping();
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

  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    schema: { hide: true },
    ...hotHandlers(context, 'data', () => ({ key: 'openapi', build: () => app.swagger() })),
  });
}
