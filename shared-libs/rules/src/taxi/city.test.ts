import { airport, mapSize, nearestPlace, pointsOf, project, roads } from './city.ts';

const usaquen = { latitude: 4.695, longitude: -74.031 };
const candelaria = { latitude: 4.5965, longitude: -74.0733 };

test('east is to the right and north is up', () => {
  expect(project(usaquen).x).toBeGreaterThan(project(airport).x);
  expect(project(usaquen).y).toBeLessThan(project(candelaria).y);
});

test('what lies beyond the drawing stands at its edge', () => {
  const { x, y } = project({ latitude: 4.3, longitude: -74.5 });
  expect(x).toBeGreaterThan(0);
  expect(y).toBeLessThan(mapSize.height);
});

test('every road stays on the drawing, and Calle 26 begins at the airport', () => {
  for (const { line } of roads) {
    for (const pair of pointsOf(line).split(' ')) {
      const [x = -1, y = -1] = pair.split(',').map(Number);
      expect(x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height).toBe(true);
    }
  }
  const { x, y } = project(airport);
  expect(pointsOf(roads[0]?.line ?? []).startsWith(`${x},${y} `)).toBe(true);
});

test('a press finds the nearest place, and none where there is none', () => {
  const { x, y } = project(usaquen);
  expect(nearestPlace({ x: x + 4, y: y - 3 }, [candelaria, usaquen])).toBe(usaquen);
  expect(nearestPlace({ x: x + 60, y }, [candelaria, usaquen])).toBeNull();
});
