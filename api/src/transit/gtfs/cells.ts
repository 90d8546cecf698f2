import { isDay } from '../../time/time.ts';

/** `H:mm:ss` as seconds of the service day, past 24 hours after midnight; null for anything else, and from 72 hours on. */
export function readTime(text: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(text);
  if (match === null) return null;
  const [, hours = '', minutes = '', seconds = ''] = match;
  return Number(hours) < 72 ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}

/** `YYYYMMDD` as `YYYY-MM-DD`; null for a day that no calendar has. */
export function readDay(text: string): string | null {
  if (!/^\d{8}$/.test(text)) return null;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isDay(day) ? day : null;
}

/** A whole number of at least 0; null for anything else. */
export const readWhole = (text: string): number | null =>
  /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Degrees within ± `most`; null for anything else. */
export function readDegrees(text: string, most: number): number | null {
  const degrees = text === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
}
