import type { OpeningHours, WeekSchedule } from './schema.ts';
import { holidaysAround, hoursNear, statusAt, weekOnly } from './hours.ts';

const every = (opens: string, closes: string): WeekSchedule => {
  const hours = [{ opens, closes }];
  return { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours };
};
const closed: WeekSchedule = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

const openStatus = (week: WeekSchedule, now: number, more: Partial<OpeningHours> = {}) =>
  statusAt({ ...weekOnly(week), ...more }, now);

/** An instant by the clock of Bogotá; 2026-11-20 is a Friday. */
const at = (text: string) => Date.parse(`${text}:00-05:00`);
const utc = (text: string) => new Date(at(text)).toISOString();

test('a shop is open between its hours and says until when', () => {
  expect(openStatus(every('08:00', '20:00'), at('2026-11-20T12:00'))).toEqual({
    state: 'open',
    until: utc('2026-11-20T20:00'),
    opensAt: null,
  });
});

test('it is closing in its last thirty minutes', () => {
  expect(openStatus(every('08:00', '20:00'), at('2026-11-20T19:29')).state).toBe('open');
  expect(openStatus(every('08:00', '20:00'), at('2026-11-20T19:30')).state).toBe('closing');
});

test('it is closed from the closing minute on and says when it opens again', () => {
  expect(openStatus(every('08:00', '20:00'), at('2026-11-20T20:00'))).toEqual({
    state: 'closed',
    until: null,
    opensAt: utc('2026-11-21T08:00'),
  });
});

test('hours that cross midnight belong to the day on which they begin', () => {
  const bar = { ...closed, fri: [{ opens: '18:00', closes: '02:00' }] };
  expect(openStatus(bar, at('2026-11-21T01:00'))).toEqual({
    state: 'open',
    until: utc('2026-11-21T02:00'),
    opensAt: null,
  });
  expect(openStatus(bar, at('2026-11-20T01:00'))).toEqual({
    state: 'closed',
    until: null,
    opensAt: utc('2026-11-20T18:00'),
  });
});

test('a place that never closes has no closing time, not even at midnight', () => {
  expect(openStatus(every('00:00', '24:00'), at('2026-11-20T23:45'))).toEqual({
    state: 'open',
    until: null,
    opensAt: null,
  });
});

test('an open night joins the next whole day', () => {
  const weekend = {
    ...closed,
    fri: [{ opens: '20:00', closes: '00:00' }],
    sat: [{ opens: '00:00', closes: '24:00' }],
  };
  expect(openStatus(weekend, at('2026-11-20T23:50'))).toEqual({
    state: 'open',
    until: utc('2026-11-22T00:00'),
    opensAt: null,
  });
});

test('a lunch break closes it in between', () => {
  const office = {
    ...closed,
    fri: [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
  };
  expect(openStatus(office, at('2026-11-20T12:30'))).toEqual({
    state: 'closed',
    until: null,
    opensAt: utc('2026-11-20T13:00'),
  });
});

test('the next opening may be days away', () => {
  const mondays = { ...closed, mon: [{ opens: '09:00', closes: '10:00' }] };
  expect(openStatus(mondays, at('2026-11-23T11:00')).opensAt).toBe(utc('2026-11-30T09:00'));
});

test('a week without hours never opens', () => {
  expect(openStatus(closed, at('2026-11-20T12:00'))).toEqual({
    state: 'closed',
    until: null,
    opensAt: null,
  });
});

const shop = [{ opens: '10:00', closes: '16:00' }];

test('on a Colombian holiday its own hours replace the week', () => {
  // Monday 16 November 2026: Independence of Cartagena, moved from the 11th (Ley 51 de 1983).
  const monday = at('2026-11-16T09:00');
  expect(openStatus(every('08:00', '20:00'), monday, { holiday: shop }).opensAt).toBe(
    utc('2026-11-16T10:00'),
  );
  expect(openStatus(every('08:00', '20:00'), monday).state).toBe('open');
  expect(openStatus(every('08:00', '20:00'), monday, { holiday: [] }).opensAt).toBe(
    utc('2026-11-17T08:00'),
  );
});

test('a day of exception wins over week and holiday', () => {
  const more = {
    holiday: shop,
    exceptions: [{ from: '2026-12-24', to: '2026-12-25', hours: [], reason: null }],
  };
  expect(openStatus(every('08:00', '20:00'), at('2026-12-24T12:00'), more)).toEqual({
    state: 'closed',
    until: null,
    opensAt: utc('2026-12-26T08:00'),
  });
});

test('a place of 24 hours that closes for a day says when', () => {
  const exceptions = [{ from: '2026-12-25', to: '2026-12-25', hours: [], reason: null }];
  expect(openStatus(every('00:00', '24:00'), at('2026-12-23T12:00'), { exceptions }).until).toBe(
    utc('2026-12-25T00:00'),
  );
});

test('answers carry the holidays and exceptions of the next two months', () => {
  const now = at('2026-11-20T12:00');
  expect(holidaysAround(now)).toEqual(['2026-12-08', '2026-12-25', '2027-01-01', '2027-01-11']);
  const day = (date: string) => ({ from: date, to: date, hours: [], reason: null });
  const { exceptions } = hoursNear(
    {
      ...weekOnly(every('08:00', '20:00')),
      exceptions: ['2026-11-01', '2026-12-24', '2027-03-25'].map(day),
    },
    now,
  );
  expect(exceptions.map(({ from }) => from)).toEqual(['2026-12-24']);
});
