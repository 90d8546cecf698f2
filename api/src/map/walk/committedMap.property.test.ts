import fc from 'fast-check';
import { exampleMap } from '../../testing/exampleStore.ts';
import { demoArchive } from '../archive/demoArchive.ts';
import { checkGraph } from './checkGraph.ts';
import { mapRoute } from './mapRoute.ts';
import type { Walks } from './walks.ts';
import { usualPlaces } from './usualPlaces.ts';
import { usualWalks } from './usualWalks.ts';

// What holds between any two places of the committed map. FC_SEED=n tries others.
const run = { seed: Number(process.env['FC_SEED'] ?? 20261121), numRuns: 300 };

function walksOf(): Walks {
  const { walks } = exampleMap();
  if (!walks) throw new Error('The committed map has a walking graph');
  return walks;
}
const slugs = [...walksOf().places.keys()];
const question = fc
  .record({
    from: fc.constantFrom(...slugs),
    to: fc.constantFrom(...slugs),
    stepFree: fc.boolean(),
  })
  .filter(({ from, to }) => from !== to);
const updatedAt = '2026-11-20T12:00:00.000Z';
const waits = Object.fromEntries(
  Object.entries({
    '1-national': 480,
    '1-international': 600,
    emigration: 300,
    immigration: 1800,
    bus: 480,
  }).map(([queue, seconds]) => [queue, { seconds, source: 'demo' as const, updatedAt }]),
);

function routeOf(asked: { from: string; to: string; stepFree: boolean }) {
  const answer = mapRoute(walksOf(), asked, waits);
  if (answer.kind !== 'found') throw new Error(`${asked.from} to ${asked.to}: ${answer.kind}`);
  return answer.route;
}

test('the walking graph has no faults, and every place is reached and left without steps', () => {
  const { graph, features } = demoArchive();
  if (!graph) throw new Error('The committed map has a walking graph');
  expect(checkGraph(graph, features)).toEqual([]);
});

test('every place of the map leads to every other one, also step-free', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const { legs, stepFree } = routeOf(asked);
      const kinds = legs.map(({ kind }) => kind);
      if (asked.stepFree) expect(kinds).not.toContain('escalator');
      if (asked.stepFree) expect(kinds).not.toContain('stairs');
      expect(stepFree).toBe(!kinds.includes('escalator') && !kinds.includes('stairs'));
    }),
    run,
  );
});

test('legs join floor by floor, their steps add up, and minutes and metres are their sums', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const route = routeOf(asked);
      const { legs } = route;
      legs.slice(1).forEach((leg, index) => {
        const before = legs[index];
        expect([leg.terminal, leg.floor]).toEqual([before?.toTerminal, before?.toFloor]);
        expect(leg.line[0]).toEqual(before?.line.at(-1));
        expect(leg.kind === 'walk' && before?.kind === 'walk').toBe(false);
      });
      const sum = (of: (leg: (typeof legs)[number]) => number) =>
        legs.reduce((total, leg) => total + of(leg), 0);
      expect(route.metres).toBe(sum(({ metres }) => metres));
      expect(route.minutes).toBe(
        Math.ceil(sum(({ seconds }) => seconds) / 60) + sum(({ waitSeconds }) => waitSeconds) / 60,
      );
      for (const { kind, steps, metres } of legs) {
        if (kind !== 'walk') expect(steps).toEqual([]);
        else if (steps.length > 1)
          expect(steps.reduce((total, step) => total + step.metres, 0)).toBe(metres);
      }
      const arrivals = legs.flatMap(({ steps }) => steps).filter(({ turn }) => turn === 'arrive');
      expect(arrivals.length).toBeLessThanOrEqual(1);
    }),
    run,
  );
});

test('nobody goes through security who need not: between places of one zone there is no check', () => {
  const { graph, places } = walksOf();
  const zoneOf = (slug: string) => {
    const [node] = graph.nodesOf.get(places.get(slug)?.id ?? '') ?? [];
    return node === undefined ? '' : (graph.nodes[node]?.zone ?? '');
  };
  fc.assert(
    fc.property(question, (asked) => {
      const { legs, from, to } = routeOf(asked);
      const checks = legs.filter(({ kind }) => kind === 'security').length;
      const [a, b] = [zoneOf(asked.from), zoneOf(asked.to)];
      if (a === b && from.terminal === to.terminal) expect(checks).toBe(0);
      expect(checks).toBeLessThanOrEqual(1);
    }),
    run,
  );
});

test('a walk has few directions: no more than one in twelve metres, never two turns without a way between', () => {
  fc.assert(
    fc.property(question, (asked) => {
      for (const { steps, metres, kind } of routeOf(asked).legs) {
        if (kind !== 'walk') continue;
        expect(steps.length).toBeLessThanOrEqual(2 + metres / 12);
        for (const { turn, metres: walked } of steps.slice(0, -1))
          if (turn !== 'start' && turn !== 'straight') expect(walked).toBeGreaterThan(0);
      }
    }),
    run,
  );
});

test('the usual walks are all on the map, step-free too', () => {
  const { places } = exampleMap();
  const known = new Set(places.map(({ slug }) => slug));
  expect(Object.values(usualPlaces).filter(({ slug }) => !known.has(slug))).toEqual([]);
  const walks = usualWalks(walksOf());
  expect(walks).toHaveLength(26);
  for (const { minutes, stepFreeMinutes, metres } of walks) {
    expect(minutes).toBeGreaterThan(0);
    expect(stepFreeMinutes).toBeGreaterThanOrEqual(minutes);
    // Nobody walks faster than 6 km/h, nor slower than 1.
    expect(metres / minutes).toBeLessThan(100);
    expect(metres / minutes).toBeGreaterThan(17);
  }
});
