/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ClockProvider, stillClock, tickingClock, useNow, type PageClock } from './clock.ts';

const rendered = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2026-11-21T12:00:45Z'));
});
afterEach(() => jest.useRealTimers());

const Now = () => <p role="timer">{useNow().toISOString().slice(11, 19)}</p>;
const shown = () => screen.getByRole('timer').textContent;
const page = (clock: PageClock) => (
  <ClockProvider value={clock}>
    <Now />
  </ClockProvider>
);

test('a still clock never moves', () => {
  const clock = stillClock(rendered);
  const tick = jest.fn();
  clock.subscribe(tick)();
  clock.subscribe(tick);
  jest.advanceTimersByTime(600_000);
  expect(tick).not.toHaveBeenCalled();
  expect([clock.now(), clock.serverNow()]).toEqual([rendered, rendered]);
});

test('a frozen clock stands still although it could tick', () => {
  const clock = tickingClock(rendered, true);
  const tick = jest.fn();
  clock.subscribe(tick);
  jest.advanceTimersByTime(600_000);
  expect(tick).not.toHaveBeenCalled();
  expect(clock.now()).toEqual(rendered);
});

test('before anybody listens the time is the server’s', () => {
  const clock = tickingClock(rendered, false);
  jest.advanceTimersByTime(600_000);
  expect(clock.now()).toEqual(rendered);
});

test('a listener catches up at once, then hears each tick', () => {
  const clock = tickingClock(rendered, false, 1_000);
  const heard: string[] = [];
  clock.subscribe(() => heard.push(clock.now().toISOString().slice(14, 19)));
  expect(clock.now()).toEqual(rendered);
  jest.advanceTimersByTime(2_000);
  expect(heard).toEqual(['00:45', '00:46', '00:47']);
});

test('all listeners hear the same tick from one timer', () => {
  const clock = tickingClock(rendered, false, 1_000);
  const [one, other] = [jest.fn(), jest.fn()];
  clock.subscribe(one);
  clock.subscribe(other);
  jest.advanceTimersByTime(1_000);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
});

test('the timer ends with the last listener and starts again with the next', () => {
  const clock = tickingClock(rendered, false, 1_000);
  const stops = [clock.subscribe(jest.fn()), clock.subscribe(jest.fn())];
  jest.advanceTimersByTime(0);
  stops[0]?.();
  expect(jest.getTimerCount()).toBe(1);
  stops[1]?.();
  expect(jest.getTimerCount()).toBe(0);
  const again = jest.fn();
  clock.subscribe(again);
  jest.advanceTimersByTime(1_000);
  expect(again).toHaveBeenCalledTimes(2);
});

test('a tab that slept is right as soon as it is seen, whatever became of its timer', () => {
  const clock = tickingClock(rendered, false, 600_000);
  const stop = clock.subscribe(() => undefined);
  jest.advanceTimersByTime(0);
  jest.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(clock.now().toISOString()).toBe('2026-11-21T15:00:00.000Z');
  jest.setSystemTime(new Date('2026-11-21T16:00:00Z'));
  window.dispatchEvent(new Event('pageshow'));
  expect(clock.now().toISOString()).toBe('2026-11-21T16:00:00.000Z');
  stop();
});

test('a clock of tests is as far ahead in the browser as on the server', () => {
  const clock = tickingClock(rendered, false, 1_000, 3_600_000);
  clock.subscribe(() => undefined);
  jest.advanceTimersByTime(1_000);
  expect(clock.now().toISOString()).toBe('2026-11-21T13:00:46.000Z');
});

test('the server’s instant stays known after the clock has moved', () => {
  const clock = tickingClock(rendered, false, 1_000);
  clock.subscribe(() => undefined);
  jest.advanceTimersByTime(5_000);
  expect(clock.now()).not.toEqual(rendered);
  expect(clock.serverNow()).toEqual(rendered);
});

test('a component renders again when the clock ticks', () => {
  render(page(tickingClock(rendered, false, 30_000)));
  expect(shown()).toBe('12:00:00');
  act(() => jest.advanceTimersByTime(0));
  expect(shown()).toBe('12:00:45');
  act(() => jest.advanceTimersByTime(30_000));
  expect(shown()).toBe('12:01:15');
});

test('what hydrates late begins with the server’s instant, so that it fits the server’s HTML', () => {
  const clock = tickingClock(rendered, false, 1_000);
  clock.subscribe(() => undefined);
  jest.advanceTimersByTime(5_000);
  const container = document.createElement('div');
  container.innerHTML = '<p role="timer">12:00:00</p>';
  document.body.replaceChildren(container);
  const server = container.firstChild;
  const mismatch = jest.fn();
  act(() => {
    hydrateRoot(container, page(clock), { onRecoverableError: mismatch });
  });
  expect(mismatch).not.toHaveBeenCalled();
  expect(container.firstChild).toBe(server);
  expect(shown()).toBe('12:00:50');
});
