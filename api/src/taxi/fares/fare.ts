import { isHoliday } from '../../time/holidays.ts';
import type { TaxiFare, TaxiFareLine } from '../schema.ts';
import { weekdayOf } from '@eldorado/i18n/hours';
import { bogotaClock, bogotaDay } from '../../time/time.ts';
import { tariffAt, type Tariff, type Tariffs, type VehicleClass } from './tariffs.ts';

export interface Ride {
  km: number;
  /** UTC milliseconds at which the ride starts. */
  at: number;
  vehicle: VehicleClass;
  doorToDoor: boolean;
  /** Whether it starts or ends at the airport; it does unless said otherwise. */
  airport?: boolean;
  /** Minutes standing, when they are known; else the fare is a range. */
  waitingMinutes?: number | undefined;
}

export type FareSum = Pick<
  TaxiFare,
  'lines' | 'totalCop' | 'totalMaxCop' | 'roundedTo' | 'waiting' | 'surcharges'
>;

/** Seconds standing still for each kilometre in heavy traffic: an estimate of ours for Bogotá. */
const waitingSecondsPerKm = 45;

/** Which of the reasons for the one surcharge hold, by the clock of Bogotá. */
function surchargesAt(at: number, { nightFrom, nightTo }: Tariff) {
  const time = bogotaClock(at);
  const date = bogotaDay(at);
  return {
    night: time >= nightFrom || time < nightTo,
    sunday: weekdayOf(date) === 'sun',
    holiday: isHoliday(date),
  };
}

/** Whether the surcharge for nights, Sundays and holidays applies; it is due once. */
export function isNightOrHoliday(at: number, tariff: Tariff) {
  const { night, sunday, holiday } = surchargesAt(at, tariff);
  return night || sunday || holiday;
}

function linesOf(ride: Ride, tariff: Tariff, waitingUnits: number): TaxiFareLine[] {
  const vehicle = tariff.vehicles[ride.vehicle];
  const { unitCop, airportCop } = vehicle;
  const line = (code: TaxiFareLine['code'], quantity: number, cop: number) =>
    quantity > 0 && cop > 0 ? [{ code, quantity, unitCop: cop, cop: quantity * cop }] : [];
  const metered = [
    ...line('start', 1, vehicle.startCop),
    // A started unit is a whole one.
    ...line('units', Math.ceil(Math.round(ride.km * 1000) / tariff.unitMetres), unitCop),
    ...line('waiting', waitingUnits, unitCop),
  ];
  return [
    ...metered,
    ...line('minimum', 1, vehicle.minimumCop - sumOf(metered)),
    ...line('airport', (ride.airport ?? true) ? 1 : 0, airportCop),
    ...line('night-holiday', isNightOrHoliday(ride.at, tariff) ? 1 : 0, vehicle.nightHolidayCop),
    ...line('door-to-door', ride.doorToDoor ? 1 : 0, vehicle.doorToDoorCop),
  ];
}

const sumOf = (lines: readonly TaxiFareLine[]) => lines.reduce((total, { cop }) => total + cop, 0);

/**
 * What a ride costs, in pesos, line by line, by the tariff of its day. The minimum holds for start, units and waiting
 * together, before surcharges. Where the waiting is not known, `totalMaxCop` has the most that is usual.
 */
export function fareOf(ride: Ride, tariffs: Tariffs): FareSum {
  const tariff = tariffAt(bogotaDay(ride.at), tariffs);
  const { roundedTo, unitSeconds } = tariff;
  const secondsMax = ride.waitingMinutes === undefined ? ride.km * waitingSecondsPerKm : null;
  const known = (ride.waitingMinutes ?? 0) * 60;
  const lines = linesOf(ride, tariff, Math.ceil(known / unitSeconds));
  const most = linesOf(ride, tariff, Math.ceil((secondsMax ?? known) / unitSeconds));
  const rounded = (cop: number) => Math.round(cop / roundedTo) * roundedTo;
  return {
    lines,
    totalCop: rounded(sumOf(lines)),
    totalMaxCop: rounded(sumOf(most)),
    roundedTo,
    waiting: {
      minutesMin: ride.waitingMinutes ?? 0,
      minutesMax: Math.round((secondsMax ?? known) / 60),
    },
    surcharges: { airport: ride.airport ?? true, ...surchargesAt(ride.at, tariff) },
  };
}
