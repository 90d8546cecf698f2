import { openDatabase, type Database } from '../../db/database.ts';
import { testDatabase } from '../../testing/testApi.ts';
import { forgetLimits, makeSharedLimit } from './sharedLimit.ts';

jest.setTimeout(60_000);

const start = Date.parse('2026-11-20T17:00:00Z');
let databases: [Database, Database];
beforeAll(async () => {
  const databaseUrl = await testDatabase();
  const log = { info: () => undefined, warn: () => undefined };
  const open = () => openDatabase({ dataDir: '', databaseUrl, log });
  databases = [await open(), await open()];
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** The same limit in two processes. */
const limits = (name: string, limit = 3) =>
  databases.map((database) => makeSharedLimit(database, { name, limit, windowMs: 60_000 })) as [
    ReturnType<typeof makeSharedLimit>,
    ReturnType<typeof makeSharedLimit>,
  ];
const counts = async () => {
  const { rows } = await databases[0].transaction((client) =>
    client.query<{ name: string; key: string }>('select name, key from rate_limits'),
  );
  return rows;
};

test('two processes count together, and both say how long to wait', async () => {
  const [one, other] = limits('together');
  expect(await one.take('203.0.113.9', start)).toBe(0);
  expect(await other.take('203.0.113.9', start + 10_000)).toBe(0);
  expect(await one.take('203.0.113.9', start + 20_000)).toBe(0);
  expect(await other.take('203.0.113.9', start + 30_000)).toBe(30);
  expect(await one.take('203.0.113.9', start + 59_999)).toBe(1);
  expect(await other.take('203.0.113.9', start + 60_000)).toBe(0);
  expect(await one.take('203.0.113.9', start + 60_001)).toBe(10);
  expect(await one.take('203.0.113.10', start + 60_001)).toBe(0);
});

test('of many that ask at once exactly the limit pass', async () => {
  const both = limits('at once', 7);
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, count) => (count % 2 ? both[1] : both[0]).take('key', start)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

test('each limit counts for itself, and an IPv6 network is one address', async () => {
  const [one] = limits('v6', 1);
  const [another] = limits('other', 1);
  expect(await one.take('2001:db8::1', start)).toBe(0);
  expect(await one.take('2001:db8::2', start)).toBe(60);
  expect(await one.take('2001:db8:0:1::1', start)).toBe(0);
  expect(await another.take('2001:db8::1', start)).toBe(0);
});

test('what a transaction counted and did not keep is not counted', async () => {
  const [one] = limits('kept', 1);
  const failing = databases[0].transaction(async (client) => {
    expect(await one.take('key', start, client)).toBe(0);
    throw new Error('not kept');
  });
  await expect(failing).rejects.toThrow('not kept');
  expect(await one.take('key', start)).toBe(0);
  expect(await one.take('key', start)).toBe(60);
});

test('no address lies in the table, and counts go when their window has passed', async () => {
  const [one] = limits('gone');
  await one.take('203.0.113.77', start);
  expect(JSON.stringify(await counts())).not.toContain('203.0.113');
  await forgetLimits(databases[0], new Date(start + 59_999));
  expect((await counts()).some(({ name }) => name === 'gone')).toBe(true);
  await forgetLimits(databases[0], new Date(start + 60_000));
  expect((await counts()).some(({ name }) => name === 'gone')).toBe(false);
});
