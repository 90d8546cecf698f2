import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { weekLines, type WeekLine } from './weekLines.ts';

type Wire = components['schemas']['Establishment'];

/** The kinds of establishment, as the addresses name them (spec.md section 2). */
export const establishmentKinds = [
  'restaurantes',
  'tiendas',
  'aerolineas',
  'salas-vip',
  'cajeros-electronicos',
  'renta-de-vehiculos',
  'entidades-aeroportuarias',
] as const satisfies readonly Wire['kind'][];
export type EstablishmentKind = Wire['kind'];

/** spec.md section 3. */
export const restaurantCategories = [
  'fast_food',
  'grill',
  'oriental_food',
  'coffee_pastries',
  'italian_food',
  'pizza',
  'chicken_wings',
  'local_food',
  'crepes',
  'healthy_food',
  'coffee_bar',
] as const;
export type RestaurantCategory = (typeof restaurantCategories)[number];

export const isRestaurantCategory = (key: string): key is RestaurantCategory =>
  (restaurantCategories as readonly string[]).includes(key);

/** `pasajeros` lies behind security, `publica` before it. */
export type Area = Wire['area'];
export type TerminalId = Wire['terminal'];

/** When a place opens or closes next, as the API computed it from the schedule. Instants are UTC ISO. */
export type Hours =
  { kind: 'always' } | { kind: 'open'; until: string } | { kind: 'closed'; opensAt: string | null };

/** One row of a list, in one language. */
export interface Establishment {
  slug: string;
  name: string;
  kind: EstablishmentKind;
  category: string;
  terminal: TerminalId;
  floor: number;
  area: Area;
  location: string;
  /** Hex, and the letters on it: the mark of the place. */
  colour: string;
  initials: string;
  hours: Hours;
  week: readonly WeekLine[];
  phone?: string;
  web?: string;
}

export interface EstablishmentList {
  rows: readonly Establishment[];
  source: 'demo' | 'import';
  updatedAt: string;
}

export function parseHours({ state, until, opensAt }: components['schemas']['OpenStatus']): Hours {
  if (state === 'closed') return { kind: 'closed', opensAt };
  // Open without an end is open around the clock; closing soon follows from `until` and the clock.
  return until === null ? { kind: 'always' } : { kind: 'open', until };
}

/** Keeps what a list shows, in one language: the answer travels in the page. */
export function parseEstablishment(wire: Wire, locale: Locale): Establishment {
  const { slug, name, kind, category, terminal, floor, area, colour, initials } = wire;
  return {
    slug,
    name,
    kind,
    category,
    terminal,
    floor,
    area,
    location: wire.location[locale],
    colour,
    initials,
    hours: parseHours(wire.status),
    week: weekLines(wire.schedule),
    ...(wire.phone !== null && { phone: wire.phone }),
    ...(wire.web !== null && { web: wire.web }),
  };
}

export function parseEstablishments(
  wire: components['schemas']['EstablishmentList'],
  locale: Locale,
): EstablishmentList {
  return {
    rows: wire.establishments.map((row) => parseEstablishment(row, locale)),
    source: wire.source,
    updatedAt: wire.updatedAt,
  };
}
