import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@eldorado/releases/until';
import { thoroughly } from '@eldorado/testing/thorough';
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

test.each(['{"port":54', 'null', '[]', '{"port":"5432","password":7}'])(
  'a file of the connection that holds %j ends the start with what to do',
  async (text) => {
    const damaged = mkdtempSync(join(tmpdir(), 'damaged-'));
    chmodSync(damaged, 0o755);
    writeFileSync(join(damaged, 'postgres.json'), text);
    await expect(startEmbedded(damaged, quiet)).rejects.toThrow(
      /postgres\.json is damaged.*put a copy/,
    );
    rmSync(damaged, { recursive: true });
  },
);

describe('a file of the connection that is not that of the database', () => {
  const file = join(dataDir, 'postgres.json');
  let text: string;
  beforeEach(() => (text = readFileSync(file, 'utf8')));
  afterEach(() => writeFileSync(file, text));

  test('but missing, ends the start with what to do', async () => {
    rmSync(file);
    await expect(startEmbedded(dataDir, quiet)).rejects.toThrow(
      /postgres\.json is missing.*put a copy/,
    );
  });

  test.each(['runs', 'starts'])(
    'but has another password, ends a start beside one that %s with what to do',
    async (how) => {
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), password: 'another' }));
      if (how === 'starts') {
        process.kill(postmaster(), 'SIGINT');
        await until(() => !existsSync(join(folder(), 'postmaster.pid')));
      }
      await expect(startEmbedded(dataDir, quiet)).rejects.toThrow(
        /postgres\.json holds another password than the database has.*put a copy/,
      );
    },
  );

  test('is the right one again, and all is there', async () => {
    await database.revive();
    expect((await note()).rows).toEqual([{ value: 'kept' }]);
  });
});

thoroughly(test)('a server that hangs is told within two seconds', async () => {
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
