import { badgeAt, hoursAt, isOpenAt } from './openingBadge.ts';

// 21:40 in Bogotá.
const now = new Date('2026-03-03T02:40:00Z');

test('a place that closes in more than half an hour is open until then', () => {
  expect(badgeAt({ kind: 'open', until: '2026-03-03T03:11:00Z' }, now)).toEqual({
    kind: 'open',
    until: '2026-03-03T03:11:00Z',
  });
});

test('a place that closes within half an hour says how many minutes are left', () => {
  expect(badgeAt({ kind: 'open', until: '2026-03-03T03:00:00Z' }, now)).toEqual({
    kind: 'closing',
    minutes: 20,
  });
});

test('a closing time that has passed since the answer means closed', () => {
  const hours = { kind: 'open', until: '2026-03-03T02:40:00Z' } as const;
  expect(badgeAt(hours, now)).toEqual({ kind: 'closed', opensAt: null, otherDay: false });
  expect(isOpenAt(hours, now)).toBe(false);
});

test('an opening time that has passed since the answer means open', () => {
  expect(badgeAt({ kind: 'closed', opensAt: '2026-03-03T02:30:00Z' }, now).kind).toBe('open');
});

test('an opening tomorrow morning needs no weekday, one after that does', () => {
  expect(badgeAt({ kind: 'closed', opensAt: '2026-03-03T10:00:00Z' }, now)).toMatchObject({
    otherDay: false,
  });
  expect(badgeAt({ kind: 'closed', opensAt: '2026-03-05T10:00:00Z' }, now)).toMatchObject({
    otherDay: true,
  });
});

const day = [{ opens: '00:00', closes: '24:00' }];
const always = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const noHoliday = () => false;

test('a place that never closes is open around the clock', () => {
  const hours = hoursAt({ week: always, holiday: null, exceptions: [] }, noHoliday, now);
  expect(hours).toEqual({ kind: 'always' });
});

test('a place of 24 hours that closes for a feast is open around the clock until its eve', () => {
  const exceptions = [{ from: '2026-03-06', to: '2026-03-06', hours: [] }];
  const rules = { week: always, holiday: null, exceptions };
  const badge = (at: string) => {
    const instant = new Date(at);
    return badgeAt(hoursAt(rules, noHoliday, instant), instant);
  };
  expect(badge('2026-03-03T12:00:00-05:00')).toEqual({ kind: 'always' });
  expect(badge('2026-03-05T12:00:00-05:00')).toEqual({
    kind: 'open',
    until: '2026-03-06T05:00:00.000Z',
  });
});

test('on a holiday the hours of holidays hold', () => {
  const rules = { week: always, holiday: [{ opens: '10:00', closes: '16:00' }], exceptions: [] };
  const onHoliday = new Date('2026-03-23T09:00:00-05:00');
  expect(hoursAt(rules, (date) => date === '2026-03-23', onHoliday)).toEqual({
    kind: 'closed',
    opensAt: '2026-03-23T15:00:00.000Z',
  });
});
