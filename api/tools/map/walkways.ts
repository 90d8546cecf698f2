import type { Junction, Stretch } from './stretch.ts';
import type { LocalizedText } from '../../src/http/schema.ts';
import type { EdgeKind, GraphEdge, WalkGraph, WalkZone } from '../../src/map/floors/graph.ts';
import { idOf } from './draft.ts';
import type { DrawnFloor } from './floor.ts';
import type { Metres } from './frame.ts';
import { graphOf } from './graphOf.ts';

/** Where on a stretch one stands in front of a point, and how far off the point is. */
function inFrontOf({ from: { at: a }, to: { at: b }, length }: Stretch, [x, y]: Metres) {
  const along = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length;
  const at = Math.min(length, Math.max(0, along));
  const part = at / length;
  const off = Math.hypot(x - a[0] - (b[0] - a[0]) * part, y - a[1] - (b[1] - a[1]) * part);
  return { at, off };
}

/** The walks being drawn: named junctions, straight stretches between them, places in front of them. */
export function makeWalkways() {
  const junctions = new Map<string, Junction>();
  const stretches: Stretch[] = [];
  const links: GraphEdge[] = [];

  const find = (name: string) => {
    const found = junctions.get(name);
    if (found === undefined) throw new Error(`No junction named ${name}`);
    return found;
  };
  const distance = (a: Junction, b: Junction) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);

  const walk = (names: readonly string[], isFront: boolean) => {
    const stops = names.map(find);
    stops.slice(1).forEach((to, index) => {
      const from = stops[index] ?? to;
      stretches.push({ from, to, length: distance(from, to), isFront, stops: [] });
    });
  };

  return {
    /** Adds a junction. @returns its name. */
    junction(
      name: string,
      floor: DrawnFloor,
      zone: WalkZone,
      at: Metres,
      landmark: LocalizedText | null = null,
    ) {
      if (junctions.has(name)) throw new Error(`Two junctions named ${name}`);
      junctions.set(name, { name, floor, zone, at, places: [], landmark });
      return name;
    },
    /** A walk through junctions in order, with places on both sides. */
    path: (...names: string[]) => walk(names, true),
    /** A walk through a doorway or to a lift: what lies beside it is reached from elsewhere. */
    passage: (...names: string[]) => walk(names, false),
    /** A way of another kind than a walk, both ways unless `oneWay`. */
    link(
      from: string,
      to: string,
      kind: EdgeKind,
      more: { metres?: number; seconds: number; oneWay?: boolean; queue?: string },
    ) {
      const { metres = Math.round(distance(find(from), find(to))), ...rest } = more;
      links.push({ from: idOf(`node ${from}`), to: idOf(`node ${to}`), kind, metres, ...rest });
    },
    /** Says that a place is at a junction. */
    here(name: string, place: string) {
      find(name).places.push(place);
    },
    /** Says that a place is reached from the nearest walk of its floor and zone. */
    reach(
      floor: DrawnFloor,
      zone: WalkZone,
      point: Metres,
      place: string,
      landmark: LocalizedText | null = null,
    ) {
      const near = stretches
        .filter(
          ({ from, to, isFront }) =>
            isFront && [from, to].every((end) => end.floor === floor && end.zone === zone),
        )
        .map((stretch) => ({ stretch, ...inFrontOf(stretch, point) }))
        .sort((a, b) => a.off - b.off)[0];
      if (near === undefined)
        throw new Error(`No walk of ${zone} on ${floor.terminal}, floor ${floor.floor}`);
      near.stretch.stops.push({ at: near.at, places: [place], landmark });
    },
    finish: (): WalkGraph => graphOf([...junctions.values()], stretches, links),
  };
}
export type Walkways = ReturnType<typeof makeWalkways>;
