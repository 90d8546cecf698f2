import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDatabase, type Database } from '../../db/database.ts';
import { importEstablishments } from '../../establishments/importEstablishments.ts';
import { establishmentForm } from '../../establishments/establishmentForm.ts';
import { testDatabase } from '../../testing/testApi.ts';
import { readCsv } from '../../text/readCsv.ts';
import { importSchedule } from '../importSchedule.ts';
import { scheduleForm } from '../scheduleForm.ts';
import { importSsim } from '../ssim/importSsim.ts';
import { mishaps, mutated } from './mutate.ts';
import { rehearse } from './rehearse.ts';

jest.setTimeout(process.env['THOROUGH'] ? 1_200_000 : 120_000);

const run = {
  numRuns: process.env['THOROUGH'] ? 500 : 10,
  seed: Number(process.env['FC_SEED'] ?? 20261127),
};
const now = new Date('2026-11-20T17:00:30Z');
const feeds = join(import.meta.dirname, '../../../feeds');
const linesOf = (path: string, count: number) =>
  Buffer.from(readFileSync(join(feeds, path), 'utf8').split('\n').slice(0, count).join('\n'));

let database: Database;
beforeAll(async () => {
  const databaseUrl = await testDatabase();
  database = await openDatabase({
    dataDir: '',
    databaseUrl,
    log: { info: () => undefined, warn: () => undefined },
  });
});
afterAll(() => database.close());

/** What schedules and establishments are now, in short. */
async function state() {
  const { rows } = await database.work.orm().execute<Record<string, string>>(
    `select (select coalesce(sum(hashtext(t::text)::bigint), 0)::text from schedule_rows t) as schedule,
            (select coalesce(sum(hashtext(t::text)::bigint), 0)::text from flights t) as flights,
            (select coalesce(sum(hashtext(t::text)::bigint), 0)::text from establishments t) as establishments`,
  );
  return rows[0];
}

/** Breaks a file for certain, where it has not been broken by chance. */
const spoilt = (bytes: Uint8Array) => Buffer.concat([bytes, Buffer.from('\nX,"\n')]);

test.each<[string, Uint8Array, (on: Database, bytes: Uint8Array) => Promise<{ kind: string }>]>([
  [
    'a schedule',
    linesOf('example-schedule.csv', 30),
    async (on, bytes) => importSchedule(on, await readCsv([bytes], scheduleForm), now),
  ],
  [
    'establishments',
    linesOf('../data/establishments.csv', 8),
    async (on, bytes) => importEstablishments(on, await readCsv([bytes], establishmentForm)),
  ],
  [
    'SSIM',
    readFileSync(join(feeds, 'ssim/two-airlines.ssim')),
    (on, bytes) => importSsim(on, Buffer.from(bytes).toString('latin1'), now),
  ],
])('%s that are refused leave everything as it was', async (_, whole, load) => {
  // The whole file would change it.
  expect(await load(rehearse(database), whole)).toMatchObject({ kind: 'loaded' });
  const before = await state();
  await fc.assert(
    fc.asyncProperty(mishaps, async (all) => {
      expect(await load(database, spoilt(mutated(whole, all)))).toMatchObject({ kind: 'refused' });
    }),
    run,
  );
  expect(await state()).toEqual(before);
});
