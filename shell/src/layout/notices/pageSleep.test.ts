import { afterTick, awake, staleAfter } from './pageSleep.ts';

const start = new Date('2026-03-02T15:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const never = () => false;
const tick = 30_000;

test('a page that ticks is fresh, however long it is open', () => {
  let page = awake(start);
  for (let ticks = 1; ticks <= 100; ticks++) page = afterTick(page, later(ticks * tick), never);
  expect(page.since).toBeNull();
});

test('a page that slept is old from the moment it fell asleep, and stays so', () => {
  const page = afterTick(awake(start), later(tick), never);
  const woken = afterTick(page, later(tick + staleAfter + 1), never);
  expect(woken.since).toEqual(later(tick));
  expect(afterTick(woken, later(2 * tick + staleAfter), never).since).toEqual(later(tick));
});

test('a short nap is no matter', () => {
  const page = afterTick(awake(start), later(tick), never);
  expect(afterTick(page, later(tick + staleAfter), never).since).toBeNull();
});

test('a browser whose clock is wrong gets no notice that its page is old', () => {
  expect(afterTick(awake(start), later(5 * staleAfter), never).since).toBeNull();
});

test('a copy that the browser kept is old from the moment it was made', () => {
  expect(afterTick(awake(start), later(5 * staleAfter), () => true).since).toEqual(start);
  expect(afterTick(awake(start), later(staleAfter), () => true).since).toBeNull();
});

test('the same instant changes nothing', () => {
  const page = awake(start);
  expect(afterTick(page, start, () => true)).toBe(page);
});
