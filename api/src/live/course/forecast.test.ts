import { addDays, bogotaInstant } from '../../time/time.ts';
import type { Slot } from '../readings/store.ts';
import {
  bestStrength,
  daysBefore,
  errorOn,
  forecastSlot,
  pastDays,
  plainAverage,
} from './forecast.ts';

/** Noon of days in November 2026: the 13th was a Friday, the 2nd and the 16th holidays on Mondays. */
const noon = (date: string) => bogotaInstant(date, '12:00').getTime();
const slot = (date: string, value: number, planned: number | null = null): Slot => ({
  at: noon(date),
  value,
  planned,
});
const expected = (slots: Slot[], date: string, planned: number | null = null, strength = 1) =>
  forecastSlot(pastDays(slots), { at: noon(date), planned }, strength);

test('the same weekday counts four times as much as another of its sort', () => {
  const slots = [slot('2026-11-13', 20), slot('2026-11-12', 10)];
  const value = expected(slots, '2026-11-20') ?? 0;
  expect(value).toBeGreaterThan(17.5);
  expect(value).toBeLessThan(18.5);
});

test('a holiday passes as a Sunday, and says nothing of a working day', () => {
  const slots = [slot('2026-11-15', 30), slot('2026-11-13', 10)];
  expect(expected(slots, '2026-11-16')).toBe(30);
  expect(expected([slot('2026-11-16', 30)], '2026-11-20')).toBeNull();
});

test('days to come, and the day itself, are not looked at', () => {
  expect(expected([slot('2026-11-20', 50), slot('2026-11-27', 50)], '2026-11-20')).toBeNull();
});

test('more passengers than usual make it longer, as strongly as is asked', () => {
  const slots = [slot('2026-11-13', 10, 160)];
  expect(expected(slots, '2026-11-20', 360)).toBe(20);
  expect(expected(slots, '2026-11-20', 360, 0)).toBe(10);
  expect(expected(slots, '2026-11-20', 100_000)).toBe(25);
});

test('a forecast that follows weekdays and passengers is less wrong than a plain average', () => {
  const slots = daysBefore('2026-11-20', 35).map((date, index) => {
    const planned = 200 + 100 * (index % 3);
    return slot(date, planned / 10, planned);
  });
  const days = pastDays(slots);
  const strength = bestStrength(days, '2026-11-20');
  expect(strength).toBeGreaterThan(0);
  const {
    forecast,
    average,
    slots: compared,
  } = errorOn(days, daysBefore('2026-11-20', 14), strength);
  expect(compared).toBe(14);
  expect(forecast).toBeLessThan((average ?? 0) / 2);
  expect(plainAverage(days, noon(addDays('2026-11-20', -40)))).toBeNull();
});
