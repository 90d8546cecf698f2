import { labelRank } from './labelOrder.ts';
import { boxAround, planeOf } from './plane.ts';
import { roomLook } from './roomLook.ts';

test('metres on the plane are metres on the ground', () => {
  const toPlane = planeOf([-74.14, 4.7], 0);
  const [x, y] = toPlane([-74.13, 4.71]);
  expect(x).toBeCloseTo(1109.5, 0);
  expect(y).toBeCloseTo(1113.2, 0);
});

test('a terminal that lies askew is turned clockwise until it lies level', () => {
  const toPlane = planeOf([0, 0], Math.PI / 4);
  const [x, y] = toPlane([0.001, 0.001]);
  expect(y).toBeCloseTo(0, 6);
  expect(x).toBeCloseTo(111.32 * Math.SQRT2, 1);
});

test('a box holds all of its points', () => {
  expect(
    boxAround([
      [1, 5],
      [-2, 7],
    ]),
  ).toEqual([-2, 5, 1, 7]);
});

const room = { layer: 'room', place: 'a', type: 'banos' } as const;

test('a room has the colour of its place', () => {
  expect(roomLook(room, null, null)).toBe('banos');
  expect(roomLook({ ...room, type: null, place: null }, null, null)).toBe('room');
});

test('where something is looked for, other rooms step back, and what is no room does not change', () => {
  expect(roomLook(room, new Set(['b']), null)).toBe('faint');
  expect(roomLook(room, new Set(['a']), null)).toBe('banos');
  expect(roomLook({ ...room, layer: 'walkway' }, new Set(['b']), null)).toBe('walkway');
});

test('the chosen room stands out of all', () => {
  expect(roomLook(room, new Set(['b']), 'a')).toBe('chosen');
});

test('the chosen place keeps its name before those looked for, signs before shops', () => {
  const mark = (slug: string, sign: string | null = null) =>
    ({ slug, type: 'establecimientos', sign }) as const;
  const rank = (slug: string, sign?: string) =>
    labelRank(mark(slug, sign ?? null), new Set(['b']), 'a');
  expect(rank('a')).toBeGreaterThan(rank('b'));
  expect(rank('b')).toBeGreaterThan(rank('c', 'A02'));
  expect(rank('c', 'A02')).toBeGreaterThan(rank('c'));
});
