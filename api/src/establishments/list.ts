import { createTextIndex, type TextIndex } from '@eldorado/i18n/text';
import type { Establishment, EstablishmentFacets, EstablishmentQuery } from './schema.ts';
import { omit } from '../db/omit.ts';
import { fold } from '../text/search.ts';
import type { EstablishmentRow, EstablishmentStore } from './store.ts';
import { day, floorMinute, iso } from '../time/time.ts';
import { holidaysAround, hoursNear, hoursOf, statusAt } from './hours.ts';

/** What each choice of a filter is called in a row; null where a row has none. */
const choices = {
  kind: (row) => row.kind,
  terminal: (row) => row.terminal,
  floor: (row) => String(row.floor),
  area: (row) => row.area,
  category: (row) => row.category,
  subcategory: (row) => row.subcategory,
  product: (row) => row.product,
} satisfies Record<string, (row: EstablishmentRow) => string | null>;
type Choice = keyof typeof choices;
const choiceNames = Object.keys(choices) as Choice[];

export interface EstablishmentFilter extends Record<Choice, string> {
  q: string;
  /** Only what is open at this instant, UTC milliseconds, or at the instant of the answer. */
  openAt: number | 'now' | null;
}

/** How far from now an instant may be asked for: holidays and exceptions are known for two months. */
const farthest = 62 * day;

export type EstablishmentFilterFailure = 'instant-invalid' | 'instant-out-of-range';

/**
 * The filter that a query asks for at `now`, with 1 read as T1 and an empty text as no filter, or the code of what is
 * wrong with its instant.
 */
export function establishmentFilter(
  query: EstablishmentQuery,
  now: number,
): EstablishmentFilter | EstablishmentFilterFailure {
  const openAt = query.openAt ? floorMinute(Date.parse(query.openAt)) : null;
  // The schema's pattern lets a month 13 and an hour 25 through. As JSON their NaN would be the filter of the whole list.
  if (Number.isNaN(openAt)) return 'instant-invalid';
  if (openAt !== null && Math.abs(openAt - now) > farthest) return 'instant-out-of-range';
  const terminal = query.terminal ?? '';
  return {
    kind: query.kind ?? '',
    terminal: terminal === '' || terminal.startsWith('T') ? terminal : `T${terminal}`,
    floor: query.floor ?? '',
    area: query.area ?? '',
    category: (query.category ?? '').trim(),
    subcategory: (query.subcategory ?? '').trim(),
    product: (query.product ?? '').trim(),
    q: fold(query.q ?? ''),
    openAt: openAt ?? (query.open ? 'now' : null),
  };
}

/** A row as it is answered, with its state at `now`. */
export const establishmentAt = (row: EstablishmentRow, now: number): Establishment => ({
  ...(omit(row, 'position', 'text', 'source', 'hours', 'desks', 'webCheckIn') as Omit<
    Establishment,
    'hours' | 'status'
  >),
  hours: hoursNear(hoursOf(row), now),
  status: statusAt(hoursOf(row), now),
});

const indexes = new WeakMap<readonly EstablishmentRow[], TextIndex>();

function indexOf(rows: readonly EstablishmentRow[]): TextIndex {
  const index = indexes.get(rows) ?? createTextIndex(rows.map(({ text }) => text));
  indexes.set(rows, index);
  return index;
}

/** How many rows each value of a choice would leave. */
function countsOf(rows: readonly EstablishmentRow[], choice: Choice) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = choices[choice](row);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Where rows come from: one imported row means an import, which replaces them all. */
export const sourceOf = (rows: readonly EstablishmentRow[]) =>
  rows.some(({ source }) => source === 'import') ? ('import' as const) : ('demo' as const);

/** The establishments that pass a filter, and how many each choice would leave under the other chosen filters. */
export function establishments(
  { establishments: all }: EstablishmentStore,
  filter: EstablishmentFilter,
  now: number,
) {
  const found = indexOf(all).find(filter.q);
  const texts = all.filter((_row, at) => found[at] === 1);
  const at = filter.openAt === 'now' ? now : filter.openAt;
  const isOpen = (row: EstablishmentRow, instant: number) =>
    statusAt(hoursOf(row), instant).state !== 'closed';
  const opened = at === null ? texts : texts.filter((row) => isOpen(row, at));
  const passes = (row: EstablishmentRow, except?: Choice) =>
    choiceNames.every(
      (name) => name === except || filter[name] === '' || choices[name](row) === filter[name],
    );
  const rows = opened.filter((row) => passes(row));
  const facets = Object.fromEntries(
    choiceNames.map((name) => [
      name,
      countsOf(
        opened.filter((row) => passes(row, name)),
        name,
      ),
    ]),
  ) as Record<Choice, { value: string; count: number }[]>;
  return {
    updatedAt: iso(now),
    source: sourceOf(all),
    holidays: holidaysAround(now),
    total: rows.length,
    facets: {
      ...facets,
      open: texts.filter((row) => passes(row) && isOpen(row, now)).length,
    } satisfies EstablishmentFacets,
    establishments: rows.map((row) => establishmentAt(row, now)),
  };
}
