import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { CachedText } from '../responseCache/responseCache.ts';
import { cachedAnswer, cachedHandlers } from '../responseCache/cachedRoute.ts';
import { ApiProblem } from '../http/problem.ts';
import { airlineFlights, airlines, airports } from './answers.ts';
import { askedFilter } from './askedFilter.ts';
import { boardJson } from './board.ts';
import { flightEndpoints } from './endpoints.ts';
import type { FlightQuery } from './schema.ts';

/** The boards, and what names their airlines and airports. */
export function flightRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...flightEndpoints.flights,
    ...cachedHandlers<FastifyRequest<{ Querystring: FlightQuery }>>(
      context,
      'minute',
      ({ query }, now) => {
        const filter = askedFilter(query, now);
        return {
          key: `flights:${JSON.stringify(filter)}`,
          build: (at) => new CachedText(boardJson(store().flights, filter, at)),
        };
      },
    ),
  });

  app.route({
    ...flightEndpoints.airlines,
    ...cachedAnswer(context, 'data', 'airlines', () => airlines(store())),
  });

  app.route({
    ...flightEndpoints.airlineFlights,
    ...cachedHandlers<FastifyRequest<{ Params: { iata: string } }>>(
      context,
      'minute',
      ({ params: { iata } }) => ({
        key: `airlineFlights:${iata}`,
        build: (at) => {
          const found = airlineFlights(store(), iata, at);
          if (found === null)
            throw new ApiProblem(404, 'airline-not-found', `There is no airline ${iata}.`);
          return found;
        },
      }),
    ),
  });

  app.route({
    ...flightEndpoints.airports,
    ...cachedAnswer(context, 'data', 'airports', () => airports(store())),
  });
}
