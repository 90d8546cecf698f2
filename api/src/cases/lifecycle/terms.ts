import { isHoliday, lastListedYear } from '../../time/holidays.ts';
import { addDays, bogotaDay } from '../../time/time.ts';

/** What is asked for, as far as the law gives it a term of its own. */
export type Term = 'petition' | 'documents' | 'consultation';

/**
 * Working days within which an answer is due (Ley 1755 de 2015, article 14; `data/facts/pqrs.yaml`). The pages show the
 * facts; what is promised to a person is counted with these, and a test holds both to the same figures.
 */
export const termDays: Readonly<Record<Term, number>> = {
  petition: 15,
  documents: 10,
  consultation: 30,
};

/** Working days within which what belongs to somebody else is passed on (article 21). */
export const forwardDays = 5;
/** Working days within which what is missing is asked for (article 17). */
export const askDays = 10;

/** Whether offices work on a calendar day of Bogotá: neither a weekend nor a public holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/**
 * The last day of a term.
 * @param from the day from which it runs; the first that counts is the next working day after it.
 * @param count working days, 1 or more.
 */
export function addWorkingDays(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Working days from a day to another one, negative when it has passed. */
export function workingDaysTo(today: string, day: string): number {
  const step = day >= today ? 1 : -1;
  let count = 0;
  for (let at = today; at !== day;) {
    at = addDays(at, step);
    // Backwards the day that is left counts, forwards the one that is reached.
    if (isWorkingDay(step > 0 ? at : addDays(at, 1))) count += step;
  }
  return count;
}

/** The day on which the answer is due at the latest to what was received at an instant. */
export const dueDay = (receivedAt: Date, term: Term): string =>
  addWorkingDays(bogotaDay(receivedAt), termDays[term]);

/** The last day to which a term may be extended that ends on a day: as long again (article 14). */
export const longestDueDay = (dueDay: string, term: Term): string =>
  addWorkingDays(dueDay, termDays[term]);

/** A day, or where offices are closed the next one on which they work: a term of months ends then (Ley 4 de 1913, article 62). */
export function firstWorkingDay(from: string): string {
  let day = from;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The day one calendar month later; where that month has no such day, its last. */
export function addMonth(from: string): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * What the office must know of the list of holidays, or null: half a year before the last year that was written down ends,
 * terms begin to run into years that are only computed.
 */
export function holidayWarning(today: string): string | null {
  if (today < `${lastListedYear}-07-01`) return null;
  return `The list of holidays ends with ${lastListedYear}: add the next year to api/data/holidays.csv. Until then its days are computed by Ley 51 of 1983.`;
}
