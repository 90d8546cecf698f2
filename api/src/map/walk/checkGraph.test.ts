import type { GraphEdge, GraphNode, WalkGraph } from '../floors/graph.ts';
import { checkGraph } from './checkGraph.ts';
import type { CheckedFeature } from './graphFault.ts';
import { edge, graphOf, node } from './exampleGraph.ts';

const features: CheckedFeature[] = [
  { id: 't1-1', feature_type: 'level' },
  { id: 't1-2', feature_type: 'level' },
  { id: 'entrance', feature_type: 'opening', properties: { category: 'pedestrian.principal' } },
  { id: 'café', feature_type: 'occupant' },
  { id: 'toilet', feature_type: 'amenity', properties: { category: 'restroom' } },
  { id: 'hose', feature_type: 'amenity', properties: { category: 'fireextinguisher' } },
];
const nodes: GraphNode[] = [
  node('door', [0, 0], { level: 't1-1', places: ['entrance'] }),
  node('hall', [0, 50], { level: 't1-1', places: ['café'] }),
  node('landing', [0, 50], { level: 't1-2' }),
  node('corridor', [0, 80], { level: 't1-2', places: ['toilet'] }),
];
const edges: GraphEdge[] = [
  edge('door', 'hall', 50),
  edge('hall', 'landing', 6, { kind: 'lift', seconds: 45 }),
  edge('landing', 'corridor', 30),
];
const valid = graphOf(nodes, edges);
const found = (graph: WalkGraph, archive = features) =>
  checkGraph(graph, archive).map(({ code, ids }) => [code, ...ids]);

test('a valid graph has no faults', () => {
  expect(found(valid)).toEqual([]);
});

test('names that are not in the archive or in the graph are reported', () => {
  const strange = node('strange', [0, 90], { level: 't9', places: ['kiosk'] });
  expect(found(graphOf([...nodes, strange], [...edges, edge('corridor', 'strange', 10)]))).toEqual([
    ['unknown-level', 'strange', 't9'],
    ['unknown-place', 'strange', 'kiosk'],
    ['leaves-the-floor', 'corridor → strange'],
  ]);
  expect(found(graphOf(nodes, [...edges, edge('door', 'nowhere', 10)]))).toEqual([
    ['unknown-node', 'door → nowhere'],
  ]);
  expect(found(graphOf([...nodes, node('door', [0, 0], { level: 't1-1' })], edges))).toEqual([
    ['double-node', 'door'],
  ]);
});

test.each<[string, GraphEdge, string]>([
  ['no length', edge('door', 'hall', 0, { seconds: 40 }), 'bad-length'],
  ['no time', edge('door', 'hall', 50, { seconds: 0 }), 'bad-time'],
  ['a run', edge('door', 'hall', 50, { seconds: 20 }), 'implausible-speed'],
  ['a crawl', edge('door', 'hall', 50, { seconds: 200 }), 'implausible-speed'],
  ['a short cut', edge('door', 'hall', 40), 'shorter-than-the-straight-line'],
  ['a queue of its own', edge('door', 'hall', 50, { queue: 'duty-free' }), 'unknown-queue'],
])('an edge with %s is reported', (_, bad, code) => {
  expect(found(graphOf(nodes, [bad, ...edges]))).toEqual([[code, 'door → hall']]);
});

test('a place that no node names, that no way leads to or none leads out of is reported', () => {
  expect(found(valid, [...features, { id: 'shop', feature_type: 'occupant' }])).toEqual([
    ['not-on-the-graph', 'shop'],
  ]);
  const oneWay = (from: string, to: string) =>
    graphOf(nodes, [...edges.slice(0, 2), edge(from, to, 30, { oneWay: true })]);
  expect(found(oneWay('landing', 'corridor'))).toEqual([['no-way-out', 'toilet']]);
  expect(found(oneWay('corridor', 'landing'))).toEqual([['unreachable', 'toilet']]);
});

test('a place behind stairs is listed as one without a step-free way', () => {
  const stairs = edge('hall', 'landing', 8, { kind: 'stairs', seconds: 20 });
  expect(
    found(
      graphOf(
        nodes,
        edges.map((each) => (each.kind === 'lift' ? stairs : each)),
      ),
    ),
  ).toEqual([['without-steps', 'toilet']]);
});

test('without a door of the public area nothing can be reached', () => {
  const [door, ...others] = nodes;
  expect(found(graphOf([{ ...door!, zone: 'national' }, ...others], edges))).toEqual([
    ['no-entrance'],
  ]);
});
