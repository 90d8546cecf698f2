import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { mapEndpoints } from './endpoints.ts';
import { mapFloor, mapIndex, mapPlace, mapPlaces, placeFilter, walkingTimes } from './answers.ts';
import { ApiProblem } from '../http/problem.ts';
import type { MapPlaceQuery } from './schema.ts';
import { bogotaDay } from '../time/time.ts';
import { walkRoutes } from './walk/routes.ts';
import { CachedText } from '../responseCache/responseCache.ts';
import { cachedAnswer, cachedHandlers } from '../responseCache/cachedRoute.ts';

type FloorRequest = FastifyRequest<{
  Params: { terminal: string; floor: string };
  Querystring: { detail?: string; version?: string };
}>;

/** The indoor map: its floors as GeoJSON, its places and the ways between them, answered from memory. */
export function mapRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...mapEndpoints.map,
    ...cachedAnswer(context, 'data', 'map', () => mapIndex(store())),
  });

  app.route({
    ...mapEndpoints.mapFloor,
    ...cachedHandlers<FloorRequest>(context, 'data', ({ params, query }) => {
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

  // Hours are those around today, so each day has answers of its own.
  app.route({
    ...mapEndpoints.mapPlaces,
    ...cachedHandlers<FastifyRequest<{ Querystring: MapPlaceQuery }>>(
      context,
      'data',
      ({ query }, now) => {
        const filter = placeFilter(query);
        return {
          key: `map-places:${bogotaDay(now)}:${JSON.stringify(filter)}`,
          build: () => new CachedText(mapPlaces(store(), filter, now)),
        };
      },
    ),
  });

  app.route({
    ...mapEndpoints.mapPlace,
    ...cachedHandlers<FastifyRequest<{ Params: { slug: string } }>>(
      context,
      'data',
      ({ params: { slug } }, now) => ({
        key: `map-place:${bogotaDay(now)}:${slug}`,
        build: () => {
          const place = mapPlace(store(), slug, now);
          if (place === null)
            throw new ApiProblem(404, 'place-not-found', `There is no place ${slug} on the map.`);
          return place;
        },
      }),
    ),
  });

  walkRoutes(app, context);

  app.route({
    ...mapEndpoints.walkingTimes,
    ...cachedAnswer(context, 'data', 'walkingTimes', () => walkingTimes(store())),
  });
}
