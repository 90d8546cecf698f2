import { duePopup, type Popup, type PopupViews } from './popupRules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const hours = (count: number) => count * 3_600_000;
const text = { es: '', en: '', fr: '', pt: '' };
const popup: Popup = {
  id: 'fog',
  title: text,
  text,
  action: null,
  href: null,
  paths: ['/vuelos'],
  frequency: 'daily',
  startsAt: '2026-03-02T00:00:00Z',
  endsAt: '2026-03-03T00:00:00Z',
};
const unseen: PopupViews = { seenAt: {}, thisVisit: [] };
const seen = (hoursAgo: number): PopupViews => ({
  ...unseen,
  seenAt: { fog: now.getTime() - hours(hoursAgo) },
});
const isDue = (change: Partial<Popup>, views = unseen) =>
  duePopup([{ ...popup, ...change }], now, views) !== undefined;

test('a pop-up shows from its beginning until its end', () => {
  expect(isDue({ startsAt: '2026-03-02T15:00:01Z' })).toBe(false);
  expect(isDue({ startsAt: '2026-03-02T15:00:00Z' })).toBe(true);
  expect(isDue({ endsAt: '2026-03-02T15:00:00Z' })).toBe(false);
});

test('once means once', () => {
  expect(isDue({ frequency: 'once' }, seen(10_000))).toBe(false);
});

test('daily means not again within a day', () => {
  expect(isDue({ frequency: 'daily' }, seen(23))).toBe(false);
  expect(isDue({ frequency: 'daily' }, seen(24))).toBe(true);
});

test('in another visit a pop-up of the session shows again', () => {
  expect(isDue({ frequency: 'session' }, seen(0))).toBe(true);
});

test.each(['once', 'daily', 'session'] as const)(
  'nobody sees one twice in a visit: %s',
  (frequency) => {
    expect(isDue({ frequency }, { ...seen(30), thisVisit: ['fog'] })).toBe(false);
  },
);

test('the first that is due comes, one at a time', () => {
  const list = [popup, { ...popup, id: 'rain' }, { ...popup, id: 'wind' }];
  expect(duePopup(list, now, { ...unseen, thisVisit: ['fog'] })?.id).toBe('rain');
});
