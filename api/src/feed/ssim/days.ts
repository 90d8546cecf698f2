import { addDays, isDay } from '../../time/time.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `26NOV26` as `2026-11-26`; `00XXX00`, no end, as null; undefined for what is no day. */
export function readPeriodDay(text: string): string | null | undefined {
  if (text === '00XXX00') return null;
  const [, date = '', name = '', year = ''] = /^(\d\d)([A-Z]{3})(\d\d)$/.exec(text) ?? [];
  const month = String(months.indexOf(name) + 1).padStart(2, '0');
  const day = `20${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}

/** `1 3 5  ` as `135`: each weekday stands in its own place. Null for what is not so. */
export function readWeekdays(text: string): string | null {
  const isRight = [...text].every((sign, at) => sign === ' ' || sign === String(at + 1));
  return isRight && text.trim() !== '' && text.length === 7 ? text.replaceAll(' ', '') : null;
}

/** Weekdays so many days later: the 5 of a flight that lands after midnight is a 6. */
export const shiftWeekdays = (days: string, by: number) =>
  [...days]
    .map((one) => ((((Number(one) - 1 + by) % 7) + 7) % 7) + 1)
    .sort((a, b) => a - b)
    .join('');

/** `0930` in minutes, `2400` as the end of the day; null for what is no time. */
export function readTime(text: string): number | null {
  if (text === '2400') return 1_440;
  const [, hours, minutes] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** `-0500` in minutes; null for what is none. */
export function readVariation(text: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d)([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 14) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** A date variation: blank says nothing, a digit so many days later, A the day before, J two before. Undefined for others. */
export function readDayChange(text: string): number | null | undefined {
  if (text === '') return null;
  if (/^[0-7]$/.test(text)) return Number(text);
  return { A: -1, J: -2 }[text];
}

export interface Period {
  from: string;
  to: string | null;
}

/** The weeks of a period in which a flight of every other week runs. */
export function alternateWeeks({ from, to }: { from: string; to: string }): Period[] {
  const weeks: Period[] = [];
  for (let begin = from; begin <= to; begin = addDays(begin, 14)) {
    const end = addDays(begin, 6);
    weeks.push({ from: begin, to: end < to ? end : to });
  }
  return weeks;
}
