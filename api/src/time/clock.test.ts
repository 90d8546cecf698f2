import { fixedClock, movingClock } from './clock.ts';

const start = '2026-03-02T15:00:00.000Z';

test('a fixed clock stands still, and hands out no date that who asks could move', () => {
  const clock = fixedClock(start);
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe(start);
});

test('a moving clock goes on from its instant as time does, and by what it is moved', () => {
  let elapsed = 5_000;
  const clock = movingClock(start, () => elapsed);
  expect(clock.now().toISOString()).toBe(start);
  elapsed += 1_500;
  expect(clock.now().toISOString()).toBe('2026-03-02T15:00:01.500Z');
  clock.jump(60_000);
  expect(clock.now().toISOString()).toBe('2026-03-02T15:01:01.500Z');
});

test('what is no instant is refused', () => {
  for (const make of [fixedClock, movingClock]) expect(() => make('noon')).toThrow(RangeError);
});
