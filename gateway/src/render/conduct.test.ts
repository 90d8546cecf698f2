import { createConduct } from './conduct.ts';

test('a version that ended workers is left alone longer each time, and condemned at the third', () => {
  let now = 0;
  const conduct = createConduct(() => now);
  const out = () => conduct.isOut('mf-taxi', '1.0.0');
  expect([out(), conduct.isSuspect('mf-taxi', '1.0.0')]).toEqual([false, false]);
  expect(conduct.blame('mf-taxi', '1.0.0', 'exit')).toBe(false);
  now = 4_999;
  expect(out()).toBe(true);
  now = 5_000;
  expect([out(), conduct.isSuspect('mf-taxi', '1.0.0')]).toEqual([false, true]);
  expect(conduct.blame('mf-taxi', '1.0.0', 'exit')).toBe(false);
  now = 14_999;
  expect(out()).toBe(true);
  now = 15_000;
  expect(out()).toBe(false);
  expect(conduct.blame('mf-taxi', '1.0.0', 'exit')).toBe(true);
  expect(conduct.isSuspect('mf-taxi', '0.9.0')).toBe(false);
});

test('what is two minutes past is forgotten', () => {
  let now = 0;
  const conduct = createConduct(() => now);
  conduct.blame('mf-taxi', '1.0.0', 'exit');
  conduct.blame('mf-taxi', '1.0.0', 'exit');
  conduct.blame('mf-forms', '2.0.0', 'crash');
  expect(conduct.ended()).toEqual([
    { remote: 'mf-taxi', version: '1.0.0', reason: 'exit', count: 2 },
    { remote: 'mf-forms', version: '2.0.0', reason: 'crash', count: 1 },
  ]);
  now = 120_000;
  expect(conduct.ended()).toEqual([]);
  expect(conduct.isSuspect('mf-taxi', '1.0.0')).toBe(false);
  expect(conduct.blame('mf-taxi', '1.0.0', 'exit')).toBe(false);
});
