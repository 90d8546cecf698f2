import { createCircuitBreaker } from './circuitBreaker.ts';

test('a version that ended workers is left alone longer each time, and condemned at the third', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  const out = () => breaker.isOpen('mf-taxi', '1.0.0');
  expect([out(), breaker.isSuspect('mf-taxi', '1.0.0')]).toEqual([false, false]);
  expect(breaker.recordDeaths('mf-taxi', '1.0.0', 'exit', 1)).toBe(false);
  now = 999;
  expect(out()).toBe(true);
  now = 1_000;
  expect([out(), breaker.isSuspect('mf-taxi', '1.0.0')]).toEqual([false, true]);
  expect(breaker.recordDeaths('mf-taxi', '1.0.0', 'exit', 1)).toBe(false);
  now = 2_999;
  expect(out()).toBe(true);
  now = 3_000;
  expect(out()).toBe(false);
  expect(breaker.recordDeaths('mf-taxi', '1.0.0', 'exit', 1)).toBe(true);
  expect(breaker.isSuspect('mf-taxi', '0.9.0')).toBe(false);
});

test('who ended two workers with one page is left alone as after one, and condemned at the next', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  expect(breaker.recordDeaths('mf-taxi', '1.0.0', 'time-out', 2)).toBe(false);
  expect(breaker.ended()).toMatchObject([{ count: 2 }]);
  now = 1_000;
  expect(breaker.isOpen('mf-taxi', '1.0.0')).toBe(false);
  expect(breaker.recordDeaths('mf-taxi', '1.0.0', 'time-out', 1)).toBe(true);
});

test('what is two minutes past is forgotten', () => {
  let now = 0;
  const breaker = createCircuitBreaker(() => now);
  breaker.recordDeaths('mf-taxi', '1.0.0', 'exit', 1);
  breaker.recordDeaths('mf-taxi', '1.0.0', 'exit', 1);
  breaker.recordDeaths('mf-forms', '2.0.0', 'crash', 1);
  expect(breaker.ended()).toEqual([
    { remote: 'mf-taxi', version: '1.0.0', reason: 'exit', count: 2 },
    { remote: 'mf-forms', version: '2.0.0', reason: 'crash', count: 1 },
  ]);
  now = 120_000;
  expect(breaker.ended()).toEqual([]);
  expect(breaker.isSuspect('mf-taxi', '1.0.0')).toBe(false);
  expect(breaker.recordDeaths('mf-taxi', '1.0.0', 'exit', 1)).toBe(false);
});
