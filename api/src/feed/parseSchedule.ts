import { weekdayOf, weekdays } from '@eldorado/i18n/hours';
import { flightKey, formatFlightName, parseFlightName, parseFlightNumber } from '@eldorado/rules';
import type { CsvFault, CsvForm, CsvRow } from '../text/readCsv.ts';
import { addDays, isDay, minutesOf } from '../time/time.ts';
import type { ScheduleRow } from '../flights/schedule/scheduleRow.ts';

export type ParsedSchedule =
  | { kind: 'good'; rows: { line: number; row: ScheduleRow }[] }
  | { kind: 'bad'; faults: CsvFault[] };

/** What a row may refer to. */
export interface Known {
  airlines: ReadonlySet<string>;
  airports: ReadonlySet<string>;
  aircraft: ReadonlySet<string>;
}

const required = ['direction', 'airline', 'number', 'airport', 'time'] as const;
const optional = [
  'date',
  'days',
  'valid_from',
  'valid_to',
  'duration',
  'service',
  'terminal',
  'gate',
  'belt',
  'desks',
  'aircraft',
  'registration',
  'codeshares',
  'estimated',
  'actual',
  'status',
] as const;
type Column = (typeof required)[number] | (typeof optional)[number];
export type ScheduleColumn = Column;

/** What a schedule's file may be: a season of 250 flights a day, each a row, or of any number with their weekdays. */
export const scheduleForm: CsvForm<Column> = {
  required,
  optional,
  rows: 50_000,
  cell: 40,
  cells: { codeshares: 200 },
  comment: '#',
  days: ['date', 'valid_from', 'valid_to'],
  clocks: ['time', 'estimated', 'actual'],
};
/** Faults that are reported: who wrote the file mends them and tries again. */
const mostFaults = 200;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads one row; every fault is reported, not only the first. */
function readRow(cells: Partial<Record<Column, string>>, known: Known): ScheduleRow | string[] {
  const faults: string[] = [];
  const cell = (name: Column) => (cells[name] ?? '').trim();
  const orNull = (name: Column) => cell(name) || null;
  const fault = (reason: string) => {
    faults.push(reason);
    return null;
  };
  const day = (name: 'date' | 'valid_from' | 'valid_to') =>
    cell(name) === '' || isDay(cell(name))
      ? orNull(name)
      : fault(`${name} must be YYYY-MM-DD, not "${cell(name)}"`);
  const time = (name: 'time' | 'estimated' | 'actual') =>
    cell(name) === ''
      ? null
      : clock.test(cell(name))
        ? minutesOf(cell(name))
        : fault(`${name} must be HH:mm, not "${cell(name)}"`);

  const direction = cell('direction').toUpperCase();
  if (direction !== 'A' && direction !== 'D') fault('direction must be A or D');
  const airline = cell('airline').toUpperCase();
  if (!known.airlines.has(airline)) fault(`airline "${airline}" is unknown`);
  const numbers = parseFlightNumber(cell('number'));
  if (!numbers)
    fault(`number must be 1 to 4 digits and at most one letter, not "${cell('number')}"`);
  const airport = cell('airport').toUpperCase();
  if (airport === 'BOG') fault('airport must be the other end, not BOG');
  else if (!known.airports.has(airport)) fault(`airport "${airport}" is unknown`);
  const at = time('time');
  if (cell('time') === '') fault('time is missing');
  const date = day('date');
  const days = cell('days') || '1234567';
  if (!/^[1-7]{1,7}$/.test(days) || new Set(days).size !== days.length)
    fault(`days must be digits 1 to 7 without repeats, not "${days}"`);
  if (date !== null && cell('days') !== '') fault('give either date or days, not both');
  const validFrom = day('valid_from');
  const validTo = day('valid_to');
  if (validFrom !== null && validTo !== null && validFrom > validTo)
    fault('valid_from is after valid_to');
  const duration = cell('duration');
  if (
    duration !== '' &&
    !(/^\d+$/.test(duration) && Number(duration) >= 20 && Number(duration) <= 1200)
  )
    fault('duration must be 20 to 1200 minutes');
  const service = cell('service').toUpperCase() || 'J';
  if (!['J', 'C', 'F', 'H'].includes(service)) fault('service must be J, C, F or H');
  const terminal =
    cell('terminal')
      .toUpperCase()
      .replace(/^T?([12])$/, 'T$1') || 'T1';
  if (terminal !== 'T1' && terminal !== 'T2') fault('terminal must be T1 or T2');
  const aircraft = cell('aircraft').toUpperCase();
  if (aircraft !== '' && !known.aircraft.has(aircraft)) fault(`aircraft "${aircraft}" is unknown`);
  const gate = cell('gate').toUpperCase();
  if (gate !== '' && !/^[A-Z]\d{1,2}[A-Z]?$/.test(gate))
    fault(`gate must be a letter and a number, not "${gate}"`);
  const belt = cell('belt').toUpperCase();
  if (belt !== '' && !/^\d{1,2}[A-Z]?$/.test(belt)) fault(`belt must be a number, not "${belt}"`);
  const codeshares = cell('codeshares')
    .split(/[;/]/)
    .filter((text) => text.trim() !== '')
    .map(parseFlightName);
  if (codeshares.includes(null)) fault('codeshares must be like "UA 6512; LH 4471"');
  const status = cell('status').toUpperCase();
  if (!['', 'CNX', 'DIV'].includes(status)) fault('status must be empty, CNX or DIV');
  const estimated = time('estimated');
  const actual = time('actual');
  if (cell('date') === '' && (cell('estimated') || cell('actual') || status))
    fault('estimated, actual and status need a date');
  if (faults.length > 0) return faults;

  // A clock time without a date is the nearest to the scheduled one, which may be of the day before or after.
  const nearest = (minutes: number | null) =>
    minutes === null || at === null ? minutes : at + ((minutes - at + 2160) % 1440) - 720;
  return {
    direction: direction as 'A' | 'D',
    airline,
    number: numbers?.number ?? 0,
    suffix: numbers?.suffix ?? '',
    airport,
    time: at ?? 0,
    durationMinutes: duration === '' ? null : Number(duration),
    date,
    days,
    validFrom,
    validTo,
    serviceType: service as ScheduleRow['serviceType'],
    terminal: terminal as 'T1' | 'T2',
    gate: gate || null,
    belt: belt || null,
    desks: orNull('desks'),
    aircraft: aircraft || null,
    registration: orNull('registration'),
    codeshares: codeshares.flatMap((name) => (name ? [formatFlightName(name)] : [])),
    estimated: nearest(estimated),
    actual: nearest(actual),
    status: status === '' ? null : (status as 'CNX' | 'DIV'),
  };
}

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
export function parseSchedule(file: readonly CsvRow<Column>[], known: Known): ParsedSchedule {
  const faults: CsvFault[] = [];
  const rows: { line: number; row: ScheduleRow }[] = [];
  const seen = new Map<string, { line: number; row: ScheduleRow }[]>();
  for (const { line, cells } of file) {
    if (faults.length >= mostFaults) break;
    const row = readRow(cells, known);
    if (Array.isArray(row)) {
      faults.push(...row.map((reason) => ({ line, column: null, reason })));
      continue;
    }
    const key = row.direction + flightKey(row);
    const same = seen.get(key) ?? [];
    const twin = same.find((other) => sameDay(other.row, row));
    if (twin)
      faults.push({ line, column: null, reason: `the same flight and day as line ${twin.line}` });
    same.push({ line, row });
    seen.set(key, same);
    rows.push({ line, row });
  }
  return faults.length > 0 ? { kind: 'bad', faults } : { kind: 'good', rows };
}
