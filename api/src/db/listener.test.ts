import { handScheduler, type HandScheduler } from '@eldorado/releases/scheduler';
import { until } from '@eldorado/releases/until';
import { breakListeners } from '../testing/fleet.ts';
import { silentProxy } from '../testing/silentProxy.ts';
import { testDatabase } from '../testing/testApi.ts';
import { openDatabase, type Database } from './database.ts';
import { keepListener, type Listener } from './listener.ts';

jest.setTimeout(60_000);

let databaseUrl: string;
let database: Database;
let time: HandScheduler;
let listener: Listener;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  const log = { info: () => undefined, warn: () => undefined };
  database = await openDatabase({ dataDir: '', databaseUrl, log });
});
afterEach(() => listener.close());
afterAll(() => database.close());

async function start(url = databaseUrl) {
  time = handScheduler();
  listener = keepListener(() => url, time);
  await listener.start();
  expect(listener.session()).toBe(1);
}

test('a connection that is cut is made again half a second later, and not before', async () => {
  await start();
  expect(await breakListeners(database)).toBe(1);
  await until(() => listener.session() === 0);
  await expect(listener.query('select 1')).rejects.toThrow('away');
  await time.advance(499);
  expect(listener.session()).toBe(0);
  await time.advance(1);
  await until(() => listener.session() === 2);
  expect(await listener.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('one whose other end says nothing is asked after five seconds, and let go after as long', async () => {
  const proxy = await silentProxy(databaseUrl);
  try {
    await start(proxy.url);
    proxy.hang();
    await time.advance(5_000);
    expect(listener.session()).toBe(1);
    await time.advance(5_000);
    expect(listener.session()).toBe(0);
    proxy.goOn();
    await time.advance(500);
    await until(() => listener.session() === 2);
  } finally {
    await listener.close();
    proxy.close();
  }
});

test('one that answers is kept', async () => {
  await start();
  for (let look = 0; look < 3; look++) {
    await time.advance(5_000);
    await listener.query('select 1');
  }
  expect(listener.session()).toBe(1);
});
