import { formatFlightName, parseFlightName, parseFlightNumber } from '@eldorado/rules';
import type { ScheduleRow } from '../flights/schedule/scheduleRow.ts';
import { isDay, minutesOf } from '../time/time.ts';
import type { Known, ScheduleColumn } from './scheduleForm.ts';

type Cells = Partial<Record<ScheduleColumn, string>>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A row while it is read: its cells, and what is found wrong with them. */
class Row {
  readonly faults: string[] = [];
  readonly #cells: Cells;

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  cell(name: ScheduleColumn): string {
    return (this.#cells[name] ?? '').trim();
  }

  code(name: ScheduleColumn): string {
    return this.cell(name).toUpperCase();
  }

  check(fits: boolean, reason: string): void {
    if (!fits) this.faults.push(reason);
  }

  day(name: 'date' | 'valid_from' | 'valid_to'): string | null {
    const text = this.cell(name);
    if (text === '') return null;
    this.check(isDay(text), `${name} must be YYYY-MM-DD, not "${text}"`);
    return isDay(text) ? text : null;
  }

  /** Minutes since midnight. */
  time(name: 'time' | 'estimated' | 'actual'): number | null {
    const text = this.cell(name);
    if (text === '') return null;
    this.check(clock.test(text), `${name} must be HH:mm, not "${text}"`);
    return clock.test(text) ? minutesOf(text) : null;
  }
}

/** Reads one row of a schedule; every fault is reported, not only the first. */
export function readScheduleRow(cells: Cells, known: Known): ScheduleRow | string[] {
  const row = new Row(cells);
  const flight = readFlight(row, known);
  const days = readDays(row);
  const service = readService(row);
  const resources = readResources(row, known);
  const codeshares = readCodeshares(row);
  const news = readNews(row, flight.time);
  if (row.faults.length > 0) return row.faults;
  return {
    ...flight,
    ...days,
    ...service,
    ...resources,
    desks: row.cell('desks') || null,
    registration: row.cell('registration') || null,
    codeshares,
    ...news,
  };
}

/** What flies where and when. */
function readFlight(row: Row, known: Known) {
  const direction = row.code('direction');
  row.check(direction === 'A' || direction === 'D', 'direction must be A or D');
  const airline = row.code('airline');
  row.check(known.airlines.has(airline), `airline "${airline}" is unknown`);
  const text = row.cell('number');
  const numbers = parseFlightNumber(text);
  row.check(numbers !== null, `number must be 1 to 4 digits and at most one letter, not "${text}"`);
  const airport = row.code('airport');
  if (airport === 'BOG') row.check(false, 'airport must be the other end, not BOG');
  else row.check(known.airports.has(airport), `airport "${airport}" is unknown`);
  const time = row.time('time');
  row.check(row.cell('time') !== '', 'time is missing');
  return {
    direction: direction as 'A' | 'D',
    airline,
    number: numbers?.number ?? 0,
    suffix: numbers?.suffix ?? '',
    airport,
    time: time ?? 0,
  };
}

/** The day on which it flies, or its weekdays between two days. */
function readDays(row: Row) {
  const date = row.day('date');
  const days = row.cell('days') || '1234567';
  row.check(
    /^[1-7]{1,7}$/.test(days) && new Set(days).size === days.length,
    `days must be digits 1 to 7 without repeats, not "${days}"`,
  );
  row.check(date === null || row.cell('days') === '', 'give either date or days, not both');
  const [validFrom, validTo] = [row.day('valid_from'), row.day('valid_to')];
  row.check(
    validFrom === null || validTo === null || validFrom <= validTo,
    'valid_from is after valid_to',
  );
  return { date, days, validFrom, validTo };
}

function readService(row: Row) {
  const duration = row.cell('duration');
  const minutes = /^\d+$/.test(duration) ? Number(duration) : 0;
  row.check(
    duration === '' || (minutes >= 20 && minutes <= 1200),
    'duration must be 20 to 1200 minutes',
  );
  const service = row.code('service') || 'J';
  row.check(['J', 'C', 'F', 'H'].includes(service), 'service must be J, C, F or H');
  return {
    durationMinutes: duration === '' ? null : minutes,
    serviceType: service as ScheduleRow['serviceType'],
  };
}

/** Where it stands, and which aircraft it is. */
function readResources(row: Row, known: Known) {
  const terminal = row.code('terminal').replace(/^T?([12])$/, 'T$1') || 'T1';
  row.check(terminal === 'T1' || terminal === 'T2', 'terminal must be T1 or T2');
  const aircraft = row.code('aircraft');
  row.check(aircraft === '' || known.aircraft.has(aircraft), `aircraft "${aircraft}" is unknown`);
  const gate = row.code('gate');
  row.check(
    gate === '' || /^[A-Z]\d{1,2}[A-Z]?$/.test(gate),
    `gate must be a letter and a number, not "${gate}"`,
  );
  const belt = row.code('belt');
  row.check(belt === '' || /^\d{1,2}[A-Z]?$/.test(belt), `belt must be a number, not "${belt}"`);
  return {
    terminal: terminal as 'T1' | 'T2',
    gate: gate || null,
    belt: belt || null,
    aircraft: aircraft || null,
  };
}

function readCodeshares(row: Row): string[] {
  const names = row
    .cell('codeshares')
    .split(/[;/]/)
    .filter((text) => text.trim() !== '')
    .map(parseFlightName);
  row.check(!names.includes(null), 'codeshares must be like "UA 6512; LH 4471"');
  return names.flatMap((name) => (name ? [formatFlightName(name)] : []));
}

/** What is known of one day's flight beyond its schedule. */
function readNews(row: Row, scheduled: number) {
  const status = row.code('status');
  row.check(['', 'CNX', 'DIV'].includes(status), 'status must be empty, CNX or DIV');
  const [estimated, actual] = [row.time('estimated'), row.time('actual')];
  const isNews = row.cell('estimated') !== '' || row.cell('actual') !== '' || status !== '';
  row.check(row.cell('date') !== '' || !isNews, 'estimated, actual and status need a date');
  // A clock time without a date is the nearest to the scheduled one, which may be of the day before or after.
  const nearest = (minutes: number | null) =>
    minutes === null ? null : scheduled + ((minutes - scheduled + 2160) % 1440) - 720;
  return {
    estimated: nearest(estimated),
    actual: nearest(actual),
    status: status === '' ? null : (status as 'CNX' | 'DIV'),
  };
}
