import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import {
  parseHours,
  type EstablishmentKind,
  type PlaceHours,
  type TerminalId,
} from '../../establishment/establishment.ts';

type Schemas = components['schemas'];
type Wire = Schemas['MapPlace'];

/** The map's types (spec.md section 2), in the order in which they are listed. */
export const mapTypes = [
  'restaurantes',
  'establecimientos',
  'aerolineas',
  'servicios',
  'banos',
  'general',
  'entidades',
  'otros',
] as const satisfies readonly Wire['type'][];
export type MapType = Wire['type'];

/** `privada` lies behind security. */
export const mapZones = ['publica', 'privada'] as const satisfies readonly Wire['zone'][];
export type MapZone = Wire['zone'];

/** Longitude and latitude. */
export type Position = readonly [number, number];

/** One place of the map, in one language. */
export interface Place {
  slug: string;
  name: string;
  type: MapType;
  /** A restaurant's category, or what the airport calls it: `gate`, `restroom`. */
  category: string;
  pictogram: string;
  terminal: TerminalId;
  floor: number;
  zone: MapZone;
  point: Position;
  location: string | null;
  stepFree: boolean;
  /** A shop, a restaurant and the like; null for what has neither hours nor a page. */
  establishment: PlaceEstablishment | null;
}

export interface PlaceEstablishment {
  kind: EstablishmentKind;
  colour: string;
  initials: string;
  hours: PlaceHours;
}

export interface PlaceList {
  places: readonly Place[];
  version: string;
  /** `YYYY-MM-DD`, for holiday hours. */
  holidays: readonly string[];
  source: 'demo' | 'import';
  updatedAt: string;
}

export function parsePlace(wire: Wire, locale: Locale): Place {
  const { slug, type, category, pictogram, terminal, floor, zone, stepFree, establishment } = wire;
  return {
    slug,
    name: wire.name[locale],
    type,
    category,
    pictogram,
    terminal,
    floor,
    zone,
    point: wire.point as [number, number],
    location: wire.location?.[locale] ?? null,
    stepFree,
    establishment: establishment && {
      ...establishment,
      hours: parseHours(establishment.hours, locale),
    },
  };
}

export const parsePlaces = (wire: Schemas['MapPlaceList'], locale: Locale): PlaceList => ({
  places: wire.places.map((place) => parsePlace(place, locale)),
  version: wire.version,
  holidays: wire.holidays,
  source: wire.source,
  updatedAt: wire.updatedAt,
});
