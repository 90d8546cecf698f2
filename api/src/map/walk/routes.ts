import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { mapEndpoints } from '../endpoints.ts';
import { mapRoute, type RouteAnswer, type RouteQuestion } from './mapRoute.ts';
import { walksTo } from './placeWalks.ts';
import { todaysWaits, type TodaysWait } from './todaysWaits.ts';
import { placeRef, type Walks } from './walks.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { MapRoute, PlaceWalks } from '../schema.ts';
import type { Store } from '../../store.ts';
import { iso } from '../../time/time.ts';
import { cachedHandlers } from '../../responseCache/cachedRoute.ts';

type RouteRequest = FastifyRequest<{
  Querystring: { from: string; to: string; stepFree?: string };
}>;

const placeNotFound = (slug: string) =>
  new ApiProblem(404, 'place-not-found', `There is no place ${slug} on the map.`);

function walksOf({ map }: Store): Walks {
  if (map.walks === null)
    throw new ApiProblem(404, 'no-routes', 'The map came without a walking graph.');
  return map.walks;
}

/** The failure that a question without a way is answered with. */
function refusal(answer: Exclude<RouteAnswer, { kind: 'found' }>, stepFree: boolean): ApiProblem {
  switch (answer.kind) {
    case 'same-place':
      return new ApiProblem(400, 'same-place', 'The way begins and ends at the same place.');
    case 'place-not-found':
      return placeNotFound(answer.slug);
    case 'no-route': {
      const ends = `from ${answer.from.slug} to ${answer.to.slug}`;
      return stepFree
        ? new ApiProblem(404, 'no-step-free-route', `No way without steps leads ${ends}.`)
        : new ApiProblem(404, 'no-route', `No way leads ${ends}.`);
    }
  }
}

/** The waits of a minute: every way that is asked for in it has the same. */
function makeWaits() {
  let kept: { store: Store; now: number; waits: Readonly<Record<string, TodaysWait>> } | null =
    null;
  return (store: Store, now: number) => {
    if (kept?.store !== store || kept.now !== now)
      kept = { store, now, waits: todaysWaits(store, now) };
    return kept.waits;
  };
}

function routeAt(
  store: Store,
  question: RouteQuestion,
  waits: Readonly<Record<string, TodaysWait>>,
  now: number,
): MapRoute {
  const answer = mapRoute(walksOf(store), question, waits);
  if (answer.kind !== 'found') throw refusal(answer, question.stepFree);
  return { ...answer.route, updatedAt: iso(now), source: store.map.source };
}

function walksAt(store: Store, slug: string): PlaceWalks {
  const walks = walksOf(store);
  const place = walks.places.get(slug);
  if (place === undefined) throw placeNotFound(slug);
  return {
    place: placeRef(place),
    walks: walksTo(walks, place),
    updatedAt: iso(store.loadedAt),
    source: store.map.source,
  };
}

/** Ways between the places of the map, with the queues of the minute. */
export function walkRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;
  const waitsAt = makeWaits();

  app.route({
    ...mapEndpoints.mapRoute,
    ...cachedHandlers<RouteRequest>(context, 'minute', ({ query }) => {
      const { from, to } = query;
      const stepFree = Boolean(query.stepFree);
      return {
        key: `map-route:${JSON.stringify([from, to, stepFree])}`,
        build: (at) => routeAt(store(), { from, to, stepFree }, waitsAt(store(), at), at),
      };
    }),
  });

  app.route({
    ...mapEndpoints.placeWalks,
    ...cachedHandlers<FastifyRequest<{ Params: { slug: string } }>>(
      context,
      'minute',
      ({ params: { slug } }) => ({
        key: `place-walks:${slug}`,
        build: () => walksAt(store(), slug),
      }),
    ),
  });
}
