import type { FlightRow } from '../plan/plan.ts';
import { aircraftRows, airportOf, home } from '../catalogue.ts';
import { blockMinutes } from '../geo.ts';
import { weekdayOf, weekdays } from '@eldorado/i18n/hours';
import { flightId } from '@eldorado/rules';
import { bogotaInstant, minute } from '../../time/time.ts';
import type { ScheduleRow } from './scheduleRow.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

function runsOn(row: ScheduleRow, date: string) {
  if (row.date !== null) return row.date === date;
  return (
    row.days.includes(String(weekdays.indexOf(weekdayOf(date)) + 1)) &&
    (row.validFrom === null || row.validFrom <= date) &&
    (row.validTo === null || row.validTo >= date)
  );
}

/** The legs of an imported schedule on a calendar day in Bogotá. `pointOf` finds an airport's coordinates by its code. */
export function legsOfSchedule(
  rows: readonly ScheduleRow[],
  date: string,
  updatedAt: Date,
  pointOf: (iata: string) => Coordinates = airportOf,
): FlightRow[] {
  return rows
    .filter((row) => runsOn(row, date))
    .map((row) => {
      const midnight = bogotaInstant(date).getTime();
      const instant = (minutes: number | null) =>
        minutes === null ? null : new Date(midnight + minutes * minute);
      const scheduledAt = midnight + row.time * minute;
      const engine = aircraftRows.find(({ iata }) => iata === row.aircraft)?.engine ?? 'jet';
      const there = pointOf(row.airport);
      const [from, to] = row.direction === 'D' ? [home, there] : [there, home];
      const duration = (row.durationMinutes ?? blockMinutes(from, to, engine)) * minute;
      const cargo = row.serviceType === 'F' || row.serviceType === 'H';
      return {
        id: flightId(date, row.direction, row),
        direction: row.direction,
        operationDay: date,
        airline: row.airline,
        number: row.number,
        suffix: row.suffix,
        codeshares: row.codeshares,
        airlineType: cargo ? (1 as const) : (2 as const),
        serviceType: row.serviceType,
        otherAirport: row.airport,
        scheduledAt: new Date(scheduledAt),
        otherScheduledAt: new Date(scheduledAt + (row.direction === 'D' ? duration : -duration)),
        terminal: row.terminal,
        pier: row.gate === null ? null : row.gate.slice(0, 1),
        gate: row.gate,
        gateBefore: null,
        belts: row.belt === null ? [] : [row.belt],
        desks: row.desks,
        aircraft: row.aircraft,
        registration: row.registration,
        fedBy: null,
        fedSlackMinutes: null,
        estimatedAt: instant(row.estimated),
        actualAt: instant(row.actual),
        stateGiven: row.status,
        source: 'import' as const,
        updatedAt,
      };
    });
}
