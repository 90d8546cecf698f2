import { negotiateEncoding } from './negotiate.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=bad, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity, gzip', 'gzip'],
  ['brotli, xgzip', null],
  ['', null],
  [undefined, null],
] as const)('accept-encoding %p is answered with %p', (header, coding) => {
  expect(negotiateEncoding(header, ['br', 'gzip'])).toBe(coding);
});

test('only what is offered is answered, in the order of the server', () => {
  expect(negotiateEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(negotiateEncoding('br, gzip', ['gzip', 'br'])).toBe('gzip');
  expect(negotiateEncoding('br, gzip', [])).toBeNull();
});

test('a header of any length is read in no time', () => {
  expect(negotiateEncoding(`${'x,'.repeat(100_000)}br`, ['br'])).toBeNull();
});
