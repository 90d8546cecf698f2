import type { SourceNote } from '../schemas/common.ts';
import { demoNote, readAt } from '../seed/text.ts';

export type VehicleClass = 'standard' | 'quality';

/** The rules of one decree. Amounts in Colombian pesos. */
export interface Tariff {
  decree: string;
  /** The first day on which it holds, `YYYY-MM-DD`. */
  validFrom: string;
  origin: SourceNote;
  /** Wall-clock times in Bogotá between which the night surcharge is due. */
  nightFrom: string;
  nightTo: string;
  /** A unit is so many metres driven, or so many seconds standing. */
  unitMetres: number;
  unitSeconds: number;
  startCop: number;
  /** The least for start, units and waiting together. */
  minimumCop: number;
  nightHolidayCop: number;
  doorToDoorCop: number;
  /** What the totals are multiples of. */
  roundedTo: number;
  vehicles: Readonly<Record<VehicleClass, { unitCop: number; airportCop: number }>>;
}

/** Every decree that the site knows, in order of time: a new one is a new row. */
export const tariffs: readonly [Tariff, ...Tariff[]] = [
  {
    decree: 'Decreto 042 de 2026',
    validFrom: '2026-01-28',
    origin: readAt(
      'Decreto 042 de 2026, Alcaldía Mayor de Bogotá (noticiasrcn.com, caracol.com.co, 2026-01-28)',
      'https://caracol.com.co/2026/01/28/asi-quedarian-las-tarifas-del-servicio-de-taxi-en-bogota-para-el-2026/',
      '2026-01-28',
    ),
    nightFrom: '20:00',
    nightTo: '05:00',
    unitMetres: 100,
    unitSeconds: 24,
    startCop: 4500,
    minimumCop: 8000,
    nightHolidayCop: 3800,
    doorToDoorCop: 1500,
    // 15 km are 36,350 in the example that was published: to the smallest coin, not to the hundred.
    roundedTo: 50,
    vehicles: {
      standard: { unitCop: 159, airportCop: 8000 },
      quality: { unitCop: 172, airportCop: 8600 },
    },
  },
];

/**
 * The tariff of a day: the latest that holds by then, or the first known one.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export function tariffAt(date: string, rows: readonly [Tariff, ...Tariff[]] = tariffs): Tariff {
  return rows.findLast(({ validFrom }) => validFrom <= date) ?? rows[0];
}

/**
 * What fits into one vehicle: four passengers besides the driver; large bags by the boot, of which no rule is known, so
 * that the figures are the demonstration's.
 */
export const vehicleLimits: Readonly<Record<VehicleClass, { persons: number; bags: number }>> = {
  standard: { persons: 4, bags: 3 },
  quality: { persons: 4, bags: 4 },
};
export const limitsOrigin = demoNote;
