import { pickupFault } from './pickup.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-20T17:00:00Z');

test.each([
  ['a minute ago', -minute, false, 'in-the-past'],
  ['a minute ago, with a flight', -minute, true, 'in-the-past'],
  ['now', 0, false, 'too-soon'],
  ['now, with a flight', 0, true, null],
  ['just under 15 minutes from now', 15 * minute - 1, false, 'too-soon'],
  ['in 15 minutes', 15 * minute, false, null],
  ['in 90 days', 90 * day, false, null],
  ['in over 90 days', 90 * day + 1, false, 'too-far-ahead'],
  ['in over 90 days, with a flight', 90 * day + 1, true, 'too-far-ahead'],
])('a pickup %s: %p', (_name, ahead, flight, fault) => {
  expect(pickupFault(now + ahead, now, flight)).toBe(fault);
});
