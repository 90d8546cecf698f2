import type { MapRoute, RouteLeg } from '../schema.ts';
import { withSteps } from '../floors/graph.ts';
import { distance } from './directions.ts';
import { routeLegs } from './routeLegs.ts';
import { routeNotes } from './routeNotes.ts';
import { shortestWay } from './search.ts';
import type { TodaysWait } from './todaysWaits.ts';
import { minutesOf, nodesOf, placeRef, type WalkPlace, type Walks } from './walks.ts';

export interface RouteQuestion {
  /** Slugs of places. */
  from: string;
  to: string;
  stepFree: boolean;
}

/** What a question for a way comes to. */
export type RouteAnswer =
  | { kind: 'found'; route: Omit<MapRoute, 'updatedAt' | 'source'> }
  | { kind: 'same-place' }
  | { kind: 'place-not-found'; slug: string }
  | { kind: 'no-route'; from: WalkPlace; to: WalkPlace };

/** An easy pace, in metres a second: 4 km/h. */
const pace = 1.11;

/** Two places behind the same door: a few steps, which the graph does not know of. */
function nextDoor(from: WalkPlace, to: WalkPlace): RouteLeg {
  const [a, b] = [from, to].map(({ point }) => [point[0] ?? 0, point[1] ?? 0] as const);
  const metres = a && b ? Math.round(distance(a, b)) : 0;
  const { terminal, floor } = from;
  return {
    kind: 'walk',
    terminal,
    floor,
    toTerminal: terminal,
    toFloor: floor,
    metres,
    seconds: Math.round(metres / pace),
    waitSeconds: 0,
    waitOf: null,
    line: [from.point, to.point],
    steps: [{ turn: 'arrive', metres: 0, landmark: null }],
  };
}

const total = (legs: readonly RouteLeg[], of: (leg: RouteLeg) => number) =>
  legs.reduce((sum, leg) => sum + of(leg), 0);

/** Whose figures the queues of a way are, and how old the oldest is; a figure of the demonstration makes it all one. */
function ofQueues(queues: readonly TodaysWait[]): Pick<MapRoute, 'queuesAt' | 'queuesSource'> {
  const oldest = queues.map(({ updatedAt }) => updatedAt).sort()[0];
  if (oldest === undefined) return { queuesAt: null, queuesSource: null };
  const isDemo = queues.some(({ source }) => source === 'demo');
  return { queuesAt: oldest, queuesSource: isDemo ? 'demo' : 'import' };
}

/**
 * The way from a place to another, floor by floor, with what is waited for.
 * @param today the waits by queue.
 */
export function mapRoute(
  walks: Walks,
  { from: fromSlug, to: toSlug, stepFree }: RouteQuestion,
  today: Readonly<Record<string, TodaysWait>>,
): RouteAnswer {
  if (fromSlug === toSlug) return { kind: 'same-place' };
  const from = walks.places.get(fromSlug);
  if (!from) return { kind: 'place-not-found', slug: fromSlug };
  const to = walks.places.get(toSlug);
  if (!to) return { kind: 'place-not-found', slug: toSlug };
  const waits = Object.fromEntries(
    Object.entries(today).map(([queue, { seconds }]) => [queue, seconds]),
  );
  const way = shortestWay(walks.graph, nodesOf(walks, from), nodesOf(walks, to), {
    stepFree,
    waits,
  });
  if (!way) return { kind: 'no-route', from, to };
  const found = routeLegs(walks.graph, way, walks.floorOf, waits);
  const legs = found.length > 0 ? found : [nextDoor(from, to)];
  // Waits are whole minutes, so that both parts add up to the whole.
  const walkMinutes = minutesOf(total(legs, ({ seconds }) => seconds));
  const waitMinutes = minutesOf(total(legs, ({ waitSeconds }) => waitSeconds));
  return {
    kind: 'found',
    route: {
      from: placeRef(from),
      to: placeRef(to),
      stepFree: way.strides.every(({ edge }) => !withSteps.includes(edge.kind)),
      minutes: walkMinutes + waitMinutes,
      walkMinutes,
      waitMinutes,
      metres: total(legs, ({ metres }) => metres),
      legs,
      notes: routeNotes(walks.graph, way),
      ...ofQueues(way.strides.flatMap(({ edge: { queue = '' } }) => today[queue] ?? [])),
    },
  };
}
