import { outlookOf } from './outlook.ts';

const column = (time: string, measured: number | null, expected: number | null) => ({
  ...{ key: time, time },
  ...{ measured, expected },
});
const now = { available: 40, capacity: 100 };

test('a car park that fills up says from when on it is full, and what it had half an hour ago', () => {
  const columns = [
    column('09:00', 70, 72),
    column('09:30', 60, 61),
    column('10:00', null, 35),
    column('10:30', null, 1),
    column('11:00', null, 0),
  ];
  expect(outlookOf(columns, now)).toEqual({
    trend: { before: 60, fuller: true },
    fullAt: '10:30',
    least: { time: '11:00', places: 0 },
  });
});

test('one that empties is never said to get fuller; a place or two are no trend', () => {
  const columns = [column('09:30', 39, 39), column('10:00', null, 50), column('10:30', null, 60)];
  expect(outlookOf(columns, now)).toEqual({ trend: null, fullAt: null, least: null });
  expect(outlookOf([column('09:30', 20, 20)], now).trend).toEqual({ before: 20, fuller: false });
});

test('without a day nothing is said', () => {
  expect(outlookOf([], now)).toEqual({ trend: null, fullAt: null, least: null });
});
