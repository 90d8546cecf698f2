import { createCircuitBreaker } from './circuitBreaker.ts';

test('a version that ended workers is left alone longer each time, and condemned at the third', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  const out = () => breaker.isOpen('mf-taxi', '1.0.0');
  expect([out(), breaker.isSuspect('mf-taxi', '1.0.0')]).toEqual([false, false]);
  expect(breaker.recordDeath('mf-taxi', '1.0.0', 'exit')).toBe(false);
  now = 4_999;
  expect(out()).toBe(true);
  now = 5_000;
  expect([out(), breaker.isSuspect('mf-taxi', '1.0.0')]).toEqual([false, true]);
  expect(breaker.recordDeath('mf-taxi', '1.0.0', 'exit')).toBe(false);
  now = 14_999;
  expect(out()).toBe(true);
  now = 15_000;
  expect(out()).toBe(false);
  expect(breaker.recordDeath('mf-taxi', '1.0.0', 'exit')).toBe(true);
  expect(breaker.isSuspect('mf-taxi', '0.9.0')).toBe(false);
});

test('what is two minutes past is forgotten', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  breaker.recordDeath('mf-taxi', '1.0.0', 'exit');
  breaker.recordDeath('mf-taxi', '1.0.0', 'exit');
  breaker.recordDeath('mf-forms', '2.0.0', 'crash');
  expect(breaker.ended()).toEqual([
    { remote: 'mf-taxi', version: '1.0.0', reason: 'exit', count: 2 },
    { remote: 'mf-forms', version: '2.0.0', reason: 'crash', count: 1 },
  ]);
  now = 120_000;
  expect(breaker.ended()).toEqual([]);
  expect(breaker.isSuspect('mf-taxi', '1.0.0')).toBe(false);
  expect(breaker.recordDeath('mf-taxi', '1.0.0', 'exit')).toBe(false);
});
