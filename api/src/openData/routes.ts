import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { openDataEndpoints } from './endpoints.ts';
import { board } from '../flights/board.ts';
import { CachedText } from '../responseCache/responseCache.ts';
import { linksOf } from '../http/links.ts';
import { ApiProblem } from '../http/problem.ts';
import { flightsCsv } from './csv.ts';
import { flightPage } from './page.ts';
import { FlightQuery } from '../flights/schema.ts';
import type { OpenFlightQuery } from './schema.ts';
import { askedFilter } from '../flights/askedFilter.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';

/** A page of any site may read what is published. */
const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'link, etag' };

/** Without what is no parameter: the links of a page would repeat it, up to headers that no client reads. */
export const knownOf = (query: FlightQuery): FlightQuery =>
  Object.fromEntries(
    Object.entries(query).filter(([name]) => Object.hasOwn(FlightQuery.properties, name)),
  );

/** The flights as other developers read them: the boards' data, filters and caching, in pages and as CSV. */
export function openDataRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...openDataEndpoints.openFlights,
    ...cachedHandlers<FastifyRequest<{ Querystring: OpenFlightQuery }>>(
      context,
      'minute',
      ({ query }, now) => {
        const { page = 1, size = 100, ...others } = query;
        const rest = knownOf(others);
        const filter = askedFilter(rest, now);
        return {
          key: `open-flights:${page}:${size}:${JSON.stringify([filter, rest])}`,
          build: (at) => {
            const answer = flightPage(store().flights, filter, at, { page, size });
            if (answer === null)
              throw new ApiProblem(404, 'page-not-found', `There is no page ${page}.`);
            const path = openDataEndpoints.openFlights.url;
            return new CachedText(answer.json, {
              ...open,
              link: linksOf(path, { ...rest, size }, page, answer.pages),
            });
          },
        };
      },
    ),
  });

  app.route({
    ...openDataEndpoints.openFlightsCsv,
    ...cachedHandlers<FastifyRequest<{ Querystring: FlightQuery }>>(
      context,
      'minute',
      ({ query }, now) => {
        const filter = askedFilter(query, now);
        return {
          key: `open-flights-csv:${JSON.stringify(filter)}`,
          build: (at) => {
            const { flights, direction, date } = board(store().flights, filter, at);
            return new CachedText(flightsCsv(flights), {
              ...open,
              'content-type': 'text/csv; charset=utf-8; header=present',
              'content-disposition': `attachment; filename="${direction}-${date}.csv"`,
            });
          },
        };
      },
    ),
  });
}
