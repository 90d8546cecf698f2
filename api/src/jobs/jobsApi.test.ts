import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@eldorado/releases/until';
import { main } from '../feed/cli.ts';
import { runHere } from '../testing/runCommand.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import type { JobOpeningList } from './schema.ts';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
const now = '2026-11-20T15:00:30Z';
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock(now), jobs: false });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** `npm run feed --` beside the running site. */
const feed = (...words: string[]) =>
  runHere(main, words, {
    INIT_CWD: folder,
    DATABASE_URL: api.databaseUrl,
    AIRPORT_NOW: now,
  });
const list = async (query = '') =>
  (await api.app.inject(`/api/v2/job-openings${query}`)).json<JobOpeningList>();

test('there are no openings until a file brings some; a faulty file changes nothing', async () => {
  expect(await list()).toMatchObject({ total: 0, areas: [], kinds: [], openings: [] });
  const header = 'id,title,employer,area,kind,description,url,posted,closes';
  const row = 'rampa,Auxiliar,Ejemplo,operations,fixed-term,Equipaje,https://www.example.com';
  writeFileSync(join(folder, 'jobs.csv'), `${header}\n${row},2026-11-20,2026-12-15\n`);
  expect(await feed('jobs', 'jobs.csv')).toEqual({
    status: 0,
    stdout: 'Loaded 1 openings, of which 1 are open today.\n',
    stderr: '',
  });
  await until(async () => (await list()).total === 1);
  expect((await list('?area=operations&kind=&q=AUXILIAR')).openings).toMatchObject([
    { id: 'rampa', closes: '2026-12-15' },
  ]);
  writeFileSync(join(folder, 'bad.csv'), `${header}\n${row},2026-11-20,hoy\n`);
  expect(await feed('jobs', 'bad.csv')).toMatchObject({
    status: 1,
    stderr:
      'bad.csv: line 2, closes: "hoy" is no day: write it as 2026-11-20\nbad.csv: Nothing was loaded: 1 fault.\n',
  });
  expect((await list()).total).toBe(1);
  expect((await feed('jobs')).status).toBe(2);
  expect((await feed('jobs-clear')).status).toBe(0);
  await until(async () => (await list()).total === 0);
});

test('an area that does not exist is refused', async () => {
  expect((await api.app.inject('/api/v2/job-openings?area=flying')).statusCode).toBe(400);
});
