import { ringOnce, withoutRepeats } from './withoutRepeats.ts';

const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];

test.each<[string, number[][]]>([
  ['a corner twice', square.toSpliced(1, 0, [1, 0])],
  ['the first position twice', [[0, 0], ...square]],
  ['the closing position three times', [...square, [0, 0], [0, 0]]],
  ['a corner at two heights', square.toSpliced(1, 0, [1, 0, 4])],
  ['a spike out of a corner', square.toSpliced(2, 0, [2, 0], [1, 0])],
  ['a spike of two positions', square.toSpliced(2, 0, [2, 0], [3, 0], [2, 0], [1, 0])],
])('%s is left out of a ring', (_, ring) => {
  expect(ringOnce(ring).map(([x, y]) => [x, y])).toEqual(square);
});

test('a ring stays closed, and what crosses or touches itself stays as it is', () => {
  const touching = [...square.slice(0, 4), [1, 0], [0, 0]];
  expect(ringOnce(touching)).toEqual(touching);
  expect(ringOnce(square)).toEqual(square);
});

test('a shape without repeats is handed back itself, a door of one place keeps its ends', () => {
  const door = {
    type: 'LineString' as const,
    coordinates: [
      [1, 1],
      [1, 1],
    ],
  };
  const polygon = { type: 'Polygon' as const, coordinates: [square] };
  expect(withoutRepeats(door)).toEqual({ geometry: door, repeats: 0 });
  expect(withoutRepeats(polygon).geometry).toBe(polygon);
  const twice = { type: 'MultiPolygon' as const, coordinates: [[[[0, 0], ...square]], [square]] };
  expect(withoutRepeats(twice)).toEqual({
    geometry: { ...twice, coordinates: [[square], [square]] },
    repeats: 1,
  });
});
