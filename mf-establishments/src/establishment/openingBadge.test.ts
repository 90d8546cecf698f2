import { badgeAt, isOpenAt } from './openingBadge.ts';
import { parseHours } from './establishment.ts';

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

test('open without an end is open around the clock', () => {
  expect(parseHours({ state: 'open', until: null, opensAt: null })).toEqual({ kind: 'always' });
});
