import { formatFlightName, parseFlightName, parseFlightNumber } from '@eldorado/rules';
import type { ScheduleRow } from '../flights/schedule/scheduleRow.ts';
import { CsvCells, type CellFault } from '../text/csvCells.ts';
import type { CsvRow } from '../text/csvForm.ts';
import { isDay, minutesOf } from '../time/time.ts';
import type { Known, ScheduleColumn } from './scheduleForm.ts';

type Row = CsvCells<ScheduleColumn>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

function dayOf(row: Row, name: 'date' | 'valid_from' | 'valid_to'): string | null {
  const text = row.cell(name);
  row.check(name, text === '' || isDay(text), 'write a day as YYYY-MM-DD');
  return isDay(text) ? text : null;
}

/** Minutes since midnight. */
function timeOf(row: Row, name: 'time' | 'estimated' | 'actual'): number | null {
  const text = row.cell(name);
  const fits = clock.test(text);
  row.check(name, fits || (text === '' && name !== 'time'), 'write a time as HH:mm');
  return fits ? minutesOf(text) : null;
}

/** Reads one row of a schedule; every fault is reported, not only the first. */
export function readScheduleRow(
  cells: CsvRow<ScheduleColumn>['cells'],
  known: Known,
): ScheduleRow | CellFault[] {
  const row: Row = new CsvCells(cells);
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
    desks: row.orNull('desks'),
    registration: row.orNull('registration'),
    codeshares,
    ...news,
  };
}

/** What flies where and when. */
function readFlight(row: Row, known: Known) {
  const direction = row.code('direction');
  row.check('direction', direction === 'A' || direction === 'D', 'write A or D');
  const airline = row.code('airline');
  row.check('airline', known.airlines.has(airline), 'write an IATA code that is known here');
  const numbers = parseFlightNumber(row.cell('number'));
  row.check('number', numbers !== null, 'write 1 to 4 digits and at most one letter');
  const airport = row.code('airport');
  if (airport === 'BOG') row.check('airport', false, 'write the other end of the flight');
  else row.check('airport', known.airports.has(airport), 'write an IATA code that is known here');
  const time = timeOf(row, 'time');
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
  const date = dayOf(row, 'date');
  const days = row.cell('days') || '1234567';
  row.check(
    'days',
    /^[1-7]{1,7}$/.test(days) && new Set(days).size === days.length,
    'write digits 1 (Monday) to 7, none twice',
  );
  row.check(
    'days',
    date === null || row.cell('days') === '',
    'leave it empty, or the date: a row has one of them',
  );
  const [validFrom, validTo] = [dayOf(row, 'valid_from'), dayOf(row, 'valid_to')];
  row.check(
    'valid_to',
    validFrom === null || validTo === null || validFrom <= validTo,
    'write a day that is not before valid_from',
  );
  return { date, days, validFrom, validTo };
}

function readService(row: Row) {
  const duration = row.cell('duration');
  const minutes = /^\d+$/.test(duration) ? Number(duration) : 0;
  row.check(
    'duration',
    duration === '' || (minutes >= 20 && minutes <= 1200),
    'write 20 to 1200 minutes, or leave it empty',
  );
  const service = row.code('service') || 'J';
  row.check('service', ['J', 'C', 'F', 'H'].includes(service), 'write J, C, F or H');
  return {
    durationMinutes: duration === '' ? null : minutes,
    serviceType: service as ScheduleRow['serviceType'],
  };
}

/** Where it stands, and which aircraft it is. */
function readResources(row: Row, known: Known) {
  const terminal = row.code('terminal').replace(/^T?([12])$/, 'T$1') || 'T1';
  row.check('terminal', terminal === 'T1' || terminal === 'T2', 'write T1 or T2');
  const aircraft = row.code('aircraft');
  row.check(
    'aircraft',
    aircraft === '' || known.aircraft.has(aircraft),
    'write an IATA code that is known here, or leave it empty',
  );
  const gate = row.code('gate');
  row.check(
    'gate',
    gate === '' || /^[A-Z]\d{1,2}[A-Z]?$/.test(gate),
    'write a letter and a number such as A5, or leave it empty',
  );
  const belt = row.code('belt');
  row.check(
    'belt',
    belt === '' || /^\d{1,2}[A-Z]?$/.test(belt),
    'write a number, or leave it empty',
  );
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
  row.check('codeshares', !names.includes(null), 'write them like "UA 6512; LH 4471"');
  return names.flatMap((name) => (name ? [formatFlightName(name)] : []));
}

/** What is known of one day's flight beyond its schedule. */
function readNews(row: Row, scheduled: number) {
  const status = row.code('status');
  row.check('status', ['', 'CNX', 'DIV'].includes(status), 'write CNX or DIV, or leave it empty');
  const [estimated, actual] = [timeOf(row, 'estimated'), timeOf(row, 'actual')];
  const isNews = row.cell('estimated') !== '' || row.cell('actual') !== '' || status !== '';
  row.check(
    'date',
    row.cell('date') !== '' || !isNews,
    'write the day that estimated, actual or status is of',
  );
  // A clock time without a date is the nearest to the scheduled one, which may be of the day before or after; of two that are
  // 12 hours away the later one.
  const nearest = (minutes: number | null) =>
    minutes === null ? null : scheduled + 720 - ((scheduled - minutes + 2160) % 1440);
  return {
    estimated: nearest(estimated),
    actual: nearest(actual),
    status: status === '' ? null : (status as 'CNX' | 'DIV'),
  };
}
