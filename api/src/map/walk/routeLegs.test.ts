import type { RouteLeg } from '../schema.ts';
import type { GraphEdge, GraphNode } from '../floors/graph.ts';
import { edge, graphOf, node } from './exampleGraph.ts';
import { prepareGraph } from './prepareGraph.ts';
import { routeLegs } from './routeLegs.ts';
import { routeNotes } from './routeNotes.ts';
import { shortestWay } from './search.ts';

const floorOf = (level: string): Pick<RouteLeg, 'terminal' | 'floor'> => ({
  terminal: level.startsWith('t2') ? 'T2' : 'T1',
  floor: Number(level.at(-1)),
});

function wayBetween(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  [from, to]: readonly [string, string],
  { stepFree = false, waits = {} }: { stepFree?: boolean; waits?: Record<string, number> } = {},
) {
  const graph = prepareGraph(graphOf(nodes, edges));
  const numberOf = (id: string) => graph.nodes.findIndex((candidate) => candidate.id === id);
  const way = shortestWay(graph, [numberOf(from)], [numberOf(to)], { stepFree, waits });
  if (!way) throw new Error(`No way from ${from} to ${to}`);
  return {
    legs: routeLegs(graph, way, floorOf, waits),
    notes: routeNotes(graph, way),
    seconds: way.seconds,
  };
}

/** Nodes along a line, and the walks between them. */
function corridor(points: readonly GraphNode[]): GraphEdge[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const metres = Math.hypot(
      (to.point[0] - from.point[0]) * 110_950,
      (to.point[1] - from.point[1]) * 110_574,
    );
    return edge(from.id, to.id, Math.round(metres));
  });
}

const stepsAlong = (...points: GraphNode[]) =>
  wayBetween(points, corridor(points), [points[0]!.id, points.at(-1)!.id]).legs[0]?.steps.map(
    ({ turn, metres, landmark }) => [turn, metres, landmark?.en ?? null],
  );

test('a straight corridor of many nodes is one step and the arrival', () => {
  const points = [0, 12, 25, 31, 50].map((north, index) => node(`n${index}`, [0, north]));
  expect(stepsAlong(...points)).toEqual([
    ['start', 50, null],
    ['arrive', 0, null],
  ]);
});

test('turns are described as left and right, with what stands at the corner', () => {
  expect(
    stepsAlong(
      node('a', [0, 0]),
      node('b', [0, 40], { landmark: 'the fountain' }),
      node('c', [30, 40]),
      node('d', [30, 80]),
    ),
  ).toEqual([
    ['start', 40, null],
    ['right', 30, 'the fountain'],
    ['left', 40, null],
    ['arrive', 0, null],
  ]);
});

test('a step aside around a pillar is no turn, and a slight bend neither', () => {
  const aside = [node('a'), node('b', [0, 30]), node('c', [3, 33]), node('d', [3, 70])];
  expect(stepsAlong(...aside)?.map(([turn]) => turn)).toEqual(['start', 'arrive']);
  const bend = [node('a'), node('b', [0, 40]), node('c', [15, 80])];
  expect(stepsAlong(...bend)?.map(([turn]) => turn)).toEqual(['start', 'arrive']);
});

test('a corner rounded over several nodes is one turn', () => {
  const rounded = [
    node('a'),
    node('b', [0, 40]),
    node('c', [2, 45]),
    node('d', [7, 48]),
    node('e', [50, 48]),
  ];
  expect(stepsAlong(...rounded)?.map(([turn]) => turn)).toEqual(['start', 'right', 'arrive']);
});

test('going back the way one came is turning back', () => {
  const there = [node('a'), node('b', [0, 60]), node('c', [2, 10])];
  expect(stepsAlong(...there)?.map(([turn]) => turn)).toEqual(['start', 'back', 'arrive']);
});

test('on a long stretch one landmark is named where it is passed, on a short one none', () => {
  const stretch = (north: number) =>
    stepsAlong(
      node('a'),
      node('b', [0, north / 2], { landmark: 'the food court' }),
      node('c', [0, north]),
    );
  expect(stretch(120)).toEqual([
    ['start', 60, null],
    ['straight', 60, 'the food court'],
    ['arrive', 0, null],
  ]);
  expect(stretch(40)).toEqual([
    ['start', 40, null],
    ['arrive', 0, null],
  ]);
});

