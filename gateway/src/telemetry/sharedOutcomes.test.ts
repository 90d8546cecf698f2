import type { ConnectedPubSub } from 'api/pub-sub';
import { createLoadOutcomes, reportedBy } from './loadOutcomes.ts';
import { defaultRule } from '../config/rules.ts';
import { outcomeMessages, readOutcomeMessage } from './outcomeMessage.ts';
import { createServedPages } from './servedPages.ts';
import { shareOutcomes, type SharedOutcomes } from './sharedOutcomes.ts';

// The channel that PostgreSQL is: what one publishes all hear. That it is one is the API's own test (pubSub.test.ts).
function postgres() {
  const ears: ((payload: string) => void)[] = [];
  const published: string[] = [];
  const state = { away: false };
  const failWhenAway = () => {
    if (state.away) throw new Error('away');
  };
  const connect = (): Omit<ConnectedPubSub, 'operators'> => ({
    listen: (_channel, heard) => Promise.resolve(void ears.push(heard)),
    publish: async (_channel, payload) => {
      failWhenAway();
      published.push(payload);
      for (const heard of ears) heard(payload);
      return Promise.resolve();
    },
    secret: async () => {
      failWhenAway();
      return Promise.resolve('the secret that all share');
    },
    close: () => Promise.resolve(),
  });
  return { connect, published, state };
}

const open: SharedOutcomes[] = [];
afterEach(() => Promise.all(open.splice(0).map((outcomes) => outcomes.close())));

function gatewayOf(database: ReturnType<typeof postgres>, channel = 'production') {
  const failures: string[] = [];
  const warnings: unknown[] = [];
  const outcomes = shareOutcomes({
    outcomes: createLoadOutcomes({ ...defaultRule, networks: 5 }, () => 1_000_000),
    pages: createServedPages(() => 1_000_000),
    pubSub: database.connect(),
    channel,
    onFailure: (remote, version) => void failures.push(`${remote}@${version}`),
    log: { warn: (error: unknown) => void warnings.push(error) },
  });
  open.push(outcomes);
  const record = (outcome: 'loaded' | 'failed', ...addresses: string[]) => {
    for (const address of addresses) outcomes.record('mf-flights', '1.1.0', outcome, address);
  };
  return {
    outcomes,
    failures,
    warnings,
    record,
    verdict: () => outcomes.verdict('mf-flights', '1.1.0'),
  };
}

const addresses = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `203.0.113.${from + index}`);

test('what no gateway sees alone all see together, and each is told of the failures', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database), gatewayOf(database)];
  await one.outcomes.tell();
  await other.outcomes.tell();
  one.record('loaded', ...addresses(30));
  one.record('failed', ...addresses(3));
  other.record('loaded', ...addresses(30));
  other.record('failed', ...addresses(3, 100));
  expect([one.verdict().broken, other.verdict().broken]).toEqual([false, false]);
  await one.outcomes.tell();
  await other.outcomes.tell();
  expect(one.verdict()).toEqual({
    loaded: 60,
    ...{ addresses: 0, networks: 6, served: 0 },
    since: 1_000_000,
    ...{ broken: true, vouched: false, provable: false, alarming: false },
  });
  expect(other.verdict()).toEqual(one.verdict());
  expect([one.failures, other.failures]).toEqual([['mf-flights@1.1.0'], ['mf-flights@1.1.0']]);
});

test('an address that goes through all gateways is one, and is told as a hash', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database), gatewayOf(database)];
  for (const { outcomes } of [one, other]) await outcomes.tell();
  for (const gateway of [one, other]) gateway.record('failed', '203.0.113.9');
  for (const { outcomes } of [one, other]) await outcomes.tell();
  expect([one.verdict().networks, other.verdict().networks]).toEqual([1, 1]);
  expect(database.published).toHaveLength(2);
  expect(database.published.join()).not.toContain('203.0.113');
});

test('that a page was sent to a network is told with its report', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database), gatewayOf(database)];
  for (const { outcomes } of [one, other]) await outcomes.tell();
  one.record('failed', reportedBy('203.0.113.9', true), reportedBy('198.51.100.9'));
  await one.outcomes.tell();
  expect(other.verdict()).toMatchObject({ networks: 2, served: 1 });
  expect(other.failures).toEqual(['mf-flights@1.1.0']);
});

