import type { GraphEdge, GraphNode, WalkGraph } from '../../src/map/floors/graph.ts';
import { idOf } from './draft.ts';
import type { Metres } from './frame.ts';
import type { Junction, Stretch } from './stretch.ts';

/** Four kilometres an hour, as the site's walking times. */
const metresPerSecond = 1.11;
const longestEdge = 20;
/** Two stops nearer than this are one node. */
const tooNear = 1.5;

type Stop = Stretch['stops'][number];

/** Adds to a stop what else is reached there. */
function joinTo(stop: Pick<Stop, 'places' | 'landmark'>, { places, landmark }: Stop) {
  stop.places.push(...places);
  stop.landmark ??= landmark;
}

/** The stops of a stretch in order: those at its ends go to the junctions, those side by side are one. */
function stopsAlong({ from, to, length, stops }: Stretch): Stop[] {
  const kept: Stop[] = [];
  for (const stop of [...stops].sort((a, b) => a.at - b.at)) {
    const last = kept.at(-1);
    if (stop.at < tooNear) joinTo(from, stop);
    else if (stop.at > length - tooNear) joinTo(to, stop);
    else if (last && stop.at - last.at < tooNear) joinTo(last, stop);
    else kept.push({ ...stop, places: [...stop.places] });
  }
  return kept;
}

/** The same stops with empty ones between them, so that no two are further apart than an edge may be. */
function withSteps(stops: readonly Stop[], length: number): Stop[] {
  const ends = [...stops.map(({ at }) => at), length];
  return ends.flatMap((end, index) => {
    const start = ends[index - 1] ?? 0;
    const pieces = Math.ceil((end - start) / longestEdge);
    const between = Array.from({ length: Math.max(0, pieces - 1) }, (_, piece): Stop => {
      const at = start + ((end - start) * (piece + 1)) / pieces;
      return { at, places: [], landmark: null };
    });
    const stop = stops[index];
    return stop ? [...between, stop] : between;
  });
}

const nodeAt = (
  name: string,
  { floor, zone }: Junction,
  at: Metres,
  { places, landmark }: Pick<Stop, 'places' | 'landmark'>,
): GraphNode => ({
  id: idOf(`node ${name}`),
  level: floor.levelId,
  point: floor.frame(at),
  zone,
  places,
  landmark,
});

/** The walking graph: nodes at junctions, in front of places and every 20 metres between. */
export function graphOf(
  junctions: readonly Junction[],
  stretches: readonly Stretch[],
  links: readonly GraphEdge[],
): WalkGraph {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  for (const stretch of stretches) {
    const { from, to, length } = stretch;
    const name = `${from.name} > ${to.name}`;
    let before = { id: idOf(`node ${from.name}`), at: 0 };
    const stepTo = (id: string, at: number) => {
      const metres = Math.round((at - before.at) * 10) / 10;
      const seconds = Math.max(1, Math.round(metres / metresPerSecond));
      edges.push({ from: before.id, to: id, kind: 'walk', metres, seconds });
      before = { id, at };
    };
    for (const stop of withSteps(stopsAlong(stretch), length)) {
      const part = stop.at / length;
      const [x, y] = [0, 1].map(
        (axis) => (from.at[axis] ?? 0) + ((to.at[axis] ?? 0) - (from.at[axis] ?? 0)) * part,
      );
      const node = nodeAt(`${name} ${stop.at.toFixed(1)}`, from, [x ?? 0, y ?? 0], stop);
      nodes.push(node);
      stepTo(node.id, stop.at);
    }
    stepTo(idOf(`node ${to.name}`), length);
  }
  // Last, since stretches give junctions what is reached at their ends.
  const ends = junctions.map((junction) => nodeAt(junction.name, junction, junction.at, junction));
  return { version: 1, nodes: [...ends, ...nodes], edges: [...edges, ...links] };
}
