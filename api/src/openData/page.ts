import type { FlightList } from '../flights/schema.ts';
import type { FlightPage } from './schema.ts';

/** One page of a board; null past the last one. An empty board has one empty page. */
export function pageOf(list: FlightList, page: number, size: number): FlightPage | null {
  const total = list.flights.length;
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) return null;
  const flights = list.flights.slice((page - 1) * size, page * size);
  const { updatedAt, source, date, direction } = list;
  return { updatedAt, source, date, direction, page, pages, size, total, flights };
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
