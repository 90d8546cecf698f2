import { addDays, bogotaDay } from '@eldorado/i18n';
import { spansOn, type Span } from '@eldorado/i18n/hours';
import type { PlaceHours } from '../establishment/establishment.ts';

/** A day, or days in a row, on which the week may not hold. */
export interface SpecialDay {
  from: string;
  to: string;
  /** Why; null for a Colombian holiday, which has no other name here, and where no reason was given. */
  reason: string | null;
  isHoliday: boolean;
  hours: readonly Span[];
  /** Whether the hours are those of any such weekday. */
  asUsual: boolean;
}

const shown = 4;

/** The exceptions and the next holiday from today on, in order: what someone should know who plans a visit. */
export function specialDays(
  hours: PlaceHours,
  holidays: readonly string[],
  now: Date,
): SpecialDay[] {
  const today = bogotaDay(now);
  const horizon = addDays(today, 62);
  const exceptions = hours.exceptions
    .filter(({ from, to }) => to >= today && from <= horizon)
    .map((exception): SpecialDay => ({ ...exception, isHoliday: false, asUsual: false }));
  const isExcepted = (day: string) => exceptions.some(({ from, to }) => from <= day && day <= to);
  const next = holidays.find((day) => day >= today && !isExcepted(day));
  const holiday: SpecialDay[] = next
    ? [
        {
          from: next,
          to: next,
          reason: null,
          isHoliday: true,
          hours: spansOn(hours, next, () => true),
          asUsual: hours.holiday === null,
        },
      ]
    : [];
  return [...exceptions, ...holiday].sort((a, b) => a.from.localeCompare(b.from)).slice(0, shown);
}
