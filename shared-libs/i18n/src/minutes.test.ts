import fc from 'fast-check';
import { minutesOfParts } from './minutes.ts';

test('the minutes of the parts are those of the whole', () => {
  expect(minutesOfParts([115, 30, 60, 115])).toEqual([2, 1, 1, 2]);
  expect(minutesOfParts([20, 20, 20, 20])).toEqual([1, 0, 0, 1]);
  fc.assert(
    fc.property(fc.array(fc.nat(4_000)), (seconds) => {
      const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
      expect(sum(minutesOfParts(seconds))).toBe(Math.ceil(sum(seconds) / 60));
    }),
  );
});
