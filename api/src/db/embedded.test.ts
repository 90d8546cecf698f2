import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from './database.ts';
import { startEmbedded } from './embedded.ts';

jest.setTimeout(90_000);

const quiet = { info: () => undefined, warn: () => undefined };
const dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
// As root PostgreSQL runs as another user, which must be able to enter.
chmodSync(dataDir, 0o755);
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, log: quiet });
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const folder = () =>
  (JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { cluster: string }).cluster;
const postmaster = () =>
  Number(readFileSync(join(folder(), 'postmaster.pid'), 'utf8').split('\n')[0]);
const note = () =>
  database.transaction((client) =>
    client.query<{ value: string }>("select value from meta where key = 'note'"),
  );

test('data survives a killed server, which comes back', async () => {
  await database.transaction((client) => client.query("insert into meta values ('note', 'kept')"));
  process.kill(postmaster(), 'SIGKILL');
  await database.revive();
  expect(await database.ping()).toBe(true);
  expect((await note()).rows).toEqual([{ value: 'kept' }]);
});

test('a second process joins the running server and leaves it running', async () => {
  const pid = postmaster();
  const joined = await startEmbedded(dataDir, quiet);
  expect(postmaster()).toBe(pid);
  expect(joined.url).toContain('127.0.0.1');
  expect(await database.ping()).toBe(true);
});

test('a transaction that fails changes nothing', async () => {
  const failing = database.transaction(async (client) => {
    await client.query("update meta set value = 'lost' where key = 'note'");
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await note()).rows).toEqual([{ value: 'kept' }]);
});
