import { weekdayOf, weekdays } from '@eldorado/i18n/hours';
import { addDays } from '../time/time.ts';
import type { ScheduleRow } from '../flights/schedule/scheduleRow.ts';

type Numbered = { line: number; row: ScheduleRow };

/** When a row begins and ceases to fly, on each of its weekdays. */
function changesOf({ line, row }: Numbered) {
  const [from, to, days] =
    row.date === null
      ? [row.validFrom ?? '', row.validTo, row.days]
      : [row.date, row.date, String(weekdays.indexOf(weekdayOf(row.date)) + 1)];
  return [...days].flatMap((weekday) => [
    { weekday, from, by: 1, line },
    ...(to === null ? [] : [{ weekday, from: addDays(to, 1), by: -1, line }]),
  ]);
}

/**
 * The first row with which a day has more flights than there may be, whatever day that is, or null. Flights are counted a
 * weekday at a time, where their number changes: a schedule may be for years.
 */
export function crowdedRow(rows: readonly Numbered[], most: number): number | null {
  const changes = rows.flatMap(changesOf).sort((a, b) => {
    if (a.from !== b.from) return a.from < b.from ? -1 : 1;
    return a.by - b.by || a.line - b.line;
  });
  const flights = new Map<string, number>();
  for (const { weekday, by, line } of changes) {
    const count = (flights.get(weekday) ?? 0) + by;
    if (count > most) return line;
    flights.set(weekday, count);
  }
  return null;
}
