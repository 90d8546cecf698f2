import type { Store } from '../../store.ts';
import { bogotaDay } from '../../time/time.ts';
import { availableSubjects, pastOf } from './course.ts';
import { bestStrength, daysBefore, errorOn } from './forecast.ts';

const reportedDays = 14;
const shown = (value: number | null) => (value === null ? '—' : value.toFixed(1));

/**
 * How wrong forecasts were in the past fortnight, subject by subject, and how wrong a plain average of all days would have
 * been; each day from the days before it alone. In minutes of a queue and places of a car park.
 */
export function forecastReport(store: Store, now: number): string[] {
  const today = bogotaDay(now);
  const lines = availableSubjects(store, today).map(({ subject, unit }) => {
    const { days } = pastOf(store, subject, today);
    const errors = daysBefore(today, reportedDays).map((date) =>
      errorOn(days, [date], bestStrength(days, date)),
    );
    const slots = errors.reduce((sum, each) => sum + each.slots, 0);
    const mean = (of: 'forecast' | 'average') =>
      slots === 0
        ? null
        : errors.reduce((sum, each) => sum + (each[of] ?? 0) * each.slots, 0) / slots;
    const source = store.readings.latest.has(subject.id) ? 'sensor' : 'demonstration';
    return [
      subject.id.padEnd(18),
      shown(mean('forecast')).padStart(9),
      shown(mean('average')).padStart(14),
      unit.padStart(8),
      String(slots).padStart(11),
      `  ${source}`,
    ].join('');
  });
  return ['subject            forecast plain average    unit half hours  source', ...lines];
}
