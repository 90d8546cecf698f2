import { delayed, departure } from '../../fixtures/flights.ts';
import { commonDelay } from './commonDelay.ts';
import { parseFlightRow, type DelayReason } from './flightRow.ts';

const now = new Date('2026-03-02T11:30:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const late = (minutes: number, delayReason: DelayReason = 'fog') =>
  parseFlightRow({ ...delayed, scheduledAt: at(minutes), delayReason }, 'es');
const punctual = (minutes: number) =>
  parseFlightRow({ ...departure, scheduledAt: at(minutes) }, 'es');

test('many flights late for one cause of the whole airport are news', () => {
  const rows = [late(-60), late(-5), late(30), late(150), punctual(10), punctual(20)];
  expect(commonDelay(rows, now)).toEqual({ reason: 'fog', flights: 4, of: 6 });
});

test('three late flights are not, nor a few among many', () => {
  expect(commonDelay([late(0), late(10), late(20), punctual(5)], now)).toBeNull();
  const crowd = Array.from({ length: 13 }, (_, index) => punctual(index));
  expect(commonDelay([late(0), late(1), late(2), late(3), ...crowd], now)).toBeNull();
  expect(commonDelay([late(0), late(1), late(2), late(3), ...crowd.slice(1)], now)).not.toBeNull();
});

test('what is one flight’s own, or of other hours, does not count', () => {
  const own = [0, 1, 2, 3].map((minutes) => late(minutes, 'technical'));
  expect(commonDelay(own, now)).toBeNull();
  expect(commonDelay([late(-61), late(0), late(10), late(20), late(151)], now)).toBeNull();
  expect(commonDelay([], now)).toBeNull();
});
