import type { components } from '@eldorado/http/api-types';

type Schedule = components['schemas']['WeekSchedule'];

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
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

/** The lines day by day again. */
export function dayHours(week: readonly WeekLine[]): { day: Weekday; spans: readonly string[] }[] {
  return week.flatMap(({ from, to, spans }) =>
    weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1).map((day) => ({ day, spans })),
  );
}

/** @param day `YYYY-MM-DD` */
export function weekdayOf(day: string): Weekday {
  // getUTCDay counts from Sunday.
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';
}
