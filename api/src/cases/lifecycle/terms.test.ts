import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { holidayDates, lastListedYear } from '../../time/holidays.ts';
import { addDays } from '../../time/time.ts';
import {
  addMonth,
  addWorkingDays,
  askDays,
  dueDay,
  forwardDays,
  holidayWarning,
  longestDueDay,
  termDays,
} from './terms.ts';

const at = (day: string, clock = '15:00') => new Date(`${day}T${clock}:00Z`);
const later = (day: string, count: number) => addDays(day, count);

/** Easter Sunday (Butcher's algorithm), and the holidays of Ley 51 of 1983 by their own rules. */
function easter(year: number) {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1))
    .toISOString()
    .slice(0, 10);
}
function nextMonday(day: string) {
  let monday = day;
  while (new Date(monday).getUTCDay() !== 1) monday = later(monday, 1);
  return monday;
}
function lawful(year: number) {
  const sunday = easter(year);
  const fixed = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].map(
    (day) => `${year}-${day}`,
  );
  const moved = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'].map((day) =>
    nextMonday(`${year}-${day}`),
  );
  const ofEaster = [-3, -2, 43, 64, 71].map((count) => later(sunday, count));
  return [...fixed, ...moved, ...ofEaster].sort();
}

const years = Array.from({ length: 10 }, (_, index) => 2026 + index);

test('the holidays of ten years are those of Ley 51, written down or computed', () => {
  for (const year of years)
    expect([year, ...holidayDates(year)]).toEqual([year, ...new Set(lawful(year))]);
});

test('every term from every day of ten years is what counting by hand gives', () => {
  const holidays = new Set([...years, 2036].flatMap(lawful));
  const isFree = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || holidays.has(day);
  const working: string[] = [];
  for (let day = '2026-01-01'; day < '2036-12-31'; day = later(day, 1))
    if (!isFree(day)) working.push(day);
  for (let day = '2026-01-01'; day < '2036-01-01'; day = later(day, 1)) {
    const first = working.findIndex((candidate) => candidate > day);
    for (const count of [forwardDays, 10, 15, 20, 30, 60])
      if (addWorkingDays(day, count) !== working[first + count - 1])
        throw new Error(`${count} days from ${day}`);
  }
});

test('the day of receipt is that of Bogotá and does not count', () => {
  // 16 November 2026 is a holiday, the 8th of December too.
  expect(dueDay(at('2026-11-13', '20:00'), 'documents')).toBe('2026-11-30');
  expect(dueDay(at('2026-11-20'), 'petition')).toBe('2026-12-14');
  expect(dueDay(at('2026-11-21', '03:00'), 'petition')).toBe('2026-12-14');
  expect(dueDay(at('2026-11-20'), 'consultation')).toBe('2027-01-06');
});

test('an extension ends at most after double the term', () => {
  const first = dueDay(at('2026-11-20'), 'documents');
  expect(longestDueDay(first, 'documents')).toBe(addWorkingDays('2026-11-20', 20));
});

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(['2026-11-20', '2026-12-31', '2027-01-31', '2028-01-31'].map(addMonth)).toEqual([
    '2026-12-20',
    '2027-01-31',
    '2027-02-28',
    '2028-02-29',
  ]);
});

test('the office is warned half a year before the written list ends', () => {
  expect(lastListedYear).toBe(2028);
  expect(holidayWarning('2028-06-30')).toBeNull();
  expect(holidayWarning('2028-07-01')).toMatch(/ends with 2028/);
});

test('what is counted with is what the facts say', () => {
  const file = readFileSync(new URL('../../../data/facts/pqrs.yaml', import.meta.url), 'utf8');
  const { facts } = parse(file) as { facts: Record<string, { value: string }> };
  expect({
    petition: facts['pqrs-petition']?.value,
    documents: facts['pqrs-documents']?.value,
    consultation: facts['pqrs-consultation']?.value,
    forward: facts['pqrs-forward']?.value,
    ask: facts['pqrs-incomplete-notice']?.value,
    month: facts['pqrs-incomplete-completion']?.value,
  }).toEqual({
    petition: `${termDays.petition} working-days`,
    documents: `${termDays.documents} working-days`,
    consultation: `${termDays.consultation} working-days`,
    forward: `${forwardDays} working-days`,
    ask: `${askDays} working-days`,
    month: '1 months',
  });
});
