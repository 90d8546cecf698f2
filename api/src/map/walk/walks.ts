import type { MapPlaceRef, MapType } from '../schema.ts';
import type { WalkGraph } from '../floors/graph.ts';
import { prepareGraph, type PreparedGraph } from './prepareGraph.ts';
import type { FloorOf } from './routeLegs.ts';
import { shortestWay, type Way } from './search.ts';

/** A place that ways lead to: its slug, and the IMDF feature under which the graph knows it. */
export interface WalkPlace extends MapPlaceRef {
  id: string;
  /** The IMDF category, or an establishment’s own. */
  category: string;
  type: MapType;
}

/** What ways are made from: an archive's graph made ready, its places by slug and its floors. */
export interface Walks {
  graph: PreparedGraph;
  places: ReadonlyMap<string, WalkPlace>;
  floorOf: FloorOf;
}

/** Makes the walks of an archive, once when it is read. Null for an archive that came without a graph. */
export function makeWalks(
  graph: WalkGraph | null,
  places: readonly WalkPlace[],
  floorOf: FloorOf,
): Walks | null {
  return (
    graph && {
      graph: prepareGraph(graph),
      places: new Map(places.map((place) => [place.slug, place])),
      floorOf,
    }
  );
}

export const placeRef = ({ slug, name, terminal, floor, zone, point }: WalkPlace): MapPlaceRef => ({
  slug,
  name,
  terminal,
  floor,
  zone,
  point,
});

export const nodesOf = ({ graph }: Walks, { id }: WalkPlace) => graph.nodesOf.get(id) ?? [];

/** The whole minutes that cover some seconds. */
export const minutesOf = (seconds: number) => Math.ceil(seconds / 60);

export const metresOf = ({ strides }: Way) =>
  Math.round(strides.reduce((sum, { edge }) => sum + edge.metres, 0));

/** A walk between two places without queues: what tables of walking times show. */
export interface PlainWalk {
  from: WalkPlace;
  to: WalkPlace;
  minutes: number;
  /** Null where only steps lead. */
  stepFreeMinutes: number | null;
  metres: number;
}

const known = new WeakMap<Walks, Map<string, PlainWalk | null>>();

/**
 * The walk from a place to another without queues, found once per archive; null when a place is unknown or no way leads
 * there.
 */
export function plainWalk(walks: Walks, fromSlug: string, toSlug: string): PlainWalk | null {
  const found = known.get(walks) ?? new Map<string, PlainWalk | null>();
  known.set(walks, found);
  const key = `${fromSlug} ${toSlug}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  const [from, to] = [walks.places.get(fromSlug), walks.places.get(toSlug)];
  const way = (stepFree: boolean) =>
    from && to
      ? shortestWay(walks.graph, nodesOf(walks, from), nodesOf(walks, to), { stepFree, waits: {} })
      : null;
  const [any, stepFree] = [way(false), way(true)];
  const walk =
    from && to && any
      ? {
          from,
          to,
          minutes: minutesOf(any.seconds),
          stepFreeMinutes: stepFree && minutesOf(stepFree.seconds),
          metres: metresOf(any),
        }
      : null;
  found.set(key, walk);
  return walk;
}
