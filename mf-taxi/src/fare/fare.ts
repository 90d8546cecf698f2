import type { components } from '@eldorado/http/api-types';
import type { Trip } from '../trip/tripCheck.ts';
import type { VehicleClass } from '../trip/tripForm.ts';

type Schemas = components['schemas'];

/** What the API is asked for a fare. */
export interface FareArgs {
  /** Slugs; one of them is a terminal. */
  origin: string;
  destination: string;
  /** UTC ISO; the API's now without it. */
  at?: string;
  vehicle: VehicleClass;
  persons: number;
  bags: number;
  doorToDoor: boolean;
}

export const fareArgs = (trip: Trip): FareArgs => ({
  origin: trip.origin.slug,
  destination: trip.destination.slug,
  ...(trip.at !== null && { at: trip.at }),
  vehicle: trip.vehicle,
  persons: trip.persons,
  bags: trip.bags,
  doorToDoor: trip.doorToDoor,
});

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
  /** The most minutes of standing in traffic that are usual. */
  waitingMinutes: number;
  /** Why the surcharge for nights, Sundays and holidays applies; null when it does not. */
  surcharge: 'night' | 'sunday' | 'holiday' | null;
  km: number;
  at: string;
  decree: string;
  /** ISO day. */
  validFrom: string;
  source: FareSource;
}

/** Who published the rates, and when that was read (ISO day). */
export interface FareSource {
  name: string;
  url: string | null;
  readOn: string;
}

/** The rates of one class of vehicle, in whole Colombian pesos. */
export type Tariff = Schemas['TaxiTariff'];

/** The decree in force. */
export interface Decree {
  name: string;
  /** ISO day. */
  validFrom: string;
  nightFrom: string;
  nightTo: string;
  tariffs: readonly Tariff[];
  source: FareSource;
}

const readSource = ({ source, sourceUrl, readOn }: Schemas['SourceNote']): FareSource => ({
  name: source,
  url: sourceUrl,
  readOn,
});

export function parseFare(wire: Schemas['TaxiFare']): Fare {
  const { lines, totalCop, totalMaxCop, roundedTo, waiting, surcharges, km, at } = wire;
  return {
    lines: lines.map(({ code, quantity, unitCop, cop }) => ({ code, quantity, unitCop, cop })),
    totalCop,
    totalMaxCop,
    roundedTo,
    waitingMinutes: waiting.minutesMax,
    surcharge: (['night', 'sunday', 'holiday'] as const).find((name) => surcharges[name]) ?? null,
    km,
    at,
    decree: wire.decree,
    validFrom: wire.validFrom,
    source: readSource(wire),
  };
}

export function parseDecree(wire: Schemas['TaxiFareTable']): Decree {
  const { decree, validFrom, nightFrom, nightTo, tariffs } = wire;
  return {
    name: decree,
    validFrom,
    nightFrom,
    nightTo,
    tariffs,
    source: readSource(wire.origin),
  };
}
