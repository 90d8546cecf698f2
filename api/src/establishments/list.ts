import { createTextIndex, type TextIndex } from '@eldorado/i18n/text';
import {
  largestPage,
  type Establishment,
  type EstablishmentFacets,
  type EstablishmentQuery,
} from './schema.ts';
import { omit } from '../db/omit.ts';
import { linksOf } from '../http/links.ts';
import { perInstant, withJsonList } from '../responseCache/jsonList.ts';
import { fold } from '../text/search.ts';
import type { EstablishmentRow, EstablishmentStore } from './store.ts';
import { day, floorMinute, iso } from '../time/time.ts';
import { holidaysAround, hoursNear, statusAt } from '../hours/hours.ts';

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
  /** How many are answered at most, and which of them. */
  part: { size: number; page: number };
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
    part: { size: query.size ?? largestPage, page: query.page ?? 1 },
  };
}

/** The Link header of a page. @param total rows on all pages. */
export function pageLinks(
  { part, openAt, ...choices }: EstablishmentFilter,
  total: number,
): string {
  const { page, size } = part;
  const pages = Math.max(1, Math.ceil(total / size));
  const open = openAt === 'now' ? '1' : '';
  const query = { ...choices, open, openAt: typeof openAt === 'number' ? iso(openAt) : '', size };
  return linksOf('/api/v2/establishments', query, Math.min(page, pages + 1), pages);
}

/** A row as it is answered, with its state at `now`. */
export const establishmentAt = (row: EstablishmentRow, now: number): Establishment => ({
  ...(omit(row, 'position', 'text', 'source', 'hours', 'desks', 'webCheckIn') as Omit<
    Establishment,
    'hours' | 'status'
  >),
  hours: hoursNear(row.hours, now),
  status: statusAt(row.hours, now),
});

/** A row as it stands in every list of a minute: made and serialised once in it. */
class ShownRow {
  readonly shown: Establishment;
  #json: Buffer | undefined;

  constructor(row: EstablishmentRow, now: number) {
    this.shown = establishmentAt(row, now);
  }

  get json(): Buffer {
    return (this.#json ??= Buffer.from(JSON.stringify(this.shown)));
  }
}

const shownAt = perInstant((row: EstablishmentRow, now) => new ShownRow(row, now));

const indexes = new WeakMap<readonly EstablishmentRow[], TextIndex>();

function indexOf(rows: readonly EstablishmentRow[]): TextIndex {
  const index = indexes.get(rows) ?? createTextIndex(rows.map(({ text }) => text));
  indexes.set(rows, index);
  return index;
}

/** The choices of a filter that keep a row out. */
const keptOutBy = (row: EstablishmentRow, filter: EstablishmentFilter) =>
  choiceNames.filter((name) => filter[name] !== '' && choices[name](row) !== filter[name]);

/** How many rows each value of each choice would leave: those that only this choice keeps out, or none. */
function countChoices(
  rows: readonly { row: EstablishmentRow; keptOut: readonly Choice[] }[],
): Record<Choice, { value: string; count: number }[]> {
  const lists = choiceNames.map((choice) => {
    const counts = new Map<string, number>();
    for (const { row, keptOut } of rows) {
      if (keptOut.length > 1 || (keptOut.length === 1 && keptOut[0] !== choice)) continue;
      const value = choices[choice](row);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [choice, [...counts].map(([value, count]) => ({ value, count }))] as const;
  });
  return Object.fromEntries(lists) as Record<Choice, { value: string; count: number }[]>;
}

/** Where rows come from: one imported row means an import, which replaces them all. */
export const sourceOf = (rows: readonly EstablishmentRow[]) =>
  rows.some(({ source }) => source === 'import') ? ('import' as const) : ('demo' as const);

/** The establishments that pass a filter, and what an answer says of them beside. */
function filtered(
  { establishments: all }: EstablishmentStore,
  filter: EstablishmentFilter,
  now: number,
) {
  const found = indexOf(all).find(filter.q);
  const texts = all
    .filter((_row, at) => found[at] === 1)
    .map((row) => ({ row, keptOut: keptOutBy(row, filter) }));
  const isOpenNow = (row: EstablishmentRow) => shownAt(row, now).shown.status.state !== 'closed';
  const isOpenAt = (row: EstablishmentRow, at: number) =>
    at === now ? isOpenNow(row) : statusAt(row.hours, at).state !== 'closed';
  const at = filter.openAt === 'now' ? now : filter.openAt;
  const opened = at === null ? texts : texts.filter(({ row }) => isOpenAt(row, at));
  const passes = ({ keptOut }: (typeof texts)[number]) => keptOut.length === 0;
  const passing = opened.filter(passes);
  const { size, page } = filter.part;
  const rows = passing.slice((page - 1) * size, page * size).map(({ row }) => shownAt(row, now));
  const head = {
    updatedAt: iso(now),
    source: sourceOf(all),
    holidays: holidaysAround(now),
    total: passing.length,
    facets: {
      ...countChoices(opened),
      open: texts.filter((one) => passes(one) && isOpenNow(one.row)).length,
    } satisfies EstablishmentFacets,
  };
  return { head, rows };
}

/** The establishments that pass a filter, and how many each choice would leave under the other chosen filters. */
export function establishments(
  store: EstablishmentStore,
  filter: EstablishmentFilter,
  now: number,
) {
  const { head, rows } = filtered(store, filter, now);
  return { ...head, establishments: rows.map(({ shown }) => shown) };
}

/** The same as JSON, in pieces, and how many rows there are on all pages. */
export function establishmentsJson(
  store: EstablishmentStore,
  filter: EstablishmentFilter,
  now: number,
): { json: Buffer[]; total: number } {
  const { head, rows } = filtered(store, filter, now);
  const json = withJsonList(
    { ...head, establishments: [] },
    'establishments',
    rows.map((row) => row.json),
  );
  return { json, total: head.total };
}
