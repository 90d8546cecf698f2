import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import Holidays from 'date-holidays';

const calendar = new Holidays('CO');

/** Days that the package calls public holidays and the official list of 18 (Ley 51 de 1983) does not have. */
const notOfficial = ['Pascua', 'La virgen de Chiquinquirá'];

/** The holidays of the years that somebody has read and written down, with where each rests on the law. */
const listed = parse<{ date: string }>(
  readFileSync(new URL('../../data/holidays.csv', import.meta.url)),
  { columns: true },
).map(({ date }) => date);

const listedYears = new Set(listed.map((date) => Number(date.slice(0, 4))));

/** The last year whose holidays are written down (`data/holidays.csv`); later ones are computed by the same law. */
export const lastListedYear = Math.max(...listedYears);

/** Single days to correct when a law or a decree changes the list: true adds a holiday, false removes one. */
const overrides: Readonly<Record<string, boolean>> = {};

const byYear = new Map<number, ReadonlySet<string>>();

const computed = (year: number) =>
  calendar
    .getHolidays(year)
    .filter(({ type, name }) => type === 'public' && !notOfficial.includes(name))
    .map((holiday) => holiday.date.slice(0, 10));

function holidaysOf(year: number) {
  const known = byYear.get(year);
  if (known) return known;
  const days = new Set(
    listedYears.has(year) ? listed.filter((date) => date.startsWith(`${year}-`)) : computed(year),
  );
  for (const [date, isOne] of Object.entries(overrides)) {
    if (!date.startsWith(`${year}-`)) continue;
    if (isOne) days.add(date);
    else days.delete(date);
  }
  // Anybody may ask for a fare in any year; a few are asked for in earnest.
  if (byYear.size >= 100) byYear.clear();
  byYear.set(year, days);
  return days;
}

/** Whether a calendar day, `YYYY-MM-DD` in Bogotá, is a public holiday in Colombia. */
export const isHoliday = (date: string) => holidaysOf(Number(date.slice(0, 4))).has(date);

/** The public holidays of a year, in order. */
export const holidayDates = (year: number) => [...holidaysOf(year)].sort();
