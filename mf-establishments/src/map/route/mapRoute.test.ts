import { route as wire } from '../../../fixtures/map.ts';
import { drawnRoute } from '../drawScene.ts';
import { parseRoute, routeFloors } from './mapRoute.ts';

const route = parseRoute(wire, 'en');

test('a way is in one language', () => {
  expect(route.to.name).toBe('Gate A02');
  expect(route.legs[0]?.steps[1]?.landmark).toBe('Fogón de la Sabana');
});

test('legs of one floor stand together until the way leaves it, and again when it comes back', () => {
  expect(
    routeFloors(route.legs).map(({ floor, legs }) => [floor, legs.map(({ kind }) => kind)]),
  ).toEqual([
    [2, ['walk', 'stairs']],
    [3, ['security']],
    [2, ['walk']],
  ]);
});

test('the minutes of the legs add up to those of the way', () => {
  expect(route.legs.map(({ minutes, waitMinutes }) => [minutes, waitMinutes])).toEqual([
    [2, 0],
    [1, 0],
    [1, 12],
    [2, 0],
  ]);
  expect([route.walkMinutes, route.waitMinutes, route.minutes]).toEqual([6, 12, 18]);
});

test('a floor shows its own legs, and the others faintly', () => {
  const drawn = drawnRoute(route, { terminal: 'T1', floor: 3 });
  expect(drawn?.legs.map(({ here }) => here)).toEqual([false, false, true, false]);
});

test('a way is drawn from marker to marker', () => {
  const drawn = drawnRoute(route, { terminal: 'T1', floor: 2 });
  expect(drawn?.legs[0]?.line[0]).toEqual(wire.from.point);
  expect(drawn?.legs.at(-1)?.line.at(-1)).toEqual(wire.to.point);
  expect(drawn?.ends).toEqual([wire.from.slug, wire.to.slug]);
});

test('another terminal shows nothing of it', () => {
  expect(drawnRoute(route, { terminal: 'T2', floor: 1 })?.legs).toEqual([]);
});
