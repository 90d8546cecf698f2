import type { LegKind, RouteLeg } from '../schema.ts';
import type { EdgeKind, GraphNode } from '../floors/graph.ts';
import { directions, simpleLine } from './directions.ts';
import type { PreparedGraph } from './prepareGraph.ts';
import { waitOf, type SearchOptions, type Stride, type Way } from './search.ts';

/** The terminal and the floor that an IMDF level is. */
export type FloorOf = (level: string) => Pick<RouteLeg, 'terminal' | 'floor'>;

/** Drawn lines keep to within this of the corridor, in metres. */
const drawnWithin = 0.5;

const waitsFor: Partial<Record<EdgeKind, RouteLeg['waitOf']>> = {
  security: 'security',
  immigration: 'immigration',
  bus: 'bus',
};

/** A way cut where one does something else: a walk of many edges is one leg, a lift over two floors too. */
function runs({ nodes }: PreparedGraph, strides: readonly Stride[]) {
  const cut: { kind: LegKind; strides: [Stride, ...Stride[]] }[] = [];
  for (const stride of strides) {
    const sameFloor = nodes[stride.from]?.level === nodes[stride.to]?.level;
    // A ramp within a floor is walked over without noticing.
    const kind = stride.edge.kind === 'ramp' && sameFloor ? 'walk' : stride.edge.kind;
    const before = cut.at(-1);
    if (before?.kind === kind) before.strides.push(stride);
    else cut.push({ kind, strides: [stride] });
  }
  return cut;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The legs of a way, floor by floor, in the order in which they are taken. Empty for a way without a stride. */
export function routeLegs(
  graph: PreparedGraph,
  way: Way,
  floorOf: FloorOf,
  waits: SearchOptions['waits'],
): RouteLeg[] {
  const nodeAt = (index: number): GraphNode => {
    const node = graph.nodes[index];
    if (!node) throw new Error(`The walking graph has no node number ${index}`);
    return node;
  };
  const cut = runs(graph, way.strides);
  return cut.map(({ kind, strides }, index): RouteLeg => {
    const nodes = [strides[0].from, ...strides.map(({ to }) => to)].map(nodeAt);
    const edges = strides.map(({ edge }) => edge);
    const walked = nodes.map((_, i) => sum(edges.slice(0, i).map(({ metres }) => metres)));
    const queues = edges.filter(({ queue }) => queue !== undefined);
    const start = floorOf(nodes[0]?.level ?? '');
    const end = floorOf(nodes.at(-1)?.level ?? '');
    return {
      kind,
      ...start,
      toTerminal: end.terminal,
      toFloor: end.floor,
      metres: Math.round(walked.at(-1) ?? 0),
      seconds: Math.round(sum(edges.map(({ seconds }) => seconds))),
      waitSeconds: sum(queues.map(({ queue }) => waitOf(queue, waits))),
      waitOf: (queues[0] && waitsFor[queues[0].kind]) ?? null,
      line: simpleLine(
        nodes.map(({ point }) => point),
        drawnWithin,
      ).map((point) => [...point]),
      steps: kind === 'walk' ? directions(nodes, walked, index === cut.length - 1) : [],
    };
  });
}
