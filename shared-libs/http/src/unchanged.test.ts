import { isUnchanged } from './unchanged.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s', (header, expected) => {
  expect(isUnchanged(header, '"a"')).toBe(expected);
  expect(isUnchanged(header, 'W/"a"')).toBe(expected);
});
