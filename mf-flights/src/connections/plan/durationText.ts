import type { FlightTranslate } from '../../messages.ts';
import type { Minutes } from './connectionRules.ts';

/** `45 min`, `2 h` or `2 h 10 min`, never broken over two lines. */
export function durationText(t: FlightTranslate, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}\u00a0min`;
  if (minutes % 60 === 0) return `${hours}\u00a0h`;
  return t('durationValue', { hours, minutes: minutes % 60 }).replaceAll(' ', '\u00a0');
}

/** `20–45 min`, or `8 min` where both ends are the same. */
export const minutesText = ([from, to]: Minutes): string =>
  from === to ? `${to} min` : `${from}–${to} min`;
