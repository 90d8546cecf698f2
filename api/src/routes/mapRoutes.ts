import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { endpoints } from '../endpoints.ts';
import { mapFloor, mapIndex, mapPlace, mapPlaces, placeFilter } from '../map/answers.ts';
import { ApiProblem } from '../problem.ts';
import type { MapPlaceQuery } from '../schemas/index.ts';
import { bogotaDate } from '../time.ts';
import { hotHandlers } from './hotRoute.ts';

type FloorRequest = FastifyRequest<{
  Params: { terminal: string; floor: string };
  Querystring: { detail?: string; version?: string };
}>;

/** The indoor map: its floors as GeoJSON and its places, answered from memory. */
export function mapRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...endpoints.map,
    ...hotHandlers(context, 'data', () => ({ key: 'map', build: () => mapIndex(store()) })),
  });

  app.route({
    ...endpoints.mapFloor,
    ...hotHandlers<FloorRequest>(context, 'data', ({ params, query }) => {
      const detail = query.detail === 'low' ? ('low' as const) : ('high' as const);
      const { terminal } = params;
      const floor = Number(params.floor);
      // Only the current version is an address of its own, so that made-up ones do not fill the cache.
      const version = query.version === store().map.version ? query.version : '';
      return {
        key: `map-floor:${terminal}:${floor}:${detail}:${version}`,
        build: () => {
          const answer = mapFloor(store(), { terminal, floor, detail, version });
          if (answer === null)
            throw new ApiProblem(404, 'floor-not-found', `${terminal} has no floor ${floor}.`);
          return answer;
        },
      };
    }),
  });

  // Hours are told around today, so each day has answers of its own.
  app.route({
    ...endpoints.mapPlaces,
    ...hotHandlers<FastifyRequest<{ Querystring: MapPlaceQuery }>>(
      context,
      'data',
      ({ query }, now) => {
        const filter = placeFilter(query);
        return {
          key: `map-places:${bogotaDate(now)}:${JSON.stringify(filter)}`,
          build: () => mapPlaces(store(), filter, now),
        };
      },
    ),
  });

  app.route({
    ...endpoints.mapPlace,
    ...hotHandlers<FastifyRequest<{ Params: { slug: string } }>>(
      context,
      'data',
      ({ params: { slug } }, now) => ({
        key: `map-place:${bogotaDate(now)}:${slug}`,
        build: () => {
          const place = mapPlace(store(), slug, now);
          if (place === null)
            throw new ApiProblem(404, 'place-not-found', `There is no place ${slug} on the map.`);
          return place;
        },
      }),
    ),
  });
}
