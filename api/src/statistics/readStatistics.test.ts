import { readStatistics } from './readStatistics.ts';
import { statisticSeed } from './seed.ts';

const today = '2026-03-02';
const header =
  'period,indicator,value,source,url,page_date,notes,other_value,other_source,other_url';
const read = (...rows: string[]) => readStatistics([[header, ...rows].join('\n')], today);

test('the repository’s figures are a file without a fault', () => {
  expect(statisticSeed().length).toBe(33);
});

test('a figure has its notes, and what another source says', async () => {
  expect(
    await read('2025,passengers_total,45400000,Panrotas,,2026-02,rounded provisional,46000000,X,'),
  ).toEqual({
    kind: 'good',
    figures: [
      {
        line: 2,
        figure: {
          period: '2025',
          indicator: 'passengers_total',
          value: 45_400_000,
          source: 'Panrotas',
          sourceUrl: null,
          pageDate: '2026-02',
          notes: ['rounded', 'provisional'],
          other: { value: 46_000_000, source: 'X', sourceUrl: null },
        },
      },
    ],
  });
});

test.each([
  ['24,movements,1,X,,,,,,', 'period', /is no year and no month/],
  ['2024-13,movements,1,X,,,,,,', 'period', /is no year and no month/],
  ['1958,movements,1,X,,,,,,', 'period', /before 1959/],
  ['2026-04,movements,1,X,,,,,,', 'period', /has not begun/],
  ['2024,planes,1,X,,,,,,', 'indicator', /is none of passengers_total/],
  ['2024,movements,"360,044",X,,,,,,', 'value', /may be 360044 or 360\.044/],
  ['2024,movements,-1,X,,,,,,', 'value', /is no number/],
  ['2024,movements,1,,,,,,,', 'source', /who published it/],
  ['2024,movements,1,X,www.example.com,,,,,', 'url', /is no address/],
  ['2024,movements,1,X,,16/04/25,,,,', 'page_date', /is no date/],
  ['2024,movements,1,X,,,guessed,,,', 'notes', /has "guessed"/],
  ['2024,movements,1,X,,,,2,,', 'other_source', /go together/],
])('%s is refused for its %s', async (row, column, reason) => {
  const csv = await read('2023,movements,1,X,,,,,,', row);
  if (csv.kind === 'good') throw new Error('It was taken');
  expect(csv.faults.map((fault) => [fault.line, fault.column])).toEqual([[3, column]]);
  expect(csv.faults[0]?.reason).toMatch(reason);
});

test('a period that has begun may have a figure, and a figure is there once', async () => {
  expect((await read('2026-03,movements,1,X,,,,,,')).kind).toBe('good');
  expect(await read('2024,movements,1,X,,,,,,', '2024,movements,2,X,,,,,,')).toEqual({
    kind: 'bad',
    faults: [{ line: 3, column: null, reason: 'is 2024 movements as line 2 is: keep one of them' }],
  });
});
