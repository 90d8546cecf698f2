import { createReadStream } from 'node:fs';
import path from 'node:path';
import { readCsv } from '../text/readCsv.ts';
import { openingList } from './answers.ts';
import { judgeOpenings, openingForm } from './judgeOpenings.ts';
import type { JobRow } from './tables.ts';

const good: JobRow = {
  id: 'rampa',
  title: 'Auxiliar de rampa',
  employer: 'Empresa de Ejemplo',
  area: 'operations',
  kind: 'fixed-term',
  description: 'Equipaje en plataforma.',
  url: 'https://www.example.com/empleo/1',
  posted: '2026-11-20',
  closes: '2026-11-25',
};
const judge = (...rows: Partial<Record<keyof JobRow, string>>[]) =>
  judgeOpenings(rows.map((row, index) => ({ line: index + 2, cells: { ...good, ...row } })));

test.each([
  [{ id: 'Rampa 1' }, 'id'],
  [{ title: '' }, 'title'],
  [{ description: '' }, 'description'],
  [{ area: 'operaciones' }, 'area'],
  [{ kind: 'full-time' }, 'kind'],
  [{ url: 'http://www.example.com' }, 'url'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ posted: '2026-02-30' }, 'posted'],
  [{ closes: '2026-11-19' }, 'closes'],
  [{ closes: '2062-11-25' }, 'closes'],
])('%j is a fault of %s, with its line', (row, column) => {
  expect(judge(row).faults).toMatchObject([{ line: 2, column }]);
});

test('two openings of one id are a fault of the second', () => {
  expect(judge({}, { title: 'Otro' }).faults).toEqual([
    { line: 3, column: 'id', reason: '"rampa" is that of line 2 too: give each opening its own' },
  ]);
});

test('the example is one that would be taken', async () => {
  const csv = await readCsv(
    createReadStream(path.join(import.meta.dirname, '../../feeds/jobs/jobs.csv')),
    openingForm,
  );
  const judged = judgeOpenings(csv.kind === 'good' ? csv.rows : []);
  expect([judged.openings.length, judged.faults]).toEqual([2, []]);
});

const jobs: JobRow[] = [
  good,
  { ...good, id: 'later', area: 'cargo', posted: '2026-11-26', closes: '2026-12-10' },
  {
    ...good,
    id: 'sistemas',
    title: 'Ingeniería de sistemas',
    area: 'technology',
    kind: 'internship',
    closes: '2026-12-01',
  },
];
const ids = (query: Parameters<typeof openingList>[1], at: string) =>
  openingList({ jobs }, query, Date.parse(at)).openings.map(({ id }) => id);

test('an opening is shown from its first to its last day in Bogotá, and then is gone by itself', () => {
  expect(ids({}, '2026-11-20T04:59:00Z')).toEqual([]);
  expect(ids({}, '2026-11-20T05:00:00Z')).toEqual(['rampa', 'sistemas']);
  // The last minute of 25 November in Bogotá is of the 26th in UTC.
  expect(ids({}, '2026-11-26T04:59:00Z')).toEqual(['rampa', 'sistemas']);
  expect(ids({}, '2026-11-26T05:00:00Z')).toEqual(['later', 'sistemas']);
});

test('openings are asked for by area, contract and words, whose accents do not count', () => {
  const at = '2026-11-24T15:00:00Z';
  expect(ids({ area: 'technology' }, at)).toEqual(['sistemas']);
  expect(ids({ kind: 'fixed-term' }, at)).toEqual(['rampa']);
  expect(ids({ q: 'ingenieria' }, at)).toEqual(['sistemas']);
  expect(ids({ q: 'piloto' }, at)).toEqual([]);
  expect(ids({ area: '', kind: '', q: '' }, at)).toEqual(['rampa', 'sistemas']);
});

test('areas and contracts are counted whatever is asked for, closed openings never', () => {
  const list = openingList({ jobs }, { q: 'piloto' }, Date.parse('2026-11-24T15:00:00Z'));
  expect(list).toMatchObject({
    total: 2,
    areas: [
      { value: 'operations', count: 1 },
      { value: 'technology', count: 1 },
    ],
    kinds: [
      { value: 'fixed-term', count: 1 },
      { value: 'internship', count: 1 },
    ],
  });
});
