import { requestsEach } from './requestsEach.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each<[string | undefined, string | undefined, number]>([
  [undefined, undefined, 6],
  [undefined, '50000', 6],
  ['1', undefined, 1_000],
  ['1', '', 1_000],
  ['1', '50000', 516],
  ['1', '1', 1],
])('THOROUGH=%s and THOROUGH_FUZZ=%s send %3$i to each of 97', (thorough, inAll, each) => {
  process.env = { ...before, THOROUGH: thorough, THOROUGH_FUZZ: inAll };
  expect(requestsEach(97, 6)).toBe(each);
});

test.each(['0', '-1', '1e5', 'many'])('THOROUGH_FUZZ=%s is refused', (inAll) => {
  process.env = { ...before, THOROUGH: '1', THOROUGH_FUZZ: inAll };
  expect(() => requestsEach(97, 6)).toThrow(inAll);
});
