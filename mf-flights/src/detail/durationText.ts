import type { FlightTranslate } from '../messages.ts';

/** `35 min`, `2 h` or `2 h 22 min`. */
export function durationText(minutes: number, t: FlightTranslate): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('minutesValue', { minutes: rest });
  return rest === 0 ? t('hoursValue', { hours }) : t('durationValue', { hours, minutes: rest });
}
