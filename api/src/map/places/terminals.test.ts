import type { ImdfFeature } from '../imdf/archive.ts';
import { rotationOf } from '../floors/geometry.ts';
import { terminalsOf, terminalsOfBuildings } from './terminals.ts';

const building = (id: string, name: string | null): ImdfFeature => ({
  id,
  feature_type: 'building',
  geometry: null,
  properties: { name: name === null ? null : { en: name } },
});
const ring = [
  [0, 0],
  [2, 0],
  [2, 1],
  [0, 1],
  [0, 0],
];
const level = (id: string, ordinal: number, short: string, buildings = ['a']): ImdfFeature => ({
  id,
  feature_type: 'level',
  geometry: { type: 'Polygon', coordinates: [ring] },
  properties: { ordinal, short_name: { en: short }, name: { en: id }, building_ids: buildings },
});

test.each([
  [
    ['Terminal 2', 'Terminal 1'],
    ['T2', 'T1'],
  ],
  [
    ['Puente Aéreo', 'Main'],
    ['T2', 'T1'],
  ],
  [
    ['North', 'South', 'Car park'],
    ['T1', 'T2', 'T1'],
  ],
  [
    ['T1 piers', 'T1 hall', 'Annex'],
    ['T1', 'T1', 'T2'],
  ],
  [[null], ['T1']],
])('buildings named %p are terminals %p', (names, expected) => {
  const buildings = names.map((name, index) => building(String(index), name));
  expect([...terminalsOfBuildings(buildings).values()]).toEqual(expected);
});

test.each<[string, ImdfFeature[], Record<string, number>]>([
  ['short names that are digits', [level('g', 0, '1'), level('u', 1, '2')], { g: 1, u: 2 }],
  [
    'a basement',
    [level('g', 0, 'G'), level('b', -1, 'B'), level('u', 1, '1')],
    { b: 1, g: 2, u: 3 },
  ],
  [
    'two levels side by side',
    [level('g', 0, 'G'), level('h', 0, 'G'), level('u', 4, 'U')],
    { g: 1, h: 1, u: 2 },
  ],
  ['one digit for two floors', [level('g', 0, '1'), level('u', 1, '1')], { g: 1, u: 2 }],
])('floors of %s are numbered', (_, levels, expected) => {
  const [terminal] = terminalsOf([building('a', 'Main'), ...levels], 'en');
  const numbers = terminal?.floors.flatMap(({ floor, levels: ids }) =>
    ids.map((id) => [id, floor]),
  );
  expect(Object.fromEntries(numbers ?? [])).toEqual(expected);
});

test('a level of no building is on Terminal 1, and a terminal without levels is not listed', () => {
  const terminals = terminalsOf([building('a', 'Terminal 2'), level('g', 0, 'G', [])], 'en');
  expect(terminals.map(({ id, name }) => [id, name.fr])).toEqual([['T1', 'Terminal 1']]);
});

test.each([
  [0, 0],
  [40, 40],
  [-40, -40],
  [100, -80],
  [180, 0],
])('a wall that runs %p° from east is laid level by %p°', (degrees, turned) => {
  const radians = (degrees * Math.PI) / 180;
  const corner = (x: number, y: number) =>
    [
      x * Math.cos(radians) - y * Math.sin(radians),
      x * Math.sin(radians) + y * Math.cos(radians),
    ].map((metres) => metres / 111_320);
  const wall = [corner(0, 0), corner(600, 0), corner(600, 80), corner(0, 80), corner(0, 0)];
  const rotation = rotationOf([wall]);
  expect((rotation * 180) / Math.PI).toBeCloseTo(turned, 1);
});
