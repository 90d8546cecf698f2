import type { TaxiFareLine, TaxiTariff } from '../schemas/taxi.ts';
import { bogotaDate, bogotaTime, weekdayOf } from '../time.ts';
import { isHoliday } from './holidays.ts';

/** Where the official fares were read: Decreto 042 of 2026 as the press published it. */
export const fareOrigin = {
  source:
    'Decreto 042 de 2026, Alcaldía Mayor de Bogotá (noticiasrcn.com, caracol.com.co, 2026-01-28)',
  sourceUrl: null,
  readOn: '2026-01-28',
};

export const decree = {
  decree: 'Decreto 042 de 2026',
  validFrom: '2026-01-28',
  nightFrom: '20:00',
  nightTo: '05:00',
};

const common = {
  unitMetres: 100,
  unitSeconds: 24,
  startCop: 4500,
  minimumCop: 8000,
  nightHolidayCop: 3800,
  doorToDoorCop: 1500,
};
export const tariffs: readonly TaxiTariff[] = [
  { vehicle: 'standard', unitCop: 159, airportCop: 8000, ...common },
  { vehicle: 'quality', unitCop: 172, airportCop: 8600, ...common },
];

export interface Ride {
  km: number;
  /** UTC milliseconds at which the ride starts. */
  at: number;
  vehicle: 'standard' | 'quality';
  doorToDoor: boolean;
}

export interface FareSum {
  lines: TaxiFareLine[];
  totalCop: number;
  totalMaxCop: number;
  roundedTo: number;
}

/** The smallest coin in use: totals are multiples of it. */
export const roundedTo = 50;
/** Seconds standing still for each kilometre in heavy traffic: an estimate of ours for Bogotá. */
const waitingSecondsPerKm = 45;

const toCoin = (cop: number) => Math.round(cop / roundedTo) * roundedTo;

/** Whether the surcharge for nights (20:00–05:00), Sundays and holidays applies, by the clock of Bogotá. */
export function isNightOrHoliday(at: number) {
  const time = bogotaTime(at);
  const date = bogotaDate(at);
  return (
    time >= decree.nightFrom || time < decree.nightTo || weekdayOf(date) === 6 || isHoliday(date)
  );
}

/**
 * What a ride from or to the airport costs, in pesos, line by line. The minimum fare holds for start and units together,
 * before surcharges. `totalMaxCop` adds the units that waiting in heavy traffic brings.
 */
export function fareOf({ km, at, vehicle, doorToDoor }: Ride): FareSum {
  const tariff = tariffs.find((candidate) => candidate.vehicle === vehicle);
  if (tariff === undefined) throw new RangeError(`Unknown vehicle: ${vehicle}`);
  const units = Math.ceil(Math.round(km * 1000) / tariff.unitMetres);
  const line = (code: TaxiFareLine['code'], quantity: number, unitCop: number): TaxiFareLine => ({
    code,
    quantity,
    unitCop,
    cop: quantity * unitCop,
  });
  const start = line('start', 1, tariff.startCop);
  const driven = line('units', units, tariff.unitCop);
  const missing = tariff.minimumCop - start.cop - driven.cop;
  const lines = [
    start,
    driven,
    ...(missing > 0 ? [line('minimum', 1, missing)] : []),
    line('airport', 1, tariff.airportCop),
    ...(isNightOrHoliday(at) ? [line('night-holiday', 1, tariff.nightHolidayCop)] : []),
    ...(doorToDoor ? [line('door-to-door', 1, tariff.doorToDoorCop)] : []),
  ];
  const sum = lines.reduce((total, { cop }) => total + cop, 0);
  const waiting = Math.ceil((km * waitingSecondsPerKm) / tariff.unitSeconds) * tariff.unitCop;
  return {
    lines,
    totalCop: toCoin(sum),
    totalMaxCop: toCoin(sum + Math.max(0, waiting - Math.max(0, missing))),
    roundedTo,
  };
}
