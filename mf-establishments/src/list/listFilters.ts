import type { Locale } from '@eldorado/i18n';
import {
  restaurantCategories,
  type Area,
  type EstablishmentKind,
  type RestaurantCategory,
  type TerminalId,
} from '../establishment/establishment.ts';

/** What the traveller chose, as the address says it; unknown values are ignored. */
export interface ListFilters {
  q: string;
  terminal: TerminalId | '';
  area: Area | '';
  /** Restaurants only. */
  category: RestaurantCategory | '';
  /** Open at this moment. */
  open: boolean;
}

/** What the API is asked; `open` is not among it, since it changes with the clock. */
export interface ListArgs {
  locale: Locale;
  kind?: EstablishmentKind;
  q?: string;
  terminal?: TerminalId;
  area?: Area;
  category?: RestaurantCategory;
}

export const terminals = ['T1', 'T2'] as const satisfies readonly TerminalId[];
export const areas = ['publica', 'pasajeros'] as const satisfies readonly Area[];

/** The API takes texts of up to so many characters. */
export const searchLength = 80;

function oneOf<T extends string>(values: readonly T[], value: string | null): T | '' {
  return values.find((known) => known === value) ?? '';
}

/** Reads a terminal as people write it in an address: `T1`, `t1` or `1`. */
export function readTerminal(value: string | null): TerminalId | '' {
  return oneOf(terminals, value && `T${value.toUpperCase().replace(/^T/, '')}`);
}

export function readFilters(search: URLSearchParams, kind?: EstablishmentKind): ListFilters {
  return {
    q: (search.get('q') ?? '').trim().slice(0, searchLength),
    terminal: readTerminal(search.get('terminal')),
    area: oneOf(areas, search.get('area')),
    category: kind === 'restaurantes' ? oneOf(restaurantCategories, search.get('category')) : '',
    open: search.get('open') === '1',
  };
}

export function toArgs(filters: ListFilters, locale: Locale, kind?: EstablishmentKind): ListArgs {
  const { q, terminal, area, category } = filters;
  return {
    locale,
    ...(kind && { kind }),
    ...(q && { q }),
    ...(terminal && { terminal }),
    ...(area && { area }),
    ...(category && { category }),
  };
}

export type FilterName = keyof ListFilters;

/** The filters in use, in the form's order. */
export function chosenFilters(filters: ListFilters): FilterName[] {
  return (Object.keys(filters) as FilterName[]).filter((name) => Boolean(filters[name]));
}

/** The address of a list with these filters, leaving one out when asked. */
export function filterAddress(path: string, filters: ListFilters, without?: FilterName): string {
  const search = new URLSearchParams();
  for (const name of chosenFilters(filters)) {
    if (name !== without) search.set(name, filters[name] === true ? '1' : String(filters[name]));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
