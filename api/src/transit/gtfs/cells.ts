import { isDay } from '../../time/time.ts';

/** `H:mm:ss`, or `H:mm` as a spreadsheet shows it, as seconds of the service day, past 24 hours after midnight; null for anything else, and from 72 hours on. */
export function readTime(text: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (match === null) return null;
  const [, hours = '', minutes = '', seconds = ''] = match;
  return Number(hours) < 72 ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}

/** `YYYYMMDD`, or `YYYY-MM-DD`, as `YYYY-MM-DD`; null for a day that no calendar has. */
export function readDay(text: string): string | null {
  const day = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isDay(day) ? day : null;
}

/** A whole number of at least 0; null for anything else. */
export const readWhole = (text: string): number | null =>
  /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Degrees within ± `most`, with a decimal point or comma; null for anything else. */
export function readDegrees(text: string, most: number): number | null {
  const degrees = text === '' ? Number.NaN : Number(text.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  return Math.abs(degrees) <= most ? degrees : null;
}
