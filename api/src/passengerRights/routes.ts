import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { rightsEndpoints } from './endpoints.ts';
import { passengerRights } from './passengerRights.ts';
import type { RightsQuery } from './schema.ts';

/** What an airline owes, from memory. */
export function passengerRightsRoutes(app: FastifyInstance, context: ApiContext) {
  app.route({
    ...rightsEndpoints.passengerRights,
    ...cachedHandlers<FastifyRequest<{ Querystring: RightsQuery }>>(
      context,
      'minute',
      ({ query: { flight = '', problem = 'delay', hours = 0, cause = 'unknown', night } }) => {
        const asked = { flight: flight.trim(), problem, hours, cause, night: night === '1' };
        return {
          key: `passenger-rights:${JSON.stringify(asked)}`,
          build: (at) => passengerRights(context.store(), asked, at),
        };
      },
    ),
  });
}
