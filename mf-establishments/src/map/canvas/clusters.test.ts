import { clusterSpots } from './clusters.ts';

const spot = (x: number, y: number) => ({ at: [x, y] as const });

test('what is nearer than the distance is put together, the first one leads', () => {
  const clusters = clusterSpots([spot(0, 0), spot(3, 0), spot(30, 0)], 10);
  expect(clusters.map(({ members, at }) => [members.length, at])).toEqual([
    [2, [0, 0]],
    [1, [30, 0]],
  ]);
});

test('without a distance every spot is alone, even on the same point', () => {
  expect(clusterSpots([spot(1, 1), spot(1, 1)], 0)).toHaveLength(2);
});

test.each([5, 20, 60])(
  'no spot is lost and no two clusters are nearer than %d metres',
  (distance) => {
    // Spread over the floor, on both sides of its middle, without a pattern that fits the grid.
    const spots = Array.from({ length: 200 }, (_, at) =>
      spot(((at * 37) % 101) - 50.5, ((at * 61) % 89) - 44.5),
    );
    const clusters = clusterSpots(spots, distance);
    expect(clusters.flatMap(({ members }) => members)).toHaveLength(spots.length);
    for (const [index, a] of clusters.entries()) {
      for (const b of clusters.slice(index + 1)) {
        expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThanOrEqual(distance);
      }
    }
  },
);
