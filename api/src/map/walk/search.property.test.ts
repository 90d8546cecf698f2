import fc from 'fast-check';
import type { EdgeKind, GraphEdge, WalkGraph } from '../floors/graph.ts';
import { edge, graphOf, node } from './exampleGraph.ts';
import { prepareGraph } from './prepareGraph.ts';
import { shortestWay, waysTo, type SearchOptions, type Way } from './search.ts';

// What holds on any small graph. FC_SEED=n tries others.
const run = { seed: Number(process.env['FC_SEED'] ?? 20261121), numRuns: 400 };

const kinds: EdgeKind[] = ['walk', 'walk', 'walk', 'lift', 'stairs', 'escalator', 'security'];
const count = 6;
const name = fc.integer({ min: 0, max: count - 1 }).map((index) => `n${index}`);

/** Few nodes, short edges: ties, dead ends, one-way edges, loops and parallel edges are frequent. */
const anyEdge = fc
  .record({
    from: name,
    to: name,
    kind: fc.constantFrom(...kinds),
    seconds: fc.integer({ min: 1, max: 5 }),
    oneWay: fc.boolean(),
    queue: fc.constantFrom(undefined, '1-national', 'bus'),
  })
  .map(({ from, to, queue, ...rest }) => edge(from, to, 1, { ...rest, ...(queue && { queue }) }));
const anyGraph = fc.array(anyEdge, { maxLength: 12 }).map((edges) =>
  graphOf(
    Array.from({ length: count }, (_, index) => node(`n${index}`)),
    edges,
  ),
);
const options = fc.record({
  stepFree: fc.boolean(),
  waits: fc.constantFrom({}, { '1-national': 4 }, { '1-national': 2, bus: 7 }),
});
const question = fc.record({
  graph: anyGraph,
  from: fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 2 }),
  to: fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 2 }),
  options,
});

type Cost = readonly [checks: number, seconds: number];
const less = (a: Cost, b: Cost) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** The least cost, by walking every way that meets no node twice. */
function bruteForce(
  { nodes, edges }: WalkGraph,
  from: readonly number[],
  to: readonly number[],
  { stepFree, waits }: SearchOptions,
): Cost | null {
  const both = edges.flatMap((way) =>
    way.oneWay ? [way] : [way, { ...way, from: way.to, to: way.from }],
  );
  const usable = both.filter(
    ({ kind }) => !stepFree || (kind !== 'stairs' && kind !== 'escalator'),
  );
  const ids = (indices: readonly number[]) => indices.map((index) => nodes[index]?.id ?? '');
  const ends = new Set(ids(to));
  let best: Cost | null = null;
  const walk = (at: string, seen: ReadonlySet<string>, [checks, seconds]: Cost) => {
    if (ends.has(at) && (best === null || less([checks, seconds], best))) best = [checks, seconds];
    for (const way of usable.filter((next) => next.from === at && !seen.has(next.to))) {
      const wait = way.queue ? (waits[way.queue] ?? 0) : 0;
      const through: Cost = [
        checks + Number(way.kind === 'security'),
        seconds + way.seconds + wait,
      ];
      walk(way.to, new Set([...seen, way.to]), through);
    }
  };
  for (const start of ids(from)) walk(start, new Set([start]), [0, 0]);
  return best;
}

const edgesOf = (way: Way) => way.strides.map((stride) => stride.edge);
const costOfEdges = (edges: readonly GraphEdge[], waits: SearchOptions['waits']): Cost => [
  edges.filter(({ kind }) => kind === 'security').length,
  edges.reduce((sum, { seconds, queue }) => sum + seconds + (queue ? (waits[queue] ?? 0) : 0), 0),
];

test('the way costs what brute force finds: fewest checks first, then seconds; none where none is', () => {
  fc.assert(
    fc.property(question, ({ graph, from, to, options: asked }) => {
      const way = shortestWay(prepareGraph(graph), from, to, asked);
      const best = bruteForce(graph, from, to, asked);
      expect(way && costOfEdges(edgesOf(way), asked.waits)).toEqual(best);
      if (way) expect(way.seconds).toBe(best?.[1]);
    }),
    run,
  );
});

test('a way is connected from a wanted beginning to a wanted end, and goes no one-way edge backwards', () => {
  fc.assert(
    fc.property(question, ({ graph, from, to, options: asked }) => {
      const { nodes, ...prepared } = prepareGraph(graph);
      const way = shortestWay({ nodes, ...prepared }, from, to, asked);
      if (!way) return;
      expect(from).toContain(way.start);
      expect(to).toContain(way.strides.at(-1)?.to ?? way.start);
      let at = way.start;
      for (const stride of way.strides) {
        expect(stride.from).toBe(at);
        const ends = [nodes[stride.from]?.id, nodes[stride.to]?.id];
        const { edge: taken } = stride;
        const forward = ends[0] === taken.from && ends[1] === taken.to;
        const back = ends[0] === taken.to && ends[1] === taken.from && !taken.oneWay;
        expect(forward || back).toBe(true);
        at = stride.to;
      }
    }),
    run,
  );
});

test('a step-free way has neither stairs nor escalators', () => {
  fc.assert(
    fc.property(question, ({ graph, from, to, options: asked }) => {
      const way = shortestWay(prepareGraph(graph), from, to, { ...asked, stepFree: true });
      const kindsOf = way ? edgesOf(way).map(({ kind }) => kind) : [];
      expect(kindsOf).not.toContain('stairs');
      expect(kindsOf).not.toContain('escalator');
    }),
    run,
  );
});

test('where every edge goes both ways, the way back is as long', () => {
  fc.assert(
    fc.property(question, ({ graph, from, to, options: asked }) => {
      const edges = graph.edges.map((way) => ({ ...way, oneWay: false }));
      const prepared = prepareGraph({ ...graph, edges });
      const there = shortestWay(prepared, from, to, asked);
      const back = shortestWay(prepared, to, from, asked);
      expect(back?.seconds).toBe(there?.seconds);
    }),
    run,
  );
});

test('the order of nodes, edges and ends in their lists does not change the way', () => {
  const shuffled = question.chain(({ graph, ...rest }) =>
    fc.record({
      graph: fc.constant(graph),
      other: fc.record({
        version: fc.constant(1 as const),
        nodes: fc.shuffledSubarray([...graph.nodes], { minLength: count }),
        edges: fc.shuffledSubarray([...graph.edges], { minLength: graph.edges.length }),
      }),
      rest: fc.constant(rest),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ graph, other, rest: { from, to, options: asked } }) => {
      const way = shortestWay(prepareGraph(graph), from, to, asked);
      const same = shortestWay(prepareGraph(other), [...from].reverse(), [...to].reverse(), asked);
      expect(same).toEqual(way);
    }),
    run,
  );
});

test('the ways to a place, found at once, are as long as those found one by one', () => {
  fc.assert(
    fc.property(question, ({ graph, from, to, options: asked }) => {
      const prepared = prepareGraph(graph);
      const one = shortestWay(prepared, from, to, asked);
      const way = waysTo(prepared, to, asked)(from);
      expect(way?.seconds).toBe(one?.seconds);
      expect(way && costOfEdges(edgesOf(way), asked.waits)).toEqual(
        one && costOfEdges(edgesOf(one), asked.waits),
      );
      if (way) {
        expect(from).toContain(way.start);
        expect(to).toContain(way.strides.at(-1)?.to ?? way.start);
      }
    }),
    run,
  );
});
