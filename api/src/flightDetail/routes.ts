import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { ApiProblem } from '../http/problem.ts';
import { flightCalendarRoutes } from './calendar/routes.ts';
import { flightDetailEndpoints } from './endpoints.ts';
import { flightDetail } from './flightDetail.ts';

/** One flight, as an answer and as a calendar file. */
export function flightDetailRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...flightDetailEndpoints.flight,
    ...cachedHandlers<FastifyRequest<{ Params: { id: string } }>>(
      context,
      'minute',
      ({ params: { id } }) => ({
        key: `flight:${id}`,
        build: (at) => {
          const flight = flightDetail(store(), id, at);
          if (flight === null)
            throw new ApiProblem(
              404,
              'flight-not-found',
              `There is no flight ${id} on the boards.`,
            );
          return flight;
        },
      }),
    ),
  });

  flightCalendarRoutes(app, context);
}
