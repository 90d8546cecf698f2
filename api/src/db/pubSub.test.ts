import { until } from '@eldorado/releases/until';
import { breakListeners } from '../testing/fleet.ts';
import { testDatabase } from '../testing/testApi.ts';
import { openDatabase, type Database } from './database.ts';
import { connectPubSub, type ConnectedPubSub } from './pubSub.ts';

jest.setTimeout(60_000);

let databaseUrl: string;
let database: Database;
const open: ConnectedPubSub[] = [];
function connect(url = databaseUrl) {
  const pubSub = connectPubSub(url);
  open.push(pubSub);
  return pubSub;
}
beforeAll(async () => {
  databaseUrl = await testDatabase();
  const log = { info: () => undefined, warn: () => undefined };
  database = await openDatabase({ dataDir: '', databaseUrl, log });
});
afterEach(() => Promise.all(open.splice(0).map((pubSub) => pubSub.close())));
afterAll(() => database.close());

async function hear(pubSub: ConnectedPubSub, channel = 'news') {
  const heard: string[] = [];
  let missed = 0;
  await pubSub.listen(
    channel,
    (payload) => void heard.push(payload),
    () => void (missed += 1),
  );
  return { heard, missed: () => missed };
}

test('what one publishes all hear in its order, itself included, and nobody on another channel', async () => {
  const [one, other] = [connect(), connect()];
  const [own, others, elsewhere] = [await hear(one), await hear(other), await hear(other, 'rest')];
  for (const word of ['one', 'two', 'three']) await one.publish('news', word);
  await other.publish('rest', 'end');
  await until(() => elsewhere.heard.length > 0 && own.heard.length === 3);
  expect(own.heard).toEqual(['one', 'two', 'three']);
  expect(others.heard).toEqual(['one', 'two', 'three']);
  expect(elsewhere.heard).toEqual(['end']);
});

test('a connection that is cut comes back, says that something may have been missed, and hears on', async () => {
  const [one, other] = [connect(), connect()];
  await other.listen(
    'rest',
    () => undefined,
    () => undefined,
  );
  const news = await hear(one);
  expect(await breakListeners(database)).toBe(2);
  await until(() => news.missed() === 1);
  await until(() =>
    other.publish('news', 'again').then(
      () => true,
      () => false,
    ),
  );
  await until(() => news.heard.length === 1);
  expect(news.heard).toEqual(['again']);
});

test('a database that is away is no fault of who listens, and of who publishes it is', async () => {
  const away = connect('postgres://127.0.0.1:1/none');
  await hear(away);
  await expect(away.publish('news', 'word')).rejects.toThrow('away');
  await expect(away.secret('one')).rejects.toThrow('away');
});

test('all have the same secrets', async () => {
  const all = [connect(), connect(), connect()];
  for (const pubSub of all) await hear(pubSub);
  const secrets = await Promise.all(all.map((pubSub) => pubSub.secret('one')));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await connectedSecret(all[0])).not.toBe(secrets[0]);
});

const connectedSecret = (pubSub: ConnectedPubSub | undefined) => pubSub?.secret('another');

test('an operator who signed in at one gateway is known to all, until it is ended at any', async () => {
  const [one, other] = [connect(), connect()];
  const session = { who: 'Ana Gómez', until: Date.now() + 60_000 };
  await one.operators.begin('a digest', session);
  await one.operators.begin('one that is over', { who: 'Eva', until: Date.now() - 1 });
  expect(await other.operators.find('a digest')).toEqual(session);
  await one.operators.begin('the next', session);
  expect(await other.operators.find('one that is over')).toBeNull();
  await other.operators.end('a digest');
  expect(await one.operators.find('a digest')).toBeNull();
});
