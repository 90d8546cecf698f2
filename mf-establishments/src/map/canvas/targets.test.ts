import { clusterDistance, nearestWithin, pressable, reach, targetPixels } from './targets.ts';

const spot = (x: number, y: number, sign = false) => ({ at: [x, y] as const, sign });
const isSign = ({ sign }: { sign: boolean }) => sign;

// A pier of gates eight metres apart, and doors between them, without a pattern that fits a grid.
const pier = [
  ...Array.from({ length: 40 }, (_, at) => spot(at * 8, 0, true)),
  ...Array.from({ length: 200 }, (_, at) => spot((at * 37) % 320, ((at * 61) % 40) - 20.5)),
];

test.each([0.04, 0.1, 0.12, 0.3, 1, 4])(
  'at %d metres to a pixel every marker has 24 pixels to itself, and is what is pressed within them',
  (resolution) => {
    const marks = pressable(pier, isSign, resolution);
    const apart = marks.flatMap(({ at }, index) =>
      marks
        .slice(index + 1)
        .map((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) / resolution),
    );
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(targetPixels);
    for (const { at } of marks) {
      const edge = at[0] + (targetPixels / 2 - 0.01) * resolution;
      expect(nearestWithin(marks, [edge, at[1]], reach * resolution)?.at).toEqual(at);
    }
  },
);

test('of signs that lie too close one stands, without a number', () => {
  const [first] = pressable([spot(0, 0, true), spot(8, 0, true)], isSign, 1);
  expect(first?.members).toHaveLength(1);
  expect(pressable([spot(0, 0, true), spot(8, 0, true)], isSign, 0.1)).toHaveLength(2);
});

test('from near only what could not be pressed is put together', () => {
  expect(clusterDistance(0.1)).toBeCloseTo(2.4);
  expect(clusterDistance(1)).toBe(44);
});

test('a press beside all markers means none', () => {
  expect(nearestWithin([spot(0, 0)], [23, 0], reach)).toBeNull();
});
