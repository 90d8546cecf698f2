import { readRole } from './roles.ts';

test('one process serves both, unless the environment says which', () => {
  expect(readRole({})).toBe('both');
  expect(readRole({ API_ONLY: '1' })).toBe('api');
  expect(readRole({ GATEWAY_ONLY: '1', API_URL: 'http://api:8080' })).toBe('gateway');
  expect(readRole({ API_URL: 'http://api:8080' })).toBe('gateway');
  expect(readRole({ API_ONLY: '', GATEWAY_ONLY: '0' })).toBe('both');
});

test.each([
  [{ API_ONLY: '1', GATEWAY_ONLY: '1' }, 'exclude each other'],
  [{ GATEWAY_ONLY: '1' }, 'GATEWAY_ONLY needs API_URL'],
  [{ API_ONLY: 'yes' }, "API_ONLY must be 1 or empty, not 'yes'"],
])('what cannot be meant is refused: %j', (env, sentence) => {
  expect(() => readRole(env)).toThrow(sentence);
});
