import type { ParkingView } from '../servicesApi.ts';

/** What is asked, as it stands in the address. */
export interface CostQuestion {
  terminal: ParkingView['terminal'];
  vehicle: ParkingView['vehicle'];
  /** As it was typed; empty while nothing is asked. */
  hours: string;
}

export const vehicles = [
  'car',
  'motorcycle',
  'bicycle',
] as const satisfies readonly ParkingView['vehicle'][];

/** Nobody asks for more than a month by the minute. */
const mostHours = 31 * 24;

/** Reads the question; a value that is none of the form's is the usual one. */
export const readCost = (query: URLSearchParams): CostQuestion => ({
  terminal: query.get('terminal') === 'T2' ? 'T2' : 'T1',
  vehicle: vehicles.find((vehicle) => vehicle === query.get('vehicle')) ?? 'car',
  hours: (query.get('hours') ?? '').trim().slice(0, 10),
});

/** The minutes of so many hours, `2,5` or `2.5`; null for what is no time to park. */
export function minutesOfHours(hours: string): number | null {
  const value = /^\d{1,3}([.,]\d{1,2})?$/.test(hours) ? Number(hours.replace(',', '.')) : 0;
  return value > 0 && value <= mostHours ? Math.ceil(value * 60) : null;
}

/** The car park of a terminal, or the other terminal's where it is full; null where no place is free. */
export function bestParking(
  parkings: readonly ParkingView[],
  { terminal, vehicle }: CostQuestion,
): ParkingView | null {
  const fitting = parkings.filter(
    (parking) => parking.vehicle === vehicle && parking.available > 0,
  );
  return fitting.find((parking) => parking.terminal === terminal) ?? fitting[0] ?? null;
}
