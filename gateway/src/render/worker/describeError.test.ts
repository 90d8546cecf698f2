import { describeError, isErrorNamed } from './describeError.ts';

const unreadable = new Proxy(new Error('mine'), {
  get() {
    throw new Error('again');
  },
});

test('what was thrown is said with its frames, or as it is', () => {
  expect(describeError(new TypeError('no rows'))).toMatch(/^TypeError: no rows\n {4}at /);
  expect([describeError('a text'), describeError(null)]).toEqual(['a text', 'null']);
  expect(describeError('x'.repeat(3_000))).toHaveLength(2_000);
  expect(isErrorNamed(new TypeError(), ['ApiError', 'TypeError'])).toBe(true);
  expect(isErrorNamed({ name: 'TypeError' }, ['TypeError'])).toBe(false);
});

test('what throws when it is read is said to do so', () => {
  for (const thrown of [unreadable, Object.create(null), { toString: () => ({}) }])
    expect(describeError(thrown)).toBe('An error that cannot be read');
  expect(isErrorNamed(unreadable, ['Error'])).toBe(false);
});
