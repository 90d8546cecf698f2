import { handScheduler, type HandScheduler } from '@eldorado/releases/scheduler';
import { until } from '@eldorado/releases/until';
import { breakStanding } from '../testing/fleet.ts';
import { silentProxy } from '../testing/silentProxy.ts';
import { testDatabase } from '../testing/testApi.ts';
import { openDatabase, type Database } from './database.ts';
import { keepStanding, type Standing } from './standing.ts';

jest.setTimeout(60_000);

let databaseUrl: string;
let database: Database;
let time: HandScheduler;
let standing: Standing;
beforeAll(async () => {
  databaseUrl = await testDatabase();
  const log = { info: () => undefined, warn: () => undefined };
  database = await openDatabase({ dataDir: '', databaseUrl, log });
});
afterEach(() => standing.close());
afterAll(() => database.close());

async function start(url = databaseUrl) {
  time = handScheduler();
  standing = keepStanding(() => url, time);
  await standing.start();
  expect(standing.session()).toBe(1);
}

test('a connection that is cut is made again half a second later, and not before', async () => {
  await start();
  expect(await breakStanding(database)).toBe(1);
  await until(() => standing.session() === 0);
  await expect(standing.query('select 1')).rejects.toThrow('away');
  await time.advance(499);
  expect(standing.session()).toBe(0);
  await time.advance(1);
  await until(() => standing.session() === 2);
  expect(await standing.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('one whose other end says nothing is asked after five seconds, and let go after as long', async () => {
  const proxy = await silentProxy(databaseUrl);
  try {
    await start(proxy.url);
    proxy.hang();
    await time.advance(5_000);
    expect(standing.session()).toBe(1);
    await time.advance(5_000);
    expect(standing.session()).toBe(0);
    proxy.goOn();
    await time.advance(500);
    await until(() => standing.session() === 2);
  } finally {
    await standing.close();
    proxy.close();
  }
});

test('one that answers is kept', async () => {
  await start();
  for (let look = 0; look < 3; look++) {
    await time.advance(5_000);
    await standing.query('select 1');
  }
  expect(standing.session()).toBe(1);
});
