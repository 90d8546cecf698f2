import TinyQueue from 'tinyqueue';
import type { GraphEdge } from '../floors/graph.ts';
import type { PreparedGraph } from './prepareGraph.ts';

export interface SearchOptions {
  /** Leaves out stairs and escalators. */
  stepFree: boolean;
  /** Seconds of waiting by the name of the queue; a queue that is not named is none. */
  waits: Readonly<Record<string, number>>;
}

/** One edge of a way, in the direction in which it is walked. */
export interface Stride {
  from: number;
  to: number;
  edge: GraphEdge;
}

export interface Way {
  /** Index of the node where it begins. */
  start: number;
  strides: readonly Stride[];
  /** Moving and waiting. */
  seconds: number;
}

/** What the best way to each node costs and by which edge it comes. */
interface Reached {
  /** Infinity where no way leads. */
  costs: Float64Array;
  /** The edge by which the best way arrives, and the node it comes from. */
  last: (Stride | undefined)[];
  /** The first of the wanted nodes that was reached, or null. */
  found: number | null;
}

/**
 * What one security check weighs against seconds: more than any walk, so that a way with fewer checks always wins, and
 * seconds only decide between ways with equally many.
 */
const securityWeight = 1e7;

/** What an edge costs: a check first, then its seconds with the queue. */
const costOf = ({ kind, seconds, queue }: GraphEdge, waits: SearchOptions['waits']) =>
  (kind === 'security' ? securityWeight : 0) + seconds + waitOf(queue, waits);

export const waitOf = (queue: string | undefined, waits: SearchOptions['waits']) =>
  queue === undefined ? 0 : (waits[queue] ?? 0);

/** Dijkstra's search from some nodes over `exits` (or `entries`, for the ways that lead there). Stops at a wanted node. */
function search(
  exits: PreparedGraph['exits'],
  from: readonly number[],
  wanted: ReadonlySet<number>,
  { stepFree, waits }: SearchOptions,
): Reached {
  const costs = new Float64Array(exits.length).fill(Infinity);
  const last: (Stride | undefined)[] = new Array<undefined>(exits.length);
  const queue = new TinyQueue<{ node: number; cost: number }>(
    [],
    // Of equally distant nodes the lower number goes first, so that ties do not depend on the heap.
    (a, b) => a.cost - b.cost || a.node - b.node,
  );
  for (const node of from) {
    costs[node] = 0;
    queue.push({ node, cost: 0 });
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { node, cost } = next;
    if (cost > (costs[node] ?? 0)) continue;
    if (wanted.has(node)) return { costs, last, found: node };
    for (const { to, edge, steps } of exits[node] ?? []) {
      if (stepFree && steps) continue;
      const through = cost + costOf(edge, waits);
      if (through >= (costs[to] ?? Infinity)) continue;
      costs[to] = through;
      last[to] = { from: node, to, edge };
      queue.push({ node: to, cost: through });
    }
  }
  return { costs, last, found: null };
}

/** The strides of a way that was found, in the order in which they are taken. */
function stridesTo(last: Reached['last'], node: number): Stride[] {
  const strides: Stride[] = [];
  for (let stride = last[node]; stride; stride = last[stride.from]) strides.push(stride);
  return strides.reverse();
}

/**
 * The best way from any of some nodes to any of others: the one with the fewest security checks, of these the quickest
 * with today's waits. Null when no way leads there.
 */
export function shortestWay(
  graph: PreparedGraph,
  from: readonly number[],
  to: readonly number[],
  options: SearchOptions,
): Way | null {
  const { costs, last, found } = search(graph.exits, from, new Set(to), options);
  if (found === null) return null;
  const strides = stridesTo(last, found);
  const seconds = (costs[found] ?? 0) % securityWeight;
  return { start: strides[0]?.from ?? found, strides, seconds };
}

/**
 * The best ways to some nodes from everywhere, found at once: a function from nodes to the best way that begins at one
 * of them, or null.
 */
export function waysTo(graph: PreparedGraph, to: readonly number[], options: SearchOptions) {
  const { costs, last } = search(graph.entries, to, new Set(), options);
  const costAt = (node: number) => costs[node] ?? Infinity;
  return (from: readonly number[]): Way | null => {
    const [start] = [...from].sort((a, b) => costAt(a) - costAt(b) || a - b);
    if (start === undefined || !Number.isFinite(costAt(start))) return null;
    const strides = stridesTo(last, start)
      .reverse()
      .map((stride) => ({ ...stride, from: stride.to, to: stride.from }));
    return { start, strides, seconds: costAt(start) % securityWeight };
  };
}

/** Every node that can be reached from some nodes. */
export const reachedFrom = (
  graph: PreparedGraph,
  from: readonly number[],
  options: Pick<SearchOptions, 'stepFree'>,
): ReadonlySet<number> => nodesWithCost(graph.exits, from, options);

/** Every node from which some nodes can be reached. */
export const leadingTo = (
  graph: PreparedGraph,
  to: readonly number[],
  options: Pick<SearchOptions, 'stepFree'>,
): ReadonlySet<number> => nodesWithCost(graph.entries, to, options);

function nodesWithCost(
  exits: PreparedGraph['exits'],
  from: readonly number[],
  { stepFree }: Pick<SearchOptions, 'stepFree'>,
): ReadonlySet<number> {
  const { costs } = search(exits, from, new Set(), { stepFree, waits: {} });
  return new Set([...costs.keys()].filter((node) => Number.isFinite(costs[node])));
}
