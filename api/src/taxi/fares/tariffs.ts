import { periodOn, type FactBook, type FactRow } from '../../facts/periods.ts';
import type { SourceNote } from '../../http/schema.ts';
import { demoNote } from '../../text/localized.ts';

export type VehicleClass = 'standard' | 'quality';

/** What a class of vehicle may charge. Amounts in Colombian pesos. */
export interface VehicleTariff {
  unitCop: number;
  startCop: number;
  /** The least for start, units and waiting together. */
  minimumCop: number;
  airportCop: number;
  nightHolidayCop: number;
  doorToDoorCop: number;
}

/** The rules of one decree. */
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
  /** What the totals are multiples of. */
  roundedTo: number;
  /** `quality`: with the excellence factor of the decree. */
  vehicles: Readonly<Record<VehicleClass, VehicleTariff>>;
}

/** Every tariff that the facts know, in order of time. */
export type Tariffs = readonly [Tariff, ...Tariff[]];

const amountIds = {
  unitCop: 'taxi-unit',
  startCop: 'taxi-start',
  minimumCop: 'taxi-minimum-fare',
  airportCop: 'taxi-airport-surcharge',
  nightHolidayCop: 'taxi-night-surcharge',
  doorToDoorCop: 'taxi-door-to-door',
} as const satisfies Record<keyof VehicleTariff, string>;
const suffixes: Readonly<Record<VehicleClass, string>> = { standard: '', quality: '-excellence' };

// 15 km are 36,350 in the example that was published: to the smallest coin, not to the hundred.
const roundedTo = 50;

/** The facts that fares are worked out from. */
const tariffFacts: readonly string[] = [
  ...Object.values(suffixes).flatMap((suffix) =>
    Object.values(amountIds).map((id) => `${id}${suffix}`),
  ),
  'taxi-decree',
  'taxi-unit-metres',
  'taxi-unit-seconds',
  'taxi-night-hours',
];

/** A fact that the tariff cannot be made from: the sentence says which and why. */
class TariffFault extends Error {}

function tariffOn(book: FactBook, date: string): Tariff {
  const rowOf = (id: string): FactRow => {
    const row = periodOn(book.get(id) ?? [], date);
    if (row === undefined) throw new TariffFault(`the fares need the fact ${id}`);
    return row;
  };
  const numberOf = (id: string): number => {
    const { value } = rowOf(id);
    if (typeof value === 'number') return value;
    throw new TariffFault(`the fares need ${id} to be one number`);
  };
  const copOf = (id: string): number => {
    const { value } = rowOf(id);
    if (typeof value === 'object' && 'currency' in value && value.currency === 'COP')
      if (typeof value.amount === 'number') return value.amount;
    throw new TariffFault(`the fares need ${id} to be one amount in COP`);
  };
  const vehicle = (suffix: string): VehicleTariff => ({
    unitCop: copOf(`${amountIds.unitCop}${suffix}`),
    startCop: copOf(`${amountIds.startCop}${suffix}`),
    minimumCop: copOf(`${amountIds.minimumCop}${suffix}`),
    airportCop: copOf(`${amountIds.airportCop}${suffix}`),
    nightHolidayCop: copOf(`${amountIds.nightHolidayCop}${suffix}`),
    doorToDoorCop: copOf(`${amountIds.doorToDoorCop}${suffix}`),
  });
  const decree = rowOf('taxi-decree');
  const night = rowOf('taxi-night-hours').value;
  const [span] = typeof night === 'object' && 'mon' in night ? night.mon : [];
  if (span === undefined) throw new TariffFault('the fares need taxi-night-hours to be hours');
  const { value, sourceName, sourceUrl, readOn } = decree;
  return {
    decree: typeof value === 'object' && 'es' in value ? value.es : sourceName,
    validFrom: date,
    origin: { source: sourceName, sourceUrl, readOn },
    nightFrom: span.opens,
    nightTo: span.closes,
    unitMetres: numberOf('taxi-unit-metres'),
    unitSeconds: numberOf('taxi-unit-seconds'),
    roundedTo,
    vehicles: { standard: vehicle(suffixes.standard), quality: vehicle(suffixes.quality) },
  };
}

/**
 * The tariffs that the facts say: one from each day on which any of its figures changes.
 * @throws {TariffFault} when a fact is missing or is not what fares are made of.
 */
export function tariffsOf(book: FactBook): Tariffs {
  const rows = tariffFacts.flatMap((id) => book.get(id) ?? []);
  const days = [...new Set(rows.map(({ validFrom }) => validFrom ?? '0001-01-01'))].sort();
  const [first = '0001-01-01', ...others] = days;
  return [tariffOn(book, first), ...others.map((date) => tariffOn(book, date))];
}

/** Why fares cannot be made of these facts; null when they can. */
export function tariffFault(book: FactBook): string | null {
  try {
    tariffsOf(book);
    return null;
  } catch (error) {
    if (error instanceof TariffFault) return error.message;
    throw error;
  }
}

/**
 * The tariff of a day: the latest that holds by then, or the first known one.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export function tariffAt(date: string, tariffs: Tariffs): Tariff {
  return tariffs.findLast(({ validFrom }) => validFrom <= date) ?? tariffs[0];
}

/** Where the limits of the vehicles come from. */
export const limitsOrigin = demoNote;
