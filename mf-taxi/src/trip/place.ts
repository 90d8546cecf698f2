import type { components } from '@eldorado/http/api-types';
import { fold } from '@eldorado/i18n/text';
import { isTerminal } from '@eldorado/rules';
import type { Position } from '@eldorado/rules/city';

type Wire = components['schemas']['TaxiPlace'];

export type PlaceKind = Wire['kind'];

/** Where a ride begins or ends. Its distance stays with the API. */
export interface TaxiPlace extends Position {
  slug: string;
  name: string;
  kind: PlaceKind;
}

/** Where most rides begin. */
export const mainTerminal = 'terminal-1';

/** The words a place is found by: people type the airport's in their own language. */
export const searchWords = (place: TaxiPlace): string =>
  isTerminal(place) ? `${place.name} BOG aeropuerto airport aéroport aeroporto` : place.name;

/** Drops what the site does not use. */
export const parsePlaces = ({
  places,
}: components['schemas']['TaxiPlaceList']): readonly TaxiPlace[] =>
  places.map(({ slug, name, kind, latitude, longitude }) => ({
    slug,
    name,
    kind,
    latitude,
    longitude,
  }));

/** What a typed place stands for. */
export type PlaceMatch =
  | { kind: 'found'; place: TaxiPlace }
  | { kind: 'several'; places: readonly TaxiPlace[] }
  | { kind: 'none' };

/** At most so many places are offered when the text fits several. */
const offered = 6;

/** Finds the place a traveller typed: its whole name or address, else the only one that contains the text. */
export function matchPlace(text: string, places: readonly TaxiPlace[]): PlaceMatch {
  const asked = fold(text);
  if (!asked) return { kind: 'none' };
  const exact = places.find(({ slug, name }) => fold(name) === asked || slug === text);
  if (exact) return { kind: 'found', place: exact };
  const within = places.filter((place) => fold(searchWords(place)).includes(asked));
  const [only, ...more] = within;
  if (!only) return { kind: 'none' };
  return more.length === 0
    ? { kind: 'found', place: only }
    : { kind: 'several', places: within.slice(0, offered) };
}