/** Door, lift and stairs to the floor above, security to the gate; and the bus to the other terminal. */
const nodes = [
  node('door', [0, 0], { level: 't1-1' }),
  node('below', [0, 50], { level: 't1-1' }),
  node('above', [0, 50], { level: 't1-2' }),
  node('check', [0, 90], { level: 't1-2' }),
  node('inside', [0, 100], { level: 't1-2', zone: 'national' }),
  node('gate', [0, 200], { level: 't1-2', zone: 'national' }),
  node('stop', [20, 0], { level: 't1-1' }),
  node('t2', [900, 900], { level: 't2-1' }),
];
const edges = [
  edge('door', 'below', 50),
  edge('below', 'above', 8, { kind: 'stairs', seconds: 20 }),
  edge('below', 'above', 6, { kind: 'lift', seconds: 45 }),
  edge('above', 'check', 40),
  edge('check', 'inside', 10, {
    kind: 'security',
    seconds: 60,
    queue: '1-national',
    oneWay: true,
  }),
  edge('inside', 'gate', 100),
  edge('gate', 'door', 260, { oneWay: true }),
  edge('door', 'stop', 20),
  edge('stop', 't2', 1300, { kind: 'bus', seconds: 300, queue: 'bus' }),
];

test('a way is cut into legs where one does something else, floor by floor', () => {
  const { legs } = wayBetween(nodes, edges, ['door', 'gate'], { waits: { '1-national': 480 } });
  expect(legs.map(({ kind, floor, toFloor }) => [kind, floor, toFloor])).toEqual([
    ['walk', 1, 1],
    ['stairs', 1, 2],
    ['walk', 2, 2],
    ['security', 2, 2],
    ['walk', 2, 2],
  ]);
  expect(legs[3]).toMatchObject({ waitSeconds: 480, waitOf: 'security', seconds: 60, steps: [] });
  // Only the last walk arrives.
  expect(legs.map(({ steps }) => steps.at(-1)?.turn)).toEqual([
    'start',
    undefined,
    'start',
    undefined,
    'arrive',
  ]);
});

test('the legs add up to the way and join end to end', () => {
  const { legs, seconds } = wayBetween(nodes, edges, ['door', 'gate'], {
    stepFree: true,
    waits: { '1-national': 480 },
  });
  expect(legs.map(({ kind }) => kind)).toEqual(['walk', 'lift', 'walk', 'security', 'walk']);
  expect(legs.reduce((sum, leg) => sum + leg.seconds + leg.waitSeconds, 0)).toBe(seconds);
  for (const [index, leg] of legs.slice(1).entries())
    expect(leg.line[0]).toEqual(legs[index]?.line.at(-1));
  for (const { kind, steps, metres } of legs.filter((leg) => leg.kind === 'walk')) {
    expect([kind, steps.reduce((sum, step) => sum + step.metres, 0)]).toEqual(['walk', metres]);
  }
});

test('the bus is a leg from one terminal to the other, with its wait', () => {
  const { legs, notes } = wayBetween(nodes, edges, ['door', 't2'], { waits: { bus: 480 } });
  expect(legs.at(-1)).toMatchObject({
    kind: 'bus',
    terminal: 'T1',
    toTerminal: 'T2',
    waitSeconds: 480,
    waitOf: 'bus',
  });
  expect(notes).toEqual(['bus-between-terminals']);
});

test('a way through security says what it asks for, and out of the passenger area that it leaves it', () => {
  const note = (from: string, to: string) => wayBetween(nodes, edges, [from, to]).notes;
  expect(note('door', 'gate')).toEqual(['needs-boarding-pass']);
  expect(note('gate', 'door')).toEqual(['leaves-passenger-area']);
  // From the gate back to security's exit leads only through the door.
  const oneWay = edges.map((each) => (each.from === 'inside' ? { ...each, oneWay: true } : each));
  expect(wayBetween(nodes, oneWay, ['gate', 'inside']).notes).toEqual([
    'security-again',
    'needs-boarding-pass',
    'leaves-passenger-area',
  ]);
});

test('the passport is asked for where immigration is passed', () => {
  const passport = edges.map((each) =>
    each.from === 'above' ? { ...each, kind: 'immigration' as const, queue: 'immigration' } : each,
  );
  const { notes, legs } = wayBetween(nodes, passport, ['door', 'gate'], {
    waits: { immigration: 1800 },
  });
  expect(notes).toEqual(['needs-boarding-pass', 'needs-passport']);
  expect(legs[2]).toMatchObject({ kind: 'immigration', waitSeconds: 1800, waitOf: 'immigration' });
});
