import type { Locale } from '@eldorado/i18n';
import {
  restaurantCategories,
  type Area,
  type Establishment,
  type EstablishmentKind,
  type TerminalId,
} from '../establishment/establishment.ts';

/** What the traveller chose, as the address says it; empty where nothing is chosen. */
export interface ListFilters {
  q: string;
  terminal: TerminalId | '';
  floor: string;
  area: Area | '';
  /** Of restaurants one of the eleven, of other kinds a key of the data. */
  category: string;
  subcategory: string;
  product: string;
  /** Open at this moment. */
  open: boolean;
  /** A flight's number or a time of day: open then. */
  vuelo: string;
}

/** The most rows that travel at once: more than the airport has of a kind, and no more than a page can carry. */
export const mostAtHand = 200;

/** A page of what is left of a kind that has too many rows to be at hand: the API filters it. */
export interface ListPart {
  filters: ListFilters;
  /** The instant that the flight stands for, ISO 8601. */
  at: string | null;
  /** From 1. */
  page: number;
}

/** What the API is asked: a whole kind, which every other filter is applied to here, a part of it, or words over all kinds. */
export interface ListArgs {
  locale: Locale;
  kind?: EstablishmentKind;
  q?: string;
  part?: ListPart;
}

export const noFilters: ListFilters = {
  q: '',
  terminal: '',
  floor: '',
  area: '',
  category: '',
  subcategory: '',
  product: '',
  open: false,
  vuelo: '',
};
export type FilterName = keyof ListFilters;
const filterNames = Object.keys(noFilters) as FilterName[];

/** Filters that are one choice of a few, and what a row says to each. */
export const choices = {
  terminal: (row) => row.terminal,
  floor: (row) => String(row.floor),
  area: (row) => row.area,
  category: (row) => row.category,
  subcategory: (row) => row.subcategory,
  product: (row) => row.product,
} as const satisfies Partial<Record<FilterName, (row: Establishment) => string | null>>;
export type ChoiceName = keyof typeof choices;
export const choiceNames = Object.keys(choices) as ChoiceName[];

export const terminals = ['T1', 'T2'] as const satisfies readonly TerminalId[];
export const areas = ['publica', 'pasajeros'] as const satisfies readonly Area[];

/** The API takes texts of up to so many characters. */
export const searchLength = 80;
const flightLength = 10;

function oneOf<T extends string>(values: readonly T[], value: string | null): T | '' {
  return values.find((known) => known === value) ?? '';
}

const key = (value: string | null) => (/^[a-z_]{1,40}$/.test(value ?? '') ? (value ?? '') : '');

/** Reads a terminal as people write it in an address: `T1`, `t1` or `1`. */
export function readTerminal(value: string | null): TerminalId | '' {
  return oneOf(terminals, value && `T${value.toUpperCase().replace(/^T/, '')}`);
}

/** Reads the address; what it cannot mean is not chosen, so that an old link still shows a list. */
export function readFilters(search: URLSearchParams, kind?: EstablishmentKind): ListFilters {
  const category = search.get('category');
  return {
    q: (search.get('q') ?? '').trim().slice(0, searchLength),
    terminal: readTerminal(search.get('terminal')),
    floor: /^[1-9]$/.test(search.get('floor') ?? '') ? (search.get('floor') ?? '') : '',
    area: oneOf(areas, search.get('area')),
    category: kind === 'restaurantes' ? oneOf(restaurantCategories, category) : key(category),
    subcategory: key(search.get('subcategory')),
    product: key(search.get('product')),
    open: search.get('open') === '1',
    vuelo: (search.get('vuelo') ?? '').trim().slice(0, flightLength),
  };
}

/** Without choices that no row of the list has, such as another kind's category. */
export function settleFilters(filters: ListFilters, rows: readonly Establishment[]): ListFilters {
  const unknown = choiceNames.filter(
    (name) => filters[name] !== '' && !rows.some((row) => choices[name](row) === filters[name]),
  );
  return { ...filters, ...Object.fromEntries(unknown.map((name) => [name, ''])) };
}

/** The filters in use, in the form's order. */
export const chosenFilters = (filters: ListFilters): FilterName[] =>
  filterNames.filter((name) => Boolean(filters[name]));

/** The address of a list with these filters, leaving one out when asked. */
export function filterAddress(path: string, filters: ListFilters, without?: FilterName): string {
  const search = new URLSearchParams();
  for (const name of chosenFilters(filters)) {
    if (name !== without) search.set(name, filters[name] === true ? '1' : String(filters[name]));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The page of a long list that an address asks for. */
export function readPage(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** The address of a page of a list with these filters. */
export function pageAddress(path: string, filters: ListFilters, page: number): string {
  const address = filterAddress(path, filters);
  return page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}
