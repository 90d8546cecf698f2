import { project } from '@eldorado/rules/city';
import { busAndTaxi, cityRoutes } from '../../../fixtures/cityRoutes.ts';
import { drawWays, frameAround } from './drawing.ts';

const { from, to } = busAndTaxi;

test('a bus goes from stop to stop, and a ride bows between its ends', () => {
  const [bus, taxi] = drawWays(busAndTaxi.routes);
  expect(bus?.legs.map(({ kind, number }) => [kind, number])).toEqual([
    ['walk', 1],
    ['bus', 2],
  ]);
  expect(bus?.legs.every(({ points }) => points.length === 2)).toBe(true);
  const [drive] = taxi?.legs ?? [];
  expect(drive?.points[0]).toEqual(project(to));
  expect(drive?.points.at(-1)).toEqual(project(from));
  const middle = drive?.points[4];
  // South of the straight line: further down.
  expect(middle?.y).toBeGreaterThan((project(to).y + project(from).y) / 2);
});

test('a step whose way is not known is left out, and the numbers of the others stay', () => {
  const [bus] = busAndTaxi.routes;
  const steps = bus?.steps.map((step, index) => (index === 0 ? { ...step, path: [] } : step)) ?? [];
  const [way] = drawWays(bus ? [{ ...bus, steps }] : []);
  expect(way?.legs.map(({ number }) => number)).toEqual([2]);
});

test('the frame holds all ways, keeps its proportions and stays on the drawing', () => {
  const ways = drawWays(cityRoutes.routes);
  const { x, y, width, height } = frameAround(ways);
  for (const point of ways.flatMap(({ legs }) => legs.flatMap((leg) => leg.points))) {
    expect(point.x > x && point.x < x + width).toBe(true);
    expect(point.y > y && point.y < y + height).toBe(true);
  }
  expect(width / height).toBeCloseTo(7 / 4, 1);
  expect(x >= 0 && x + width <= 480 && y >= 0 && y + height <= 500).toBe(true);
});

test('a way between the terminals shows enough of the city to know where it is', () => {
  const path = [to, { latitude: 4.6909, longitude: -74.1278 }];
  const [bus] = busAndTaxi.routes;
  const [step] = bus?.steps ?? [];
  const { width } = frameAround(
    drawWays(bus && step ? [{ ...bus, steps: [{ ...step, path }] }] : []),
  );
  expect(width).toBe(168);
});
