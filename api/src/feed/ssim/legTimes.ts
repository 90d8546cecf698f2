import { legBytes, read, shown } from './fields.ts';
import { readDayChange, readTime, readVariation } from './days.ts';

/** Whether a carrier's times are those of each airport's clock or UTC. */
export type TimeMode = 'L' | 'U';
/** Reports a fault of a record. */
export type Report = (bytes: string, reason: string) => void;

/** When a leg is at Bogotá. */
export interface LegTimes {
  /** Minutes of the day. */
  time: number;
  /** Days after the one of which the leg's period and weekdays are. */
  dayShift: number;
  /** Minutes of the whole leg. */
  duration: number;
}

const bogota = -300;
const day = 1_440;
const longest = 1_200;
const shortest = 20;

/** The times of a leg that touches Bogotá, in Bogotá's calendar; null when something is wrong, which is reported. */
export function readTimes(
  record: string,
  direction: 'A' | 'D',
  mode: TimeMode,
  report: Report,
): LegTimes | null {
  const value = <T>(name: keyof typeof legBytes, reader: (text: string) => T, expected: string) => {
    const text = read(record, legBytes[name]);
    const found = reader(text);
    if (found === undefined || found === null)
      report(shown(legBytes[name]), `"${text}" is no ${expected}`);
    return found;
  };
  /** A blank day change says nothing, and is no fault. */
  const change = (name: 'departureDay' | 'arrivalDay') => {
    const text = read(record, legBytes[name]);
    const found = readDayChange(text);
    if (found === undefined)
      report(
        shown(legBytes[name]),
        `"${text}" is no date variation: 0 to 7, A for the day before, or blank`,
      );
    return found;
  };
  const departs = value('departs', readTime, 'time as HHMM');
  const arrives = value('arrives', readTime, 'time as HHMM');
  const departureUtc = value('departureUtc', readVariation, 'difference to UTC as -0500');
  const arrivalUtc = value('arrivalUtc', readVariation, 'difference to UTC as -0500');
  const departureDay = change('departureDay');
  const arrivalDay = change('arrivalDay');
  if (departs === null || arrives === null || departureUtc === null || arrivalUtc === null)
    return null;
  if (departureDay === undefined || arrivalDay === undefined) return null;
  const here = direction === 'D' ? 'departureUtc' : 'arrivalUtc';
  if ((direction === 'D' ? departureUtc : arrivalUtc) !== bogota) {
    report(shown(legBytes[here]), `Bogotá is -0500 from UTC, not ${read(record, legBytes[here])}`);
    return null;
  }

  // All in minutes of UTC after the day of the period.
  const toUtc = (clock: number, days: number, variation: number) =>
    clock + days * day - (mode === 'L' ? variation : 0);
  const leaves = toUtc(departs, departureDay ?? 0, departureUtc);
  // Without a date variation it lands the next time its clock shows that.
  const lands = toUtc(arrives, arrivalDay ?? 0, arrivalUtc);
  const at = arrivalDay === null ? leaves + ((((lands - leaves) % day) + day) % day) : lands;
  const duration = at - leaves;
  if (duration < shortest || duration > longest) {
    report(
      shown([legBytes.departureDay[0], legBytes.arrivalDay[0]]),
      `by its times, differences to UTC and date variation the leg takes ${duration} minutes: ${shortest} to ${longest} are read`,
    );
    return null;
  }
  // The period's days are those of the time mode.
  const local = (direction === 'D' ? leaves : at) + bogota;
  const time = ((local % day) + day) % day;
  return { time, dayShift: (local - time) / day, duration };
}
