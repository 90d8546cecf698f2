import { dayHours, weekdayOf, weekLines } from './weekLines.ts';

const day = [{ opens: '06:00', closes: '22:00' }];
const allWeek = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

test('seven equal days are one line', () => {
  expect(weekLines(allWeek)).toEqual([{ from: 'mon', to: 'sun', spans: ['06:00–22:00'] }]);
});

test('a different Saturday and a closed Sunday are lines of their own', () => {
  const week = { ...allWeek, sat: [{ opens: '08:00', closes: '14:00' }], sun: [] };
  expect(weekLines(week)).toEqual([
    { from: 'mon', to: 'fri', spans: ['06:00–22:00'] },
    { from: 'sat', to: 'sat', spans: ['08:00–14:00'] },
    { from: 'sun', to: 'sun', spans: [] },
  ]);
});

test('lines are days again, each with its hours', () => {
  const week = { ...allWeek, sun: [] };
  expect(dayHours(weekLines(week)).map(({ day, spans }) => [day, spans.length])).toEqual([
    ['mon', 1],
    ['tue', 1],
    ['wed', 1],
    ['thu', 1],
    ['fri', 1],
    ['sat', 1],
    ['sun', 0],
  ]);
});

test('a date has its day of the week', () => {
  expect(weekdayOf('2026-03-02')).toBe('mon');
  expect(weekdayOf('2026-03-08')).toBe('sun');
});
