import { until } from '@eldorado/releases/until';
import { breakListeners } from '../testing/fleet.ts';
import { testDatabase } from '../testing/testApi.ts';
import { openDatabase, type Database } from './database.ts';

jest.setTimeout(60_000);

const log = { info: () => undefined, warn: () => undefined };
let databaseUrl: string;
const open = new Set<Database>();
async function process() {
  const database = await openDatabase({ dataDir: '', databaseUrl, log });
  open.add(database);
  return database;
}
async function end(database: Database) {
  open.delete(database);
  await database.close();
}
beforeAll(async () => {
  databaseUrl = await testDatabase();
});
afterEach(async () => {
  for (const database of open) await end(database);
});

test('of processes that ask for a job at once one has it, and keeps it', async () => {
  const all = [await process(), await process(), await process()];
  const first = await Promise.all(all.map((database) => database.has('news')));
  expect(first.filter(Boolean)).toHaveLength(1);
  expect(await Promise.all(all.map((database) => database.has('news')))).toEqual(first);
});

test('each job may be another process’s', async () => {
  const [one, other] = [await process(), await process()];
  expect(await one.has('news')).toBe(true);
  expect(await other.has('taxi')).toBe(true);
  expect([await one.has('taxi'), await other.has('news')]).toEqual([false, false]);
});

test('a process that ends gives its jobs up', async () => {
  const [one, other] = [await process(), await process()];
  await one.has('news');
  expect(await other.has('news')).toBe(false);
  await end(one);
  await until(() => other.has('news'));
});

test('one whose connection is cut loses its jobs to who asks first, and knows it', async () => {
  const [one, other] = [await process(), await process()];
  await one.has('news');
  await other.has('taxi');
  expect(await breakListeners(other, 'news')).toBe(1);
  await until(() => other.has('news'));
  expect(await one.has('news')).toBe(false);
  expect(await other.has('taxi')).toBe(true);
});
