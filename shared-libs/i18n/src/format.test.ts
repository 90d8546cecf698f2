import {
  formatAge,
  formatDate,
  formatDay,
  formatNumber,
  formatPesos,
  formatTime,
} from './format.ts';
import { locales } from './locale.ts';

/** Intl writes no-break spaces of several widths, which differ between ICU versions. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a time is the airport’s, in 24 hours, in every language', () => {
  for (const locale of locales) {
    expect(formatTime('2026-11-21T19:05:00Z', locale)).toBe('14:05');
    expect(formatTime('2026-11-21T05:03:00Z', locale)).toBe('00:03');
  }
});

test('a time can be formatted in another zone', () => {
  expect(formatTime('2026-11-21T19:05:00Z', 'en', 'Europe/Madrid')).toBe('20:05');
});

test('the date is that of Bogotá, where it is still the day before', () => {
  const instant = new Date('2026-11-22T03:00:00Z');
  expect(formatDate(instant, 'es')).toBe('sábado, 21 de noviembre');
  expect(formatDate(instant, 'en')).toBe('Saturday 21 November');
  expect(formatDate(instant, 'fr')).toBe('samedi 21 novembre');
  expect(formatDate(instant, 'pt')).toBe('sábado, 21 de novembro');
  expect(formatDate(instant, 'es', 'long', 'Europe/Madrid')).toBe('domingo, 22 de noviembre');
});

test('a short date has no weekday', () => {
  const short = (locale: (typeof locales)[number]) =>
    formatDate('2026-11-21T15:00:00Z', locale, 'short').replace('.', '');
  expect(locales.map(short)).toEqual(['21 de nov', '21 Nov', '21 nov', '21 de nov']);
});

test('numbers are grouped as each language does', () => {
  const written = locales.map((locale) => plain(formatNumber(12345.6, locale)));
  expect(written).toEqual(['12.345,6', '12,345.6', '12 345,6', '12.345,6']);
  expect(plain(formatNumber(0.25, 'es', { style: 'percent' }))).toBe('25%');
});

test('pesos have no decimals, and no bare sign where it would be read as dollars', () => {
  const written = locales.map((locale) => plain(formatPesos(36350.4, locale)));
  expect(written).toEqual(['$ 36.350', 'COP 36,350', '36 350 COP', 'COP 36.350']);
});

const now = new Date('2026-11-21T12:00:00Z');
const ageAfter = (seconds: number, locale: (typeof locales)[number] = 'es') =>
  formatAge(new Date(now.getTime() - seconds * 1000), now, locale);

test('under a minute is now, and so is a clock that runs ahead', () => {
  expect(ageAfter(0)).toBe('ahora');
  expect(ageAfter(59)).toBe('ahora');
  expect(ageAfter(-300)).toBe('ahora');
});

test('an age counts whole minutes, then hours, then days', () => {
  expect(ageAfter(60)).toBe('hace 1 min');
  expect(ageAfter(59 * 60 + 59)).toBe('hace 59 min');
  expect(ageAfter(60 * 60)).toBe('hace 1 h');
  expect(ageAfter(24 * 3600 - 1)).toBe('hace 23 h');
  expect(ageAfter(24 * 3600)).toBe('hace 1 d');
  expect(ageAfter(5 * 24 * 3600)).toBe('hace 5 d');
});

test('an age speaks the page’s language', () => {
  expect(locales.map((locale) => ageAfter(120, locale))).toEqual([
    'hace 2 min',
    '2 min ago',
    'il y a 2 min',
    'há 2 min',
  ]);
});

test('a calendar day is the same in every zone', () => {
  expect(formatDay('2026-02-12', 'es')).toBe('12 de febrero de 2026');
  expect(formatDay('2026-02-12', 'en')).toBe('12 February 2026');
  expect(formatDay('2026-02-12', 'fr')).toBe('12 février 2026');
  expect(formatDay('2026-02-12', 'pt')).toBe('12 de fevereiro de 2026');
});
