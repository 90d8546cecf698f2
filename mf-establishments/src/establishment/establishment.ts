import type { OpeningRules, Span } from '@eldorado/i18n/hours';
import { nameIn, type Locale } from '@eldorado/i18n/locale';
import { fold } from '@eldorado/i18n/text';
import type { components } from '@eldorado/http/api-types';

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

/** When a place opens or closes next. Instants are UTC ISO. */
export type Hours =
  | { kind: 'always' }
  | { kind: 'open'; until: string }
  | { kind: 'closed'; opensAt: string | null };

/** The rules of its hours, with the reasons of exceptions in one language. */
export interface PlaceHours extends OpeningRules {
  exceptions: readonly {
    from: string;
    to: string;
    hours: readonly Span[];
    reason: string | null;
  }[];
}

/** One row of a list, in one language. */
export interface Establishment {
  slug: string;
  name: string;
  kind: EstablishmentKind;
  category: string;
  subcategory: string | null;
  product: string | null;
  terminal: TerminalId;
  floor: number;
  area: Area;
  location: string;
  /** Hex, and the letters on it: the mark of the place. */
  colour: string;
  initials: string;
  hours: PlaceHours;
  /** What it is found by, in all languages. */
  words: string;
}

export interface EstablishmentList {
  rows: readonly Establishment[];
  /** How many there are, with those that are not among the rows. */
  total: number;
  /** Of a part of a kind, what each choice would leave, as the API counts. */
  facets: components['schemas']['EstablishmentFacets'] | null;
  /** Colombian holidays around today, `YYYY-MM-DD`. */
  holidays: readonly string[];
  source: 'demo' | 'import';
  updatedAt: string;
}

export const detailPath = ({ kind, slug }: { kind: EstablishmentKind; slug: string }) =>
  `/establecimientos/${kind}/${slug}`;

export const parseHours = (hours: Wire['hours'], locale: Locale): PlaceHours => ({
  ...hours,
  exceptions: hours.exceptions.map((exception) => ({
    ...exception,
    reason: exception.reason?.[locale] ?? null,
  })),
});

/** Each word once: descriptions are long, and the answer travels in the page. */
function wordsOf({ name, names, initials, description, location }: Wire): string {
  const texts = [
    name,
    initials,
    ...[names, description, location].flatMap((text) => Object.values(text ?? {})),
  ];
  return [...new Set(fold(texts.join(' ')).split(' '))].join(' ');
}

/** Keeps what a list shows and filters by, in one language. */
export function parseEstablishment(wire: Wire, locale: Locale): Establishment {
  const { slug, kind, category, subcategory, product, terminal, floor, area } = wire;
  return {
    slug,
    name: nameIn(wire, locale),
    kind,
    category,
    subcategory,
    product,
    terminal,
    floor,
    area,
    location: wire.location[locale],
    colour: wire.colour,
    initials: wire.initials,
    hours: parseHours(wire.hours, locale),
    words: wordsOf(wire),
  };
}

export const parseEstablishments = (
  {
    establishments,
    total,
    facets,
    holidays,
    source,
    updatedAt,
  }: components['schemas']['EstablishmentList'],
  locale: Locale,
  isPart = false,
): EstablishmentList => ({
  rows: establishments.map((row) => parseEstablishment(row, locale)),
  total,
  facets: isPart ? facets : null,
  holidays,
  source,
  updatedAt,
});
