import { withJsonList } from '../responseCache/jsonList.ts';
import { boardHead } from '../flights/board.ts';
import type { BoardFilter } from '../flights/boardFilter.ts';
import type { FlightBook } from '../flights/flightBook.ts';
import { shownLegs } from '../flights/shownLegs.ts';

/** One page of a list; null past the last one. An empty list has one empty page. */
export function pageOf<T>(list: readonly T[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(list.length / size));
  if (page > pages) return null;
  return {
    page,
    pages,
    size,
    total: list.length,
    items: list.slice((page - 1) * size, page * size),
  };
}

/** One page of a board as JSON, and how many there are; null past the last one. */
export function flightPage(
  book: FlightBook,
  filter: BoardFilter,
  now: number,
  { page, size }: { page: number; size: number },
): { json: Buffer[]; pages: number } | null {
  const found = pageOf(shownLegs(book, filter, now), page, size);
  if (found === null) return null;
  const { items, ...rest } = found;
  const head = { ...boardHead(book, filter, now), ...rest, flights: [] };
  const json = withJsonList(
    head,
    'flights',
    items.map((shown) => shown.json),
  );
  return { json, pages: rest.pages };
}
