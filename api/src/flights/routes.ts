import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { HotText } from '../hot/hotCache.ts';
import { hotAnswer, hotHandlers } from '../hot/hotRoute.ts';
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
    ...hotHandlers<FastifyRequest<{ Querystring: FlightQuery }>>(
      context,
      'minute',
      ({ query }, now) => {
        const filter = askedFilter(query, now);
        return {
          key: `flights:${JSON.stringify(filter)}`,
          build: (at) => new HotText(boardJson(store().flights, filter, at)),
        };
      },
    ),
  });

  app.route({
    ...flightEndpoints.airlines,
    ...hotAnswer(context, 'data', 'airlines', () => airlines(store())),
  });

  app.route({
    ...flightEndpoints.airlineFlights,
    ...hotHandlers<FastifyRequest<{ Params: { iata: string } }>>(
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
    ...hotAnswer(context, 'data', 'airports', () => airports(store())),
  });
}
