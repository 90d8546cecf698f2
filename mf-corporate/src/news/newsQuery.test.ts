import { newsAddress, readNewsQuery } from './newsQuery.ts';

const read = (search: string) => readNewsQuery(new URLSearchParams(search));
const nothing = { kind: '', topic: '', from: '', to: '', q: '', page: 1 };

test('an address without a query asks for everything', () => {
  expect(read('')).toEqual(nothing);
});

test('what the form does not offer counts as not given', () => {
  expect(read('kind=opinion&topic=weather&from=2026-02-30&to=ayer&page=0')).toEqual(nothing);
});

test('days the wrong way round are turned', () => {
  expect(read('from=2026-02-28&to=2026-01-01')).toMatchObject({
    from: '2026-01-01',
    to: '2026-02-28',
  });
});

test('an address that was read leads to the same list', () => {
  const search = 'kind=news&topic=awards&from=2025-01-01&to=2025-12-31&q=skytrax&page=3';
  expect(newsAddress(read(search))).toBe(`/el-dorado-informa?${search}`);
});

test('another filter begins at the first page', () => {
  const { page: _page, ...filters } = read('topic=awards&page=3');
  expect(newsAddress({ ...filters, topic: 'cargo' })).toBe('/el-dorado-informa?topic=cargo');
  expect(newsAddress({})).toBe('/el-dorado-informa');
});
