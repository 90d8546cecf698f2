import type { IsHoliday } from '@eldorado/i18n/hours';
import { createTextIndex, type TextIndex } from '@eldorado/i18n/text';
import type { Establishment, EstablishmentList } from '../establishment/establishment.ts';
import { isOpen } from '../establishment/openingBadge.ts';
import { choiceNames, choices, type ChoiceName, type ListFilters } from './listFilters.ts';

/** How many rows each value of a choice would leave under the other filters. */
export type Facets = Readonly<Record<ChoiceName, ReadonlyMap<string, number>>>;

export interface FilteredList {
  rows: readonly Establishment[];
  /** How many pass, with those on other pages. */
  total: number;
  facets: Facets;
  /** Of the rows that pass the rest, those open now. */
  openNow: number;
}

export interface Moments {
  isHoliday: IsHoliday;
  now: Date;
  /** Open at this instant too; null for no such wish. */
  at: Date | null;
}

const indexes = new WeakMap<readonly Establishment[], TextIndex>();

/** @param names of categories, subcategories and products in all languages, by key. */
function indexOf(
  rows: readonly Establishment[],
  names: Readonly<Record<string, string>>,
): TextIndex {
  const known = indexes.get(rows);
  if (known) return known;
  const index = createTextIndex(
    rows.map(({ words, category, subcategory, product }) =>
      [words, ...[category, subcategory, product].map((key) => names[key ?? ''] ?? '')].join(' '),
    ),
  );
  indexes.set(rows, index);
  return index;
}

interface OpenRows extends Pick<Moments, 'isHoliday' | 'now'> {
  rows: ReadonlySet<Establishment>;
}

const openRows = new WeakMap<readonly Establishment[], OpenRows>();

/** The rows that are open now: worked out once for a moment, not at each keystroke. */
function openOf(all: readonly Establishment[], { isHoliday, now }: Moments): OpenRows['rows'] {
  const known = openRows.get(all);
  if (known?.isHoliday === isHoliday && known.now.getTime() === now.getTime()) return known.rows;
  const rows = new Set(all.filter((row) => isOpen(row.hours, isHoliday, now)));
  openRows.set(all, { isHoliday, now, rows });
  return rows;
}

interface LastResult extends Moments {
  /** Of all but the words, as one text. */
  choice: string;
  /** What the words left. */
  texts: readonly Establishment[];
  result: FilteredList;
}

const lastResults = new WeakMap<readonly Establishment[], LastResult>();

const sameMoments = (a: Moments, b: Moments) =>
  a.isHoliday === b.isHoliday &&
  a.now.getTime() === b.now.getTime() &&
  a.at?.getTime() === b.at?.getTime();

function count(rows: readonly Establishment[], name: ChoiceName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = choices[name](row);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/**
 * The rows that pass, and what each choice would leave: the same on the server and in the browser. Words that leave what
 * those before them left give the very same answer, so that a keystroke which changes nothing renders nothing.
 */
export function filterRows(
  all: readonly Establishment[],
  filters: ListFilters,
  moments: Moments,
  names: Readonly<Record<string, string>>,
): FilteredList {
  const { isHoliday, at } = moments;
  const found = filters.q ? indexOf(all, names).find(filters.q) : null;
  const texts = all.filter(
    (row, place) =>
      (found === null || found[place] === 1) && (at === null || isOpen(row.hours, isHoliday, at)),
  );
  const choice = JSON.stringify({ ...filters, q: '' });
  const last = lastResults.get(all);
  if (
    last?.choice === choice &&
    sameMoments(last, moments) &&
    last.texts.length === texts.length &&
    last.texts.every((row, place) => row === texts[place])
  )
    return last.result;
  const open = openOf(all, moments);
  const opened = filters.open ? texts.filter((row) => open.has(row)) : texts;
  const passes = (row: Establishment, except?: ChoiceName) =>
    choiceNames.every(
      (name) => name === except || filters[name] === '' || choices[name](row) === filters[name],
    );
  const facetOf = (name: ChoiceName) =>
    count(
      opened.filter((row) => passes(row, name)),
      name,
    );
  const passing = opened.filter((row) => passes(row));
  const result: FilteredList = {
    rows: passing,
    total: passing.length,
    facets: Object.fromEntries(choiceNames.map((name) => [name, facetOf(name)])) as Facets,
    openNow: texts.filter((row) => open.has(row) && passes(row)).length,
  };
  lastResults.set(all, { ...moments, choice, texts, result });
  return result;
}

/** A part of a kind, filtered and counted by the API, as a list that was filtered here. */
export function partRows({ rows, total, facets }: EstablishmentList): FilteredList {
  const counts = (name: ChoiceName): ReadonlyMap<string, number> =>
    new Map((facets?.[name] ?? []).map(({ value, count: found }) => [value, found]));
  return {
    rows,
    total,
    facets: Object.fromEntries(choiceNames.map((name) => [name, counts(name)])) as Facets,
    openNow: facets?.open ?? 0,
  };
}
