import { exampleFlight } from './schema.ts';
import { columns, flightsCsv } from './csv.ts';
import { linksOf } from '../http/links.ts';
import { knownOf } from './routes.ts';
import { pageOf } from './page.ts';

const list = (count: number) => Array.from({ length: count }, (_, i) => String(i));

test.each([
  [0, 1, 1, []],
  [5, 1, 3, ['0', '1']],
  [5, 3, 3, ['4']],
  [4, 2, 2, ['2', '3']],
])('of %i flights, two a page, page %i of %i holds %j', (count, page, pages, ids) => {
  const answer = pageOf(list(count), page, 2);
  expect(answer).toMatchObject({ page, pages, size: 2, total: count });
  expect(answer?.items).toEqual(ids);
});

test('past the last page there is none', () => {
  expect(pageOf(list(4), 3, 2)).toBeNull();
  expect(pageOf(list(0), 2, 2)).toBeNull();
});

test('links keep what was asked and name only pages that exist', () => {
  expect(linksOf('/f', { q: 'são paulo', airline: '', size: 2 }, 1, 2)).toBe(
    '</f?q=s%C3%A3o+paulo&size=2&page=1>; rel="first", </f?q=s%C3%A3o+paulo&size=2&page=2>; rel="next", </f?q=s%C3%A3o+paulo&size=2&page=2>; rel="last"',
  );
  expect(linksOf('/f', { page: 2 }, 2, 2)).toBe(
    '</f?page=1>; rel="first", </f?page=1>; rel="prev", </f?page=2>; rel="last"',
  );
});

test('what is no parameter is left out, also what every object has', () => {
  const asked = { q: 'x', airline: 'AV', toString: 'x', '\u0000': 'x', unknown: 'x'.repeat(9_000) };
  expect(knownOf(asked as never)).toEqual({ q: 'x', airline: 'AV' });
});

const csvOf = (flights: Parameters<typeof flightsCsv>[0]) =>
  Buffer.concat(flightsCsv(flights)).toString();

test('a cell with a comma or a quote is quoted, and none is a formula', () => {
  const csv = csvOf([
    {
      ...exampleFlight,
      airline: { ...exampleFlight.airline, name: 'Air "One", Ltd' },
      other: { ...exampleFlight.other, city: { es: '=1+1', en: '', fr: '', pt: '' } },
    },
  ]);
  expect(csv).toContain(',"Air ""One"", Ltd",');
  expect(csv).toContain(",'=1+1,");
  const [header = '', row = ''] = csvOf([exampleFlight]).split('\r\n');
  expect(row.split(',')).toHaveLength(Object.keys(columns).length);
  expect(header.split(',')).toEqual(Object.keys(columns));
});
