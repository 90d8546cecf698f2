import { weekdays } from '@eldorado/i18n/hours';
import type { OpeningHours } from './schema.ts';
import { isDay } from '../time/time.ts';
import { reasons, type ReasonKey } from './reasons.ts';

// Opening hours as the cells of a CSV file hold them; api/feeds/README.md explains how they are written.

type Spans = OpeningHours['week']['mon'];
type Exception = OpeningHours['exceptions'][number];

const span = /^((?:[01]?\d|2[0-3]):[0-5]\d) ?[-–] ?((?:[01]?\d|2[0-3]):[0-5]\d|24:00)$/;
export const hoursForm =
  'write closed, 00:00-24:00 for the whole day, or HH:mm-HH:mm with two different times, several joined with +';
export const exceptionForm = `write YYYY-MM-DD or YYYY-MM-DD..YYYY-MM-DD, then the hours as on a weekday, then a reason if any (${Object.keys(reasons).join(', ')}); several joined with ;`;

/**
 * Reads `05:00-22:00`, `07:00-12:00+13:00-18:00` or `closed`; null when it is none of these. `00:00-00:00` is the whole day;
 * other hours that end as they begin may be a slip, and search engines would take them for closed.
 */
export function readSpans(text: string): Spans | null {
  if (text === 'closed') return [];
  const spans = text.split('+').map((part) => {
    // Spreadsheets write 6:55.
    const [opens = '', end = ''] = (span.exec(part.trim()) ?? [])
      .slice(1)
      .map((time) => time.padStart(5, '0'));
    return { opens, closes: opens === '00:00' && end === '00:00' ? '24:00' : end };
  });
  return spans.every(({ opens, closes }) => opens !== closes) ? spans : null;
}

/** Reads `2026-12-24 06:00-18:00 christmas_eve`; null when it is not written so. */
function readException(text: string): Exception | null {
  const [days = '', hours = '', reason = '', ...more] = text.trim().split(/\s+/);
  const [from = '', to = from] = days.split('..');
  const spans = readSpans(hours);
  const known = reason === '' || reason in reasons;
  if (!isDay(from) || !isDay(to) || to < from || spans === null || !known || more.length > 0)
    return null;
  return { from, to, hours: spans, reason: reason === '' ? null : reasons[reason as ReasonKey] };
}

/** Reads exceptions joined with `;`. @returns those of an empty cell are none; null when one is not written so. */
export function readExceptions(text: string): Exception[] | null {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const read = parts.map(readException);
  return read.every((exception) => exception !== null) ? read : null;
}

/** Spans as `readSpans` reads them. */
export const writeSpans = (spans: Spans) =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join('+') || 'closed';

function writeException({ from, to, hours, reason }: Exception): string {
  const key = Object.entries(reasons).find(([, { es }]) => es === reason?.es)?.[0];
  const days = from === to ? from : `${from}..${to}`;
  return [days, writeSpans(hours), ...(key ? [key] : [])].join(' ');
}

/** The cells of a place's hours: a column a day of the week, holiday and exceptions. */
export const hoursCells = ({
  week,
  holiday,
  exceptions,
}: OpeningHours): Record<string, string> => ({
  ...Object.fromEntries(weekdays.map((day) => [day, writeSpans(week[day])])),
  holiday: holiday === null ? '' : writeSpans(holiday),
  exceptions: exceptions.map(writeException).join('; '),
});
