import type { components } from '@eldorado/http/api-types';

type Schedule = components['schemas']['WeekSchedule'];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Consecutive days with the same hours; no spans means closed, `00:00–24:00` the whole day. */
export interface WeekLine {
  from: Weekday;
  to: Weekday;
  /** `06:00–22:00`, in Bogotá's time. */
  spans: readonly string[];
}

/** Writes a week's schedule with as few lines as its days differ. */
export function weekLines(schedule: Schedule): WeekLine[] {
  const lines: WeekLine[] = [];
  for (const day of weekdays) {
    const spans = schedule[day].map(({ opens, closes }) => `${opens}–${closes}`);
    const last = lines.at(-1);
    if (last && last.spans.join() === spans.join()) last.to = day;
    else lines.push({ from: day, to: day, spans });
  }
  return lines;
}
