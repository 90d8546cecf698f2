import { useMemo } from 'react';
import type { IsHoliday } from '@eldorado/i18n/hours';

/** Whether a day is among the holidays of an answer; the same function while they are the same. */
export function useHolidays(holidays: readonly string[]): IsHoliday {
  return useMemo(() => {
    const days = new Set(holidays);
    return (day) => days.has(day);
  }, [holidays]);
}
