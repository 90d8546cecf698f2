import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { cityRoutes } from './cityRoutes.ts';
import { cityRouteEndpoints } from './endpoints.ts';
import { flightPlan } from './flightPlan.ts';
import type { AirportByQuery, CityRouteQuery } from './schema.ts';

/** The ways from the city to the airport, and when to be there, from memory. */
export function cityRouteRoutes(app: FastifyInstance, context: ApiContext) {
  app.route({
    ...cityRouteEndpoints.cityRoutes,
    ...cachedHandlers<FastifyRequest<{ Querystring: CityRouteQuery }>>(
      context,
      'minute',
      ({ query: { from, terminal = 'T1', flight = '' } }) => ({
        key: `city-routes:${JSON.stringify([from, terminal, flight])}`,
        build: (at) => cityRoutes(context.store(), { from, terminal, flight }, at),
      }),
    ),
  });

  app.route({
    ...cityRouteEndpoints.airportBy,
    ...cachedHandlers<FastifyRequest<{ Querystring: AirportByQuery }>>(
      context,
      'minute',
      ({ query: { flight } }) => ({
        key: `airport-by:${flight}`,
        build: (at) => flightPlan(context.store(), flight, at),
      }),
    ),
  });
}
