import Holidays from 'date-holidays';

const calendar = new Holidays('CO');

/** Days that the package calls public holidays and the official list of 18 (Ley 51 de 1983) does not have. */
const notOfficial = ['Pascua', 'La virgen de Chiquinquirá'];

/** Single days to correct when a law or a decree changes the list: true adds a holiday, false removes one. */
export const overrides: Readonly<Record<string, boolean>> = {};

const byYear = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number) {
  const known = byYear.get(year);
  if (known) return known;
  const days = new Set(
    calendar
      .getHolidays(year)
      .filter(({ type, name }) => type === 'public' && !notOfficial.includes(name))
      .map((holiday) => holiday.date.slice(0, 10)),
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
