import { join } from 'node:path';
import { thoroughly } from '@eldorado/testing/thorough';
import { testDatabase } from '../../testing/testApi.ts';
import { runHere } from '../../testing/runCommand.ts';
import { main } from '../cli.ts';

jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../../..');
let url: string;
beforeAll(async () => {
  url = await testDatabase();
});
const feed = (...words: string[]) =>
  runHere(main, words, {
    INIT_CWD: root,
    DATABASE_URL: url,
    AIRPORT_NOW: '2026-11-20T17:00:30Z',
  });

thoroughly(test)(
  'a file takes the place of its airlines’ schedule, and leaves that of others',
  async () => {
    const file = 'api/feeds/ssim/two-airlines.ssim';
    await feed('import', 'api/feeds/example-schedule.csv');
    const tried = await feed('try', file);
    expect(tried.stdout).toContain('two-airlines.ssim: a flight schedule (IATA SSIM chapter 7)\n');
    const loaded = /(\d+) rows of AV, IB, (?:beside|kept) (\d+) of others: (\d+) flights/;
    const { status, stdout } = await feed('ssim', file);
    expect(stdout).toMatch(/^1 leg is not shown: elsewhere than Bogotá\n/);
    expect(loaded.exec(stdout)?.slice(1)).toEqual(loaded.exec(tried.stdout)?.slice(1));
    const [rows, kept] = loaded.exec(stdout)?.slice(1).map(Number) ?? [];
    expect(rows).toBe(12);
    expect(kept).toBeGreaterThan(100);
    expect(status).toBe(0);
    // The same again changes nothing.
    expect((await feed('ssim', file)).stdout).toBe(stdout);
  },
);

test('a file with a fault changes nothing, and without a file it is wrong use', async () => {
  const refused = await feed('ssim', 'api/feeds/example-schedule.csv');
  expect(refused.stderr).toMatch(/^line 1: the record has \d+ bytes: /);
  expect(refused.status).toBe(1);
  expect((await feed('ssim')).status).toBe(2);
});
