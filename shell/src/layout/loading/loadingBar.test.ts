import { afterActivity, afterTime, idleBar, progressOf, timeToChange } from './loadingBar.ts';

const busy = { busy: true, failed: false };
const done = { busy: false, failed: false };
const failed = { busy: false, failed: true };

test('work under 200 ms never shows', () => {
  const waiting = afterTime(afterActivity(idleBar, busy, 1_000), 1_199);
  expect(progressOf(waiting, 1_199)).toBeNull();
  expect(afterActivity(waiting, done, 1_199)).toEqual(idleBar);
});

test('it fills from 0 to 100 in 5 s after those 200 ms, and stays full', () => {
  const waiting = afterActivity(idleBar, busy, 1_000);
  expect(timeToChange(waiting, 1_000)).toBe(200);
  const bar = afterTime(waiting, 1_200);
  expect([1_200, 3_700, 6_200, 9_000].map((now) => progressOf(bar, now))).toEqual([
    0, 50, 100, 100,
  ]);
  expect(timeToChange(bar, 3_700)).toBeNull();
});

test('when work ends it jumps to 100 and hides 500 ms later', () => {
  const filling = afterTime(afterActivity(idleBar, busy, 0), 200);
  const finished = afterActivity(filling, done, 1_000);
  expect(finished).toEqual({ phase: 'done', since: 1_000, failed: false });
  expect(progressOf(finished, 1_000)).toBe(100);
  expect(afterTime(finished, 1_499)).toBe(finished);
  expect(afterTime(finished, 1_500)).toEqual(idleBar);
});

test('a failure shows however quick it was', () => {
  const waiting = afterActivity(idleBar, busy, 0);
  expect(afterActivity(waiting, failed, 50)).toEqual({ phase: 'done', since: 50, failed: true });
});

test('work that begins while it leaves starts over', () => {
  const finished = afterActivity(afterTime(afterActivity(idleBar, busy, 0), 200), done, 300);
  expect(afterActivity(finished, busy, 400)).toEqual({ phase: 'waiting', since: 400 });
});

test('more work does not start it over', () => {
  const filling = afterTime(afterActivity(idleBar, busy, 0), 200);
  expect(afterActivity(filling, busy, 900)).toBe(filling);
});
