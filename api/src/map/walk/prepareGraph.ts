import { withSteps, type GraphEdge, type GraphNode, type WalkGraph } from '../floors/graph.ts';

/** A way out of a node, as the search reads it. */
export interface Exit {
  /** Index of the node it leads to. */
  to: number;
  edge: GraphEdge;
  steps: boolean;
}

/**
 * A walking graph made ready for searching: nodes and edges have numbers, in an order that follows from the graph alone
 * and not from the order of the file, so that equal ways are always chosen alike.
 */
export interface PreparedGraph {
  nodes: readonly GraphNode[];
  /** The ways out of each node. */
  exits: readonly (readonly Exit[])[];
  /** The same ways turned round: where each node is reached from. */
  entries: readonly (readonly Exit[])[];
  /** Nodes at which a place is reached, by the id of its IMDF feature. */
  nodesOf: ReadonlyMap<string, readonly number[]>;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const order = (a: GraphEdge, b: GraphEdge) =>
  byText(a.from, b.from) ||
  byText(a.to, b.to) ||
  a.seconds - b.seconds ||
  a.metres - b.metres ||
  byText(a.kind, b.kind) ||
  byText(a.queue ?? '', b.queue ?? '') ||
  Number(a.oneWay ?? false) - Number(b.oneWay ?? false);

/**
 * Makes a graph ready for searching, once per archive.
 * @throws when an edge leads to a node that is not there (`checkGraph` names all such faults at once).
 */
export function prepareGraph({ nodes: unordered, edges }: WalkGraph): PreparedGraph {
  const nodes = [...unordered].sort((a, b) => byText(a.id, b.id));
  const indexOf = new Map(nodes.map(({ id }, index) => [id, index]));
  const numberOf = (id: string) => {
    const index = indexOf.get(id);
    if (index === undefined) throw new Error(`The walking graph has no node ${id}`);
    return index;
  };
  const exits: Exit[][] = nodes.map(() => []);
  const entries: Exit[][] = nodes.map(() => []);
  for (const edge of [...edges].sort(order)) {
    const [from, to] = [numberOf(edge.from), numberOf(edge.to)];
    const steps = withSteps.includes(edge.kind);
    for (const [a, b] of edge.oneWay
      ? [[from, to] as const]
      : [[from, to] as const, [to, from] as const]) {
      exits[a]?.push({ to: b, edge, steps });
      entries[b]?.push({ to: a, edge, steps });
    }
  }
  const nodesOf = new Map<string, number[]>();
  nodes.forEach(({ places }, index) => {
    for (const place of places) nodesOf.set(place, [...(nodesOf.get(place) ?? []), index]);
  });
  return { nodes, exits, entries, nodesOf };
}
