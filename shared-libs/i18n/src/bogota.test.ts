import {
  addDays,
  boardDays,
  bogotaClock,
  bogotaDay,
  bogotaInstant,
  floorTo,
  isDay,
  minutesOf,
  readClock,
} from './bogota.ts';

test.each([
  ['2026-11-20T17:05:00Z', '2026-11-20', '12:05'],
  ['2026-11-20T04:59:59Z', '2026-11-19', '23:59'],
  ['2026-11-20T05:00:00Z', '2026-11-20', '00:00'],
  ['2027-01-01T03:00:00Z', '2026-12-31', '22:00'],
])('at %s it is the %s in Bogotá, at %s', (instant, day, clock) => {
  const at = new Date(instant);
  expect([bogotaDay(at), bogotaClock(at)]).toEqual([day, clock]);
  expect([bogotaDay(at.getTime()), bogotaClock(at.getTime())]).toEqual([day, clock]);
});

test.each([
  ['2026-11-20', '12:05', '2026-11-20T17:05:00.000Z'],
  ['2026-12-31', '22:00', '2027-01-01T03:00:00.000Z'],
  ['2026-11-20', undefined, '2026-11-20T05:00:00.000Z'],
])('on the %s at %s it is %s', (day, clock, instant) => {
  expect(bogotaInstant(day, clock).toISOString()).toBe(instant);
});

test.each([
  ['2026-11-20', '25:00'],
  ['ayer', '12:00'],
])('there is no %s at %s', (day, clock) => {
  expect(bogotaInstant(day, clock).getTime()).toBeNaN();
});

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-20T00:00', false],
  ['ayer', false],
  ['', false],
])('%j is a day: %p', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['09:05', '09:05'],
  ['9:05', '09:05'],
  ['9h05', '09:05'],
  ['23.59', '23:59'],
  ['24:00', null],
  ['12:60', null],
  ['12', null],
  ['mediodía', null],
  ['', null],
])('%j is the time %p', (text, clock) => {
  expect(readClock(text)).toBe(clock);
});

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['24:00', 1440],
])('%s is %i minutes after midnight', (clock, minutes) => {
  expect(minutesOf(clock)).toBe(minutes);
});

test('an instant is rounded down to whole steps', () => {
  expect(floorTo(new Date('2026-11-20T12:19:59Z'), 10).toISOString()).toBe(
    '2026-11-20T12:10:00.000Z',
  );
});

test.each([
  ['2026-11-20', ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']],
  ['2028-02-28', ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02']],
  ['2026-12-31', ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']],
])('on %s the boards know %j', (today, days) => {
  expect(boardDays(today)).toEqual(days);
});
