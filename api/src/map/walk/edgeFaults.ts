import type { EdgeKind, GraphEdge, GraphNode } from '../floors/graph.ts';
import type { GraphFault } from './graphFault.ts';
import { distance } from './directions.ts';

/** Metres a second: the least and the most that can be true. A lift waits for its doors, a check for its trays. */
const speeds: Record<EdgeKind, readonly [number, number]> = {
  walk: [0.7, 1.8],
  ramp: [0.5, 1.8],
  travelator: [0.5, 2.5],
  lift: [0.01, 2],
  escalator: [0.15, 1.5],
  stairs: [0.15, 1.5],
  security: [0, 1.8],
  immigration: [0, 1.8],
  customs: [0, 1.8],
  bus: [2, 20],
};
const changesFloor: readonly EdgeKind[] = ['lift', 'escalator', 'stairs', 'ramp', 'bus'];
const queueNames = /^([12]-(national|international)|immigration|emigration|bus)$/;
/** Rounding makes an edge shorter than the line between its ends by a metre and half a percent at most. */
const atLeast = (straight: number) => straight * 0.995 - 1;
/** Times are whole seconds. */
const rounding = 1;

const edgeName = ({ from, to }: GraphEdge) => `${from} → ${to}`;

/** A fault of a code for every edge of which a predicate holds. */
const faultsOf = (
  edges: readonly GraphEdge[],
  code: GraphFault['code'],
  bad: (edge: GraphEdge) => boolean,
  why: (edge: GraphEdge) => string,
): GraphFault[] =>
  edges.filter(bad).map((edge) => ({ code, ids: [edgeName(edge)], why: why(edge) }));

/** Edges whose ends are not there, or whose length, time, queue or floor cannot be true. */
export function edgeFaults(
  edges: readonly GraphEdge[],
  nodes: ReadonlyMap<string, GraphNode>,
): GraphFault[] {
  const known = edges.filter(({ from, to }) => nodes.has(from) && nodes.has(to));
  const ends = ({ from, to }: GraphEdge) => [nodes.get(from), nodes.get(to)] as const;
  const straight = (edge: GraphEdge) => {
    const [a, b] = ends(edge);
    return a && b ? distance(a.point, b.point) : 0;
  };
  const speedOf = ({ metres, seconds }: GraphEdge) => metres / seconds;
  const isPlausible = ({ kind, metres, seconds }: GraphEdge) =>
    metres >= speeds[kind][0] * (seconds - rounding) &&
    metres <= speeds[kind][1] * (seconds + rounding);
  const valid = known.filter(({ metres, seconds }) => metres > 0 && seconds > 0);
  return [
    ...faultsOf(
      edges,
      'unknown-node',
      (edge) => !known.includes(edge),
      () => 'The graph has no node for one of its ends.',
    ),
    ...faultsOf(
      edges,
      'bad-length',
      ({ metres }) => !(metres > 0),
      ({ metres }) => `${metres} m.`,
    ),
    ...faultsOf(
      edges,
      'bad-time',
      ({ seconds }) => !(seconds > 0),
      ({ seconds }) => `${seconds} s.`,
    ),
    ...faultsOf(
      edges,
      'unknown-queue',
      ({ queue }) => queue !== undefined && !queueNames.test(queue),
      ({ queue }) => `Nobody measures the queue ${queue ?? ''}.`,
    ),
    ...faultsOf(
      valid,
      'implausible-speed',
      (edge) => !isPlausible(edge),
      (edge) => `${speedOf(edge).toFixed(2)} m/s by ${edge.kind}.`,
    ),
    ...faultsOf(
      valid,
      'shorter-than-the-straight-line',
      (edge) => edge.metres < atLeast(straight(edge)),
      (edge) => `${edge.metres} m where the straight line has ${straight(edge).toFixed(1)}.`,
    ),
    ...faultsOf(
      known,
      'leaves-the-floor',
      (edge) => {
        const [a, b] = ends(edge);
        return a?.level !== b?.level && !changesFloor.includes(edge.kind);
      },
      ({ kind }) => `One does not change floors by ${kind}.`,
    ),
  ];
}
