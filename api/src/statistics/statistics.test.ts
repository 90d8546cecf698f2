import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@eldorado/releases/until';
import { main } from '../feed/cli.ts';
import { runHere } from '../testing/runCommand.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import type { StatisticChangeList, StatisticList } from './schema.ts';

jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'statistics-'));
const now = '2026-03-02T15:00:00.000Z';
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock(now), jobs: false });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const header = 'period,indicator,value,source,url,page_date';
/** `npm run feed -- statistics` beside the running site. */
const feed = (...rows: string[]) => {
  writeFileSync(join(folder, 'figures.csv'), [header, ...rows].join('\n'));
  return runHere(main, ['statistics', 'figures.csv'], {
    INIT_CWD: folder,
    DATABASE_URL: api.databaseUrl,
    AIRPORT_NOW: now,
  });
};

const get = async <T>(url: string) => (await api.app.inject(`/api/v2/${url}`)).json<T>();
const figures = async (query = '') => (await get<StatisticList>(`statistics${query}`)).figures;

test('figures are those of the file, by indicator and granularity', async () => {
  expect(await figures()).toHaveLength(33);
  expect((await figures('?indicator=movements')).map(({ period }) => period)).toEqual([
    '2011',
    '2017',
    '2022',
    '2024',
  ]);
  expect(await figures('?granularity=month')).toMatchObject([
    { period: '2021-11', value: 2_700_000, notes: ['rounded', 'more-than'] },
    { period: '2024-01', value: 3_936_038, conflict: null },
  ]);
  expect((await api.app.inject('/api/v2/statistics?indicator=planes')).statusCode).toBe(400);
});

test('what is downloaded is the file that was taken, and pages of any site may read it', async () => {
  const answer = await api.app.inject('/api/v2/statistics.csv');
  expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const file = readFileSync(join(root, 'api/data/statistics.csv'), 'utf8');
  expect(answer.payload.replaceAll('\r\n', '\n')).toBe(file);
});

test('an import is a version: what it changes is told, the version before stays, sites follow', async () => {
  expect((await get<StatisticChangeList>('statistics/changes')).changes).toEqual([]);
  const first = await feed(
    '2024,movements,360589,Aero Magazine,,2025-04-17',
    '2025,movements,351000,X,,',
  );
  expect(first).toMatchObject({
    status: 0,
    stdout: '2024 movements: 360044 -> 360589\n1 added, 1 changed, 0 unchanged: version 1\n',
  });
  const same = await feed('2025,movements,351000,X,,');
  expect(same.stdout).toBe('0 added, 0 changed, 1 unchanged\n');
  const back = await feed('2025,movements,,X,,');
  expect(back.stdout).toBe(
    '2025 movements: 351000 -> taken back\n0 added, 1 changed, 0 unchanged: version 2\n',
  );
  await until(async () => (await get<StatisticList>('statistics')).version === 2);
  expect(await figures('?indicator=movements')).toHaveLength(4);
  expect((await figures('?indicator=movements')).at(-1)).toMatchObject({
    period: '2024',
    value: 360_589,
    source: 'Aero Magazine',
    version: 1,
  });
  const all = await get<StatisticChangeList>('statistics/changes');
  expect(all.changes.map(({ version, period, before, after }) => [version, period, before, after]))
    // Of a version by indicator and period.
    .toEqual([
      [2, '2025', 351_000, null],
      [1, '2024', 360_044, 360_589],
      [1, '2025', null, 351_000],
    ]);
  expect((await get<StatisticChangeList>('statistics/changes?since=1')).changes).toHaveLength(1);
});

test('faults are told by file and line, and nothing of the file is taken', async () => {
  const before = await figures();
  const refused = await feed('2023,movements,320000,X,,', '2022,movements,much,X,,');
  expect([refused.status, refused.stderr.trim().split('\n')]).toEqual([
    1,
    [
      'figures.csv: line 3, value: "much" is no number: write it as 45802360, without thousands; empty takes it back',
      'figures.csv: Nothing was loaded: 1 fault.',
    ],
  ]);
  expect(await figures()).toEqual(before);
});
