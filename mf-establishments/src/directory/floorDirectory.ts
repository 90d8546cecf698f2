import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import {
  establishmentKinds,
  parseEstablishment,
  type Establishment,
  type EstablishmentKind,
  type EstablishmentList,
  type TerminalId,
} from '../establishment/establishment.ts';
import { isOpenAt } from '../establishment/openingBadge.ts';

/** Type filters of the map (spec.md section 3, and section 2's airport entities). */
export const mapTypes = [
  'all',
  'restaurantes',
  'establecimientos',
  'aerolineas',
  'servicios',
  'entidades',
  'banos',
] as const;
export type MapType = (typeof mapTypes)[number];

/** Zones of the map (spec.md section 3): `privada` lies behind security. */
export const mapZones = ['all', 'publica', 'privada'] as const;
export type MapZone = (typeof mapZones)[number];

const kindsOf: Readonly<Record<MapType, readonly EstablishmentKind[]>> = {
  all: establishmentKinds,
  restaurantes: ['restaurantes'],
  establecimientos: ['tiendas'],
  aerolineas: ['aerolineas'],
  servicios: ['salas-vip', 'cajeros-electronicos', 'renta-de-vehiculos'],
  entidades: ['entidades-aeroportuarias'],
  // The airport's data has no toilets; the screen says how to find one.
  banos: [],
};

export interface FloorArgs {
  locale: Locale;
  terminal: TerminalId;
  floor: number;
}

/** The places of one floor, and how many each floor of the terminal has. */
export interface FloorDirectory extends EstablishmentList {
  floors: readonly { floor: number; count: number }[];
}

export function parseFloor(
  wire: components['schemas']['EstablishmentList'],
  { locale, floor }: FloorArgs,
): FloorDirectory {
  const counts = new Map<number, number>();
  for (const row of wire.establishments) counts.set(row.floor, (counts.get(row.floor) ?? 0) + 1);
  return {
    rows: wire.establishments
      .filter((row) => row.floor === floor)
      .map((row) => parseEstablishment(row, locale)),
    floors: [...counts]
      .map(([key, count]) => ({ floor: key, count }))
      .sort((a, b) => a.floor - b.floor),
    source: wire.source,
    updatedAt: wire.updatedAt,
  };
}

export interface FloorFilters {
  type: MapType;
  zone: MapZone;
  open: boolean;
}

/** The places that pass the filters, in groups of one kind, without empty groups. */
export function groupPlaces(
  rows: readonly Establishment[],
  { type, zone, open }: FloorFilters,
  now: Date,
): { kind: EstablishmentKind; rows: Establishment[] }[] {
  const area = zone === 'privada' ? 'pasajeros' : zone;
  const shown = rows.filter(
    (row) => (area === 'all' || row.area === area) && (!open || isOpenAt(row.hours, now)),
  );
  return kindsOf[type]
    .map((kind) => ({ kind, rows: shown.filter((row) => row.kind === kind) }))
    .filter((group) => group.rows.length > 0);
}
