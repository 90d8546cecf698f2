import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
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

test('a truncated file of the connection ends the start with what to do', async () => {
  const damaged = mkdtempSync(join(tmpdir(), 'damaged-'));
  chmodSync(damaged, 0o755);
  writeFileSync(join(damaged, 'postgres.json'), '{"port":54');
  await expect(startEmbedded(damaged, quiet)).rejects.toThrow(
    /postgres\.json is damaged.*put a copy/,
  );
  rmSync(damaged, { recursive: true });
});

test('a server that hangs is told within two seconds', async () => {
  const url = new URL((await startEmbedded(dataDir, quiet)).url);
  const port = Number(url.port);
  const sockets = new Set<Socket>();
  // Between the site and PostgreSQL: takes connections and can keep everything to itself.
  const between = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
  url.port = String((between.address() as AddressInfo).port);
  const hanging = await openDatabase({ dataDir, databaseUrl: url.href, patience: 1, log: quiet });
  expect(await hanging.ping()).toBe(true);
  for (const socket of sockets) socket.unpipe().pause();
  expect(await hanging.ping()).toBe(false);
  await hanging.close();
  for (const socket of sockets) socket.destroy();
  between.close();
});
