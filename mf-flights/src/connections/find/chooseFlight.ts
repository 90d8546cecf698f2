import { addDays, boardDays, bogotaClock, bogotaDay } from '@eldorado/i18n';
import { readFlightKey } from '@eldorado/rules';
import type { Answers, Side } from '../form/connectionAnswers.ts';
import type { Wanted } from './connectionApi.ts';
import type { Fault } from '../form/connectionFaults.ts';
import type { ConnectionFlight } from '../plan/connectionFlight.ts';

/** The flights that the answers ask for, or null where there is no number, or no day to look at. */
export function wantedFlights(answers: Answers, today: string): Record<Side, Wanted | null> {
  const reachable = boardDays(today);
  const arrivalDay = answers.arrivalDate || today;
  // Who arrives late goes on the next morning.
  const departureDays = answers.departureDate
    ? [answers.departureDate]
    : [arrivalDay, ...(reachable.includes(arrivalDay) ? [addDays(arrivalDay, 1)] : [])];
  const wanted = (text: string, days: readonly string[]): Wanted | null => {
    const number = readFlightKey(text);
    const known = days.filter((day) => reachable.includes(day));
    return number && known.length > 0 ? { number, days: known } : null;
  };
  return {
    arrival: wanted(answers.arrivalFlight, [arrivalDay]),
    departure: wanted(answers.departureFlight, departureDays),
  };
}

/**
 * The one flight of a number that is meant, or why there is none.
 * @param found what the board has under it, on the days that were looked at.
 * @param time the clock that was typed, to distinguish two flights of one day.
 * @param after the arrival's scheduled time: earlier departures do not count.
 */
export function chooseFlight(
  side: Side,
  { number }: Wanted,
  found: readonly ConnectionFlight[],
  time: string | null,
  after: string | null,
): ConnectionFlight | Fault {
  const field = `${side}Flight` as const;
  const [first] = found;
  const values = { number: first?.name ?? number };
  if (!first) {
    return { field, key: side === 'arrival' ? 'unknownArrival' : 'unknownDeparture', values };
  }
  if (first.direction !== side) {
    return { field, key: side === 'arrival' ? 'isDeparture' : 'isArrival', values };
  }
  if (first.cargo) return { field, key: 'cargo', values };
  const later = found.filter(({ scheduled }) => !after || scheduled >= after);
  const [next] = later.toSorted((a, b) => a.scheduled.localeCompare(b.scheduled));
  if (!next) return { field, key: 'before' };
  const clock = (flight: ConnectionFlight) => bogotaClock(new Date(flight.scheduled));
  const day = bogotaDay(new Date(next.scheduled));
  const thatDay = later.filter(({ scheduled }) => bogotaDay(new Date(scheduled)) === day);
  if (thatDay.length === 1) return next;
  const times = thatDay.map(clock).sort().join(', ');
  return (
    thatDay.find((flight) => clock(flight) === time) ?? {
      field: `${side}Time`,
      key: 'several',
      values: { ...values, times },
    }
  );
}
