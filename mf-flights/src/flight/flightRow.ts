import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';

type Wire = components['schemas']['Flight'];

export type Direction = 'departures' | 'arrivals';
export type FlightStatus = Wire['status'];
export type DelayReason = NonNullable<Wire['delayReason']>;

const notedStates = [
  'WIL',
  'GTO',
  'BRD',
  'GCL',
  'GTD',
  'GCH',
  'TOM',
  'AIR',
  'FIR',
  'EXP',
  'FIB',
  'ARR',
  'DIV',
] as const;
/** Operational states that say more than the status does; the others repeat it. */
export type RowNote = (typeof notedStates)[number];

interface RowFacts {
  id: string;
  /** `AV 9314` */
  name: string;
  codeshares: readonly string[];
  airline: { code: string; name: string; colour: string };
  /** The other end: destination of a departure, origin of an arrival. */
  city: string;
  iata: string;
  kind: Wire['kind'];
  cargo: boolean;
  /** UTC ISO, as all times here. */
  scheduled: string;
  terminal: Wire['terminal'];
  /** Gate of a departure, claim belt of an arrival. */
  place: string | null;
  note: RowNote | null;
}

/** One line of a board, in one language. What is known of the time depends on the status. */
export type FlightRow = RowFacts &
  (
    | { status: 'ONT'; expected: string | null }
    | { status: 'DLY'; expected: string | null; reason: DelayReason | null }
    | { status: 'DEP' | 'LND'; actual: string | null }
    | { status: 'CAN'; reason: DelayReason | null }
  );

/** Reads one flight of the API into a board's line; only what is shown is kept. */
export function parseFlightRow(wire: Wire, locale: Locale): FlightRow {
  const arrives = wire.flightDirection === 'A';
  const cancelled = wire.status === 'CAN';
  const belts = wire.belts.join(', ');
  const facts: RowFacts = {
    id: wire.id,
    name: wire.flightName,
    codeshares: wire.codeshares,
    airline: { code: wire.airline.iata, name: wire.airline.name, colour: wire.airline.colour },
    city: wire.other.city[locale],
    iata: wire.other.iata,
    kind: wire.kind,
    cargo: wire.airlineType === 1,
    scheduled: wire.scheduledAt,
    terminal: wire.terminal,
    place: cancelled ? null : (arrives ? belts : wire.gate) || null,
    note: notedStates.find((state) => state === wire.state) ?? null,
  };
  switch (wire.status) {
    case 'ONT':
      return { ...facts, status: wire.status, expected: wire.estimatedAt };
    case 'DLY':
      return {
        ...facts,
        status: wire.status,
        expected: wire.estimatedAt,
        reason: wire.delayReason,
      };
    case 'DEP':
    case 'LND':
      return { ...facts, status: wire.status, actual: wire.actualAt ?? wire.estimatedAt };
    case 'CAN':
      return { ...facts, status: wire.status, reason: wire.delayReason };
  }
}

/** The time that holds now: the actual one, else the expected one, else the scheduled one. */
export function currentTime(row: FlightRow): string {
  switch (row.status) {
    case 'ONT':
    case 'DLY':
      return row.expected ?? row.scheduled;
    case 'DEP':
    case 'LND':
      return row.actual ?? row.scheduled;
    case 'CAN':
      return row.scheduled;
  }
}

/** Why a flight is late or cancelled, where the airline said so. */
export function delayReason(row: FlightRow): DelayReason | null {
  return 'reason' in row ? row.reason : null;
}

/** Ids of the lines of `after` that are new or differ from `before`. */
export function changedRows(before: readonly FlightRow[], after: readonly FlightRow[]): string[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return after
    .filter((row) => {
      const old = known.get(row.id);
      return old !== row && JSON.stringify(old) !== JSON.stringify(row);
    })
    .map((row) => row.id);
}
