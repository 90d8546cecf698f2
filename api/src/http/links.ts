import Type from 'typebox';

/** The header as the OpenAPI document describes it. */
export const LinkHeader = Type.String({
  description: 'RFC 8288: first, prev, next and last page.',
  examples: [
    '</api/v2/open-data/flights?page=1>; rel="first", </api/v2/open-data/flights?page=3>; rel="next", </api/v2/open-data/flights?page=5>; rel="last"',
  ],
});

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