test('to which networks one gateway sent pages all know, once told, and none by its address', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database), gatewayOf(database)];
  for (const { outcomes } of [one, other]) await outcomes.tell();
  for (let network = 0; network < 500; network++)
    one.outcomes.served.note('3fa2b19c07de', `10.${network % 2}.${network % 250}.9`);
  await one.outcomes.tell();
  const knows = (address: string, setId = '3fa2b19c07de') =>
    other.outcomes.served.wasServed(setId, address);
  const known = ['10.1.249.7', '10.0.248.7', '10.9.9.9'].map((address) => knows(address));
  expect(known).toEqual([true, true, false]);
  expect(knows('10.1.249.7', 'ffffffffffff')).toBe(false);
  expect(database.published.join()).not.toContain('10.1.');
  expect(Math.max(...database.published.map((text) => text.length))).toBeLessThan(7_999);
  // What is known is not told again.
  const told = database.published.length;
  one.outcomes.served.note('3fa2b19c07de', '10.1.249.1');
  await one.outcomes.tell();
  expect(database.published).toHaveLength(told);
});

test('a /48 that goes through all gateways with all its ranges is two networks', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database), gatewayOf(database)];
  for (const { outcomes } of [one, other]) await outcomes.tell();
  for (let range = 0; range < 200; range++)
    (range % 2 ? one : other).record('failed', reportedBy(`2001:db8:7:${range.toString(16)}00::1`));
  for (const { outcomes } of [one, other]) await outcomes.tell();
  expect([one.verdict().networks, other.verdict().networks]).toEqual([2, 2]);
  expect(database.published.join()).not.toContain('2001:db8');
});

test('gateways of one database sign with one key, each with its own until it was read', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database).outcomes, gatewayOf(database).outcomes];
  expect(one.keyFor('marks')).not.toBe(other.keyFor('marks'));
  await one.tell();
  await other.tell();
  expect(one.keyFor('marks')).toBe(other.keyFor('marks'));
  expect(one.keyFor('marks')).not.toBe(one.keyFor('others'));
});

test('a version that was taken out of service begins anew in all', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database), gatewayOf(database)];
  await one.outcomes.tell();
  one.record('failed', ...addresses(60));
  await one.outcomes.tell();
  expect(other.verdict().broken).toBe(true);
  one.outcomes.forget('mf-flights', '1.1.0');
  await one.outcomes.tell();
  expect([one.verdict().networks, other.verdict().networks]).toEqual([0, 0]);
});

test('gateways of another channel of releases count for themselves', async () => {
  const database = postgres();
  const [one, preview] = [gatewayOf(database), gatewayOf(database, 'preview')];
  await one.outcomes.tell();
  one.record('failed', ...addresses(60));
  await one.outcomes.tell();
  expect(preview.verdict().networks).toBe(0);
});

test('while the database is away each counts for itself, warns once, and tells nothing late', async () => {
  const database = postgres();
  const [one, other] = [gatewayOf(database), gatewayOf(database)];
  database.state.away = true;
  one.record('failed', ...addresses(60));
  await one.outcomes.tell();
  await one.outcomes.tell();
  expect([one.verdict().broken, one.warnings.length]).toEqual([true, 1]);
  database.state.away = false;
  await one.outcomes.tell();
  await one.outcomes.tell();
  expect(other.verdict().networks).toBe(0);
});

test('however much was counted, every message fits, and together they say all of it', () => {
  const hashes = Array.from({ length: 2_000 }, (_, index) => `h${index}`.padEnd(12, 'x'));
  const counted = Array.from({ length: 20 }, (_, index) => ({
    remote: 'mf-establishments',
    version: `1.${index}.0`,
    loaded: 7,
    failed: hashes,
  }));
  const texts = outcomeMessages({ from: 'one', channel: 'production' }, counted, []);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  const said = texts.flatMap((text) => readOutcomeMessage(text)?.counted ?? []);
  expect(said.reduce((sum, { loaded }) => sum + loaded, 0)).toBe(140);
  expect(said.reduce((sum, { failed }) => sum + failed.length, 0)).toBe(40_000);
});

test.each(['', '{', '{}', '[]', '{"from":"x","channel":"production","counted":[{"loaded":-1}]}'])(
  'the text %p is no message',
  (text) => expect(readOutcomeMessage(text)).toBeNull(),
);
