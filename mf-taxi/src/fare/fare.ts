import type { components } from '@eldorado/http/api-types';
import type { Direction, VehicleClass } from './fareForm.ts';

type Schemas = components['schemas'];

export interface FareArgs {
  place: string;
  /** UTC ISO; the API's now without it. */
  at?: string;
  direction: Direction;
  vehicle: VehicleClass;
  doorToDoor: boolean;
}

/** One step of the calculation. Amounts in whole Colombian pesos. */
export interface FareLine {
  code: Schemas['TaxiFareLine']['code'];
  quantity: number;
  unitCop: number;
  cop: number;
}

/** A calculated fare: at least `totalCop`, with the usual waiting in traffic up to `totalMaxCop`. */
export interface Fare {
  lines: readonly FareLine[];
  totalCop: number;
  totalMaxCop: number;
  roundedTo: number;
  km: number;
  at: string;
  placeName: string;
  source: FareSource;
}

/** Who published the rates, and when that was read (ISO day). */
export interface FareSource {
  name: string;
  url: string | null;
  readOn: string;
}

/** The decree in force. */
export interface Decree {
  name: string;
  /** ISO day. */
  validFrom: string;
  nightFrom: string;
  nightTo: string;
  unitMetres: number;
}

export function parseFare(wire: Schemas['TaxiFare']): Fare {
  const { lines, totalCop, totalMaxCop, roundedTo, km, at, place } = wire;
  return {
    lines: lines.map(({ code, quantity, unitCop, cop }) => ({ code, quantity, unitCop, cop })),
    totalCop,
    totalMaxCop,
    roundedTo,
    km,
    at,
    placeName: place?.name ?? '',
    source: { name: wire.source, url: wire.sourceUrl, readOn: wire.readOn },
  };
}

export function parseDecree({
  decree,
  validFrom,
  nightFrom,
  nightTo,
  tariffs,
}: Schemas['TaxiFareTable']): Decree {
  return { name: decree, validFrom, nightFrom, nightTo, unitMetres: tariffs[0]?.unitMetres ?? 100 };
}
