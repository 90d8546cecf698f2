import { weekdayOf, weekdays } from '@eldorado/i18n/hours';
import { flightKey } from '@eldorado/rules';
import { readRows } from '../text/csvCells.ts';
import type { CsvFault, CsvRow } from '../text/readCsv.ts';
import { addDays } from '../time/time.ts';
import type { ScheduleRow } from '../flights/schedule/scheduleRow.ts';
import { readScheduleRow } from './readScheduleRow.ts';
import type { Known, ScheduleColumn } from './scheduleForm.ts';

export type ParsedSchedule =
  | { kind: 'good'; rows: { line: number; row: ScheduleRow }[] }
  | { kind: 'bad'; faults: CsvFault[] };

/** Whether two rows let a flight fly on one day: in the days that both are valid, a week at most decides it. */
export const sameDay = (a: ScheduleRow, b: ScheduleRow): boolean => {
  if (a.date !== null || b.date !== null) return a.date !== null && a.date === b.date;
  const common = [...a.days].filter((digit) => b.days.includes(digit));
  const from = [a.validFrom ?? '', b.validFrom ?? ''].sort().at(-1) ?? '';
  const to = [a.validTo ?? '9999', b.validTo ?? '9999'].sort()[0] ?? '';
  if (common.length === 0 || from > to) return false;
  if (from === '') return true;
  return [0, 1, 2, 3, 4, 5, 6]
    .map((later) => addDays(from, later))
    .some((day) => day <= to && common.includes(String(weekdays.indexOf(weekdayOf(day)) + 1)));
};

/** Reads a schedule from the rows of its file. Either every row is good, or the faults are returned with their line. */
export function parseSchedule(
  file: readonly CsvRow<ScheduleColumn>[],
  known: Known,
): ParsedSchedule {
  const rows: { line: number; row: ScheduleRow }[] = [];
  const seen = new Map<string, { line: number; row: ScheduleRow }[]>();
  const faults = readRows(
    file,
    (cells) => readScheduleRow(cells, known),
    (row, line) => {
      const key = row.direction + flightKey(row);
      const same = seen.get(key) ?? [];
      const twin = same.find((other) => sameDay(other.row, row));
      same.push({ line, row });
      seen.set(key, same);
      rows.push({ line, row });
      return twin
        ? { column: null, reason: `the same flight and day as line ${twin.line}: keep one of them` }
        : null;
    },
  );
  return faults.length > 0 ? { kind: 'bad', faults } : { kind: 'good', rows };
}
