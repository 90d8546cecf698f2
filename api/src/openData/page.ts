import { withJsonList } from '../hot/jsonList.ts';
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

/**
 * The Link header (RFC 8288) of a page.
 * @param query what was asked, whose page is replaced.
 */
export function linksOf(path: string, query: Record<string, unknown>, page: number, pages: number) {
  const rest = Object.entries(query)
    .filter(([key, value]) => key !== 'page' && value !== '' && value !== undefined)
    .map(([key, value]) => [key, String(value)] as [string, string])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const to = (rel: string, number: number) => {
    const search = new URLSearchParams([...rest, ['page', String(number)]]);
    return `<${path}?${search.toString()}>; rel="${rel}"`;
  };
  return [
    to('first', 1),
    ...(page > 1 ? [to('prev', page - 1)] : []),
    ...(page < pages ? [to('next', page + 1)] : []),
    to('last', pages),
  ].join(', ');
}
