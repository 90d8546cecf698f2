import { openStatus, type IsHoliday } from '@eldorado/i18n/hours';
import { holidayDates, isHoliday } from '../time/holidays.ts';
import type { OpeningHours, OpenStatus, WeekSchedule } from './schema.ts';
import { addDays, bogotaDay, iso } from '../time/time.ts';

/** Days around today for which answers carry holidays and exceptions: an open tab, and the next holiday, need no more. */
const behind = 2;
const ahead = 62;

/** Hours that have a week only. */
export const weekOnly = (week: WeekSchedule): OpeningHours => ({
  week,
  holiday: null,
  exceptions: [],
});

/** The same hours without exceptions that are over or two months away. */
export function hoursNear(hours: OpeningHours, now: number): OpeningHours {
  const today = bogotaDay(now);
  const [first, last] = [addDays(today, -behind), addDays(today, ahead)];
  return {
    ...hours,
    exceptions: hours.exceptions.filter(({ from, to }) => to >= first && from <= last),
  };
}

/** Colombian holidays from two days ago to two months on, `YYYY-MM-DD`, in order. */
export function holidaysAround(now: number): string[] {
  const today = bogotaDay(now);
  const [first, last] = [addDays(today, -behind), addDays(today, ahead)];
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  return [...years].flatMap(holidayDates).filter((day) => first <= day && day <= last);
}

/** Whether a place is open at `now` by Bogotá's clock and Colombia's holidays. */
export function statusAt(
  hours: OpeningHours,
  now: number,
  holiday: IsHoliday = isHoliday,
): OpenStatus {
  const { state, until, opensAt } = openStatus(hours, holiday, now);
  return {
    state,
    until: until === null ? null : iso(until),
    opensAt: opensAt === null ? null : iso(opensAt),
  };
}
