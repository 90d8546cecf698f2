/** @jest-environment jsdom */
import { keepOpenNow } from './openNow.ts';

afterEach(() => jest.useRealTimers());

test('at closing time the next state takes the place of the one before', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  // The page was made by a clock of its own, an hour before closing.
  document.body.innerHTML =
    '<span id="now" data-now="2026-03-02T22:00:00Z" data-until="2026-03-02T23:00:00Z">Abierto</span>' +
    '<span id="next" hidden>Cerrado</span>';
  const hidden = () => ['now', 'next'].map((id) => document.getElementById(id)?.hidden);
  keepOpenNow();
  jest.advanceTimersByTime(59 * 60_000);
  expect(hidden()).toEqual([false, true]);
  jest.advanceTimersByTime(2 * 60_000);
  expect(hidden()).toEqual([true, false]);
});
