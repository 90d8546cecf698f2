import { createReadStream } from 'node:fs';
import path from 'node:path';
import { judgeRates } from './judgeRates.ts';
import { linesOfObjects } from './linesOfObjects.ts';
import { ratesOfCsv, ratesOfJson, type SentEntry } from './readRates.ts';

const good = { currency: 'USD', date: '2026-11-20', pesos: '3800', source: 'A bank' };
const quote = {
  house: 'a-house',
  currency: 'USD',
  date: '2026-11-20',
  buys: '3600',
  sells: '3900',
};
const judge = (...cells: SentEntry['cells'][]) =>
  judgeRates(
    cells.map((each, index) => ({ line: index + 2, cells: each })),
    { today: '2026-11-20', houses: new Set(['a-house']), near: () => null },
  );
const faultOf = (cells: SentEntry['cells']) => judge(cells).faults.map(({ column }) => column);

test('a rate and a quote are told apart', () => {
  expect(judge(good, quote)).toEqual({
    rates: [
      { currency: 'USD', date: '2026-11-20', pesos: 3800, source: 'A bank', source_url: null },
    ],
    quotes: [{ house: 'a-house', currency: 'USD', date: '2026-11-20', buys: 3600, sells: 3900 }],
    doubled: 0,
    faults: [],
  });
});

test('the same thing twice counts once, two things of a day are a fault of the second', () => {
  expect(judge(good, good)).toMatchObject({ doubled: 1, rates: [{}], faults: [] });
  expect(judge(good, { ...good, pesos: '3801' }).faults).toEqual([
    {
      line: 3,
      column: null,
      reason: 'says of USD 2026-11-20 another thing than line 2: keep one of them',
    },
  ]);
});

test.each([
  [{ ...good, currency: 'COP' }, 'currency'],
  [{ ...good, currency: 'XQX' }, 'currency'],
  [{ ...good, date: '2026-02-30' }, 'date'],
  [{ ...good, date: '2026-11-28' }, 'date'],
  [{ ...good, date: '2025-10-15' }, 'date'],
  [{ ...good, pesos: '3.800,50' }, 'pesos'],
  [{ ...good, pesos: '-1' }, 'pesos'],
  [{ ...good, pesos: '99999999' }, 'pesos'],
  [{ ...good, source: '' }, 'source'],
  [{ ...good, source_url: 'javascript:alert(1)' }, 'source_url'],
  [{ ...good, buys: '1' }, 'buys'],
  [{ ...quote, house: 'elsewhere' }, 'house'],
  [{ ...quote, sells: '3500' }, 'sells'],
  [{ ...quote, buys: '' }, 'buys'],
  [{ ...quote, pesos: '3800' }, 'pesos'],
  [{ ...quote, date: '2026-10-20' }, 'date'],
])('%j is a fault of %s', (cells, column) => {
  expect(faultOf(cells)).toEqual([column]);
});

test('a rate far from a known one is refused, one near it is not', () => {
  const near = () => ({ date: '2026-11-19', pesos: 3800 });
  const faults = (pesos: string) =>
    judgeRates([{ line: 2, cells: { ...good, pesos } }], {
      ...{ today: '2026-11-20', houses: new Set<string>(), near },
    }).faults.length;
  expect([faults('1899'), faults('1900'), faults('7600'), faults('7601')]).toEqual([1, 0, 0, 1]);
});

test('lines are those of the list’s own objects', () => {
  const text = '{"a": [{}],\n"rates": [\n{"x": "{[\\"\\n"},\n\n{"y": {"z": [{}]}}, {}\n]}';
  expect(linesOfObjects(text, 'rates')).toEqual([3, 5, 5]);
});

test.each([
  ['{"rates": [\n{"currency" "USD"}]}', 2, 'the file is no JSON'],
  ['[]', 1, 'send {"rates": [{"currency", "date", "pesos", "source"}]}'],
  ['{"rates": [\n{"peso": 1}]}', 2, '"peso" is unknown: take it away'],
  ['{"rates": [\n{"pesos": true}]}', 2, '"pesos" must be a text or a number'],
  ['{"rates": [{},\n7]}', 2, 'is no object'],
])('%j is refused on line %d', (text, line, reason) => {
  const read = ratesOfJson(text);
  expect(read.kind === 'bad' && read.faults[0]).toEqual({ line, column: null, reason });
});

test('the example is one that would be taken', async () => {
  const read = await ratesOfCsv(
    createReadStream(path.join(import.meta.dirname, '../../feeds/rates/rates.csv')),
  );
  const judged = judgeRates(read.kind === 'good' ? read.entries : [], {
    ...{ today: '2026-11-20', houses: new Set(['cambios-andino']), near: () => null },
  });
  expect([judged.rates.length, judged.quotes.length, judged.faults]).toEqual([2, 1, []]);
});

test('a CSV file says the same as JSON', async () => {
  const csv = await ratesOfCsv(['currency,date,pesos,source\nUSD,2026-11-20,3800,A bank\n']);
  const json = ratesOfJson(JSON.stringify({ rates: [{ ...good, pesos: 3800 }] }));
  const cells = (read: typeof csv) => read.kind === 'good' && read.entries.map((one) => one.cells);
  expect(cells(csv)).toEqual(cells(json));
});
