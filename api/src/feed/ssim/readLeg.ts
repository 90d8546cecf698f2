import { parseFlightNumber } from '@eldorado/rules';
import type { ScheduleRow } from '../../flights/schedule/scheduleRow.ts';
import { addDays } from '../../time/time.ts';
import type { Known } from '../scheduleForm.ts';
import { serviceTypes } from '../serviceTypes.ts';
import { alternateWeeks, readPeriodDay, readWeekdays, shiftWeekdays, type Period } from './days.ts';
import { legBytes, read, readWhole, shown } from './fields.ts';
import { readTimes, type Report, type TimeMode } from './legTimes.ts';

/** What a sender can do about a code that is right and not known here. */
const orAdd = 'write an IATA code, or have who runs the site add it';

/** Why a leg is no row; none of it is a fault. */
export type Skipped = 'elsewhere' | 'service';

/** A leg's end at Bogotá, or why it is none of the boards'. */
export function endAtBogota(record: string): 'A' | 'D' | Skipped {
  const leaves = read(record, legBytes.departure) === 'BOG';
  const lands = read(record, legBytes.arrival) === 'BOG';
  if (!leaves && !lands) return 'elsewhere';
  if (!serviceTypes[read(record, legBytes.service)]) return 'service';
  return leaves ? 'D' : 'A';
}

/** The periods in which a leg flies, by the calendar of its time mode; null when something is wrong. */
function readPeriods(record: string, report: Report): Period[] | null {
  const text = (name: 'from' | 'to' | 'frequency') => read(record, legBytes[name]);
  const from = readPeriodDay(text('from'));
  const to = readPeriodDay(text('to'));
  const wrong = (name: 'from' | 'to' | 'frequency', reason: string) => {
    report(shown(legBytes[name]), `"${text(name)}" ${reason}`);
    return null;
  };
  if (!from) return wrong('from', 'is no day as 26NOV26');
  if (to === undefined) return wrong('to', 'is no day as 26NOV26, and not 00XXX00');
  if (to !== null && to < from) return wrong('to', 'lies before the period begins');
  if (text('frequency') === '') return [{ from, to }];
  if (text('frequency') !== '2')
    return wrong('frequency', 'is no frequency rate: blank, or 2 for every other week');
  if (to === null) return wrong('to', 'is no end, which a flight of every other week needs');
  return alternateWeeks({ from, to });
}

/**
 * Reads a leg that touches Bogotá as rows of the schedule, one for each of its periods, with days and times of Bogotá's calendar.
 * @param note takes what is not known here and left out.
 */
export function readLeg(
  record: string,
  direction: 'A' | 'D',
  { mode, known }: { mode: TimeMode; known: Known },
  report: Report,
  note: (line: string) => void,
): ScheduleRow[] {
  const text = (name: keyof typeof legBytes) => read(record, legBytes[name]);
  const airline = text('airline');
  if (!known.airlines.has(airline))
    report(shown(legBytes.airline), `airline "${airline}" is unknown: ${orAdd}`);
  const numbers = parseFlightNumber(`${text('number')}${text('suffix')}`);
  if (!numbers)
    report(shown(legBytes.number), `"${text('number')}${text('suffix')}" is no flight number`);
  const [otherEnd, ownTerminal] =
    direction === 'D'
      ? (['arrival', 'departureTerminal'] as const)
      : (['departure', 'arrivalTerminal'] as const);
  const airport = text(otherEnd);
  if (airport === 'BOG') report(shown(legBytes[otherEnd]), 'the leg begins and ends at BOG');
  else if (!known.airports.has(airport))
    report(shown(legBytes[otherEnd]), `airport "${airport}" is unknown: ${orAdd}`);
  const terminal = (text(ownTerminal) || '1').replace(/^T?0?([12])$/, 'T$1');
  const isTerminal = terminal === 'T1' || terminal === 'T2';
  if (!isTerminal)
    report(shown(legBytes[ownTerminal]), `terminal "${terminal}" is unknown: 1, 2, or blank for 1`);
  const days = readWeekdays(readWhole(record, legBytes.days));
  if (days === null)
    report(
      shown(legBytes.days),
      `"${readWhole(record, legBytes.days)}" are no days of operation: 1 to 7, each in its place`,
    );
  const periods = readPeriods(record, report);
  const times = readTimes(record, direction, mode, report);
  if (!numbers || !isTerminal || days === null || periods === null || times === null) return [];

  const aircraft = text('aircraft');
  const isKnown = known.aircraft.has(aircraft);
  if (aircraft !== '' && !isKnown) note(`aircraft type ${aircraft} is unknown, and left out`);
  const { time, dayShift, duration } = times;
  return periods.map(({ from, to }) => ({
    direction,
    airline,
    ...numbers,
    airport,
    time,
    durationMinutes: duration,
    date: null,
    days: shiftWeekdays(days, dayShift),
    validFrom: addDays(from, dayShift),
    validTo: to === null ? null : addDays(to, dayShift),
    serviceType: serviceTypes[text('service')] ?? 'J',
    terminal,
    gate: null,
    belt: null,
    desks: null,
    aircraft: isKnown ? aircraft : null,
    registration: null,
    codeshares: [],
    estimated: null,
    actual: null,
    status: null,
  }));
}
