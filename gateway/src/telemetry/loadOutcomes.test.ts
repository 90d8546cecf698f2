import { createLoadOutcomes, reportedBy, seenBy, witnessed } from './loadOutcomes.ts';
import { defaultRule } from '../config/rules.ts';

const start = Date.parse('2026-03-02T15:00:00Z');

function setUp(rule = { ...defaultRule, networks: 5 }) {
  let at = start;
  let visitors = 0;
  const outcomes = createLoadOutcomes(rule, () => at);
  return {
    ...outcomes,
    pass: (seconds: number) => (at += seconds * 1_000),
    /** Each from another address. */
    loads(count: number, failures: number, version = '1.1.0') {
      for (let load = 0; load < count; load++)
        outcomes.record(
          'mf-flights',
          version,
          load < failures ? 'failed' : 'loaded',
          `visitor ${(visitors += 1)}`,
        );
    },
    broken: (version = '1.1.0') => outcomes.verdict('mf-flights', version).broken,
  };
}

test('5 % of 50 loads in two minutes break a version; fewer of either do not', () => {
  const site = setUp();
  site.loads(49, 49);
  expect(site.broken()).toBe(false);
  site.loads(1, 0);
  expect(site.broken()).toBe(true);
  const calm = setUp();
  calm.loads(100, 4);
  expect(calm.broken()).toBe(false);
  calm.loads(1, 1);
  expect(calm.verdict('mf-flights', '1.1.0')).toEqual({
    loaded: 96,
    ...{ addresses: 0, networks: 5, served: 0 },
    since: start,
    ...{ broken: false, vouched: false, provable: false, alarming: false },
  });
  calm.loads(1, 1);
  expect(calm.broken()).toBe(true);
});

test('only the last two minutes count', () => {
  const site = setUp();
  site.loads(40, 40);
  site.pass(126);
  site.loads(50, 2);
  expect(site.verdict('mf-flights', '1.1.0')).toEqual({
    loaded: 48,
    ...{ addresses: 0, networks: 2, served: 0 },
    since: start + 125_000,
    ...{ broken: false, vouched: false, provable: false, alarming: false },
  });
});

test('an address has one failure in two minutes, and four addresses break nothing', () => {
  const site = setUp();
  site.loads(50, 0);
  const fail = (address: string) => site.record('mf-flights', '1.1.0', 'failed', address);
  for (let second = 0; second < 300; second++) {
    for (const address of ['a', 'b', 'c', 'd']) fail(address);
    site.loads(1, 0);
    site.pass(1);
    const { networks, broken } = site.verdict('mf-flights', '1.1.0');
    expect([networks <= 4, broken]).toEqual([true, false]);
  }
  site.pass(126);
  site.loads(50, 0);
  for (const address of ['a', 'b', 'c', 'd', 'e']) fail(address);
  expect(site.broken()).toBe(true);
});

test('a version that the server saw fail is broken also where a few addresses asked for it', () => {
  const site = setUp();
  for (let load = 0; load < 50; load++)
    site.record('mf-flights', '1.1.0', 'failed', seenBy(`wifi ${load % 8}`));
  expect(site.verdict('mf-flights', '1.1.0')).toEqual({
    loaded: 0,
    ...{ addresses: 8, networks: 0, served: 0 },
    since: start,
    ...{ broken: true, vouched: false, provable: true, alarming: false },
  });
});

test('what is reported counts once a network: few who report a lot are an alarm, with its evidence', () => {
  const site = setUp();
  for (let load = 0; load < 500; load++)
    site.record('mf-flights', '1.1.0', 'failed', `network ${load % 8}`);
  expect(site.verdict('mf-flights', '1.1.0')).toEqual({
    loaded: 0,
    ...{ addresses: 0, networks: 8, served: 0 },
    since: start,
    ...{ broken: false, vouched: false, provable: false, alarming: true },
  });
});

test('failures that the gateway saw and those that browsers reported are told apart', () => {
  const site = setUp();
  site.loads(2, 1);
  site.record('mf-flights', '1.1.0', 'failed', seenBy('203.0.113.9'));
  site.record('mf-flights', '1.1.0', 'failed', seenBy('203.0.113.9'));
  expect(site.history().get('mf-flights@1.1.0')).toMatchObject([
    { loads: 4, failures: 3, onServer: 2 },
  ]);
  expect(witnessed(site.verdict('mf-flights', '1.1.0'))).toBe(
    'failures at 1 address and, by reports, 1 network; 1 load went well',
  );
});

test('five visitors whose pages the gateway saw fail are enough to prove it, of however few loads', () => {
  const site = setUp();
  const fail = (visitor: number) =>
    site.record('mf-flights', '1.1.0', 'failed', seenBy(`198.51.${visitor}.0`));
  const provable = () => site.verdict('mf-flights', '1.1.0').provable;
  site.loads(20, 0);
  for (let visitor = 0; visitor < 4; visitor++) fail(visitor);
  // Again and again the same one.
  for (let time = 0; time < 20; time++) fail(0);
  expect(provable()).toBe(false);
  fail(4);
  expect([provable(), site.broken()]).toEqual([true, false]);
  // Five of a hundred are too few.
  site.loads(76, 0);
  expect(provable()).toBe(false);
});

test('of networks that report only those that a page was sent to vouch for it', () => {
  const site = setUp();
  site.loads(60, 0);
  const report = (network: number, wasServed: boolean) =>
    site.record('mf-flights', '1.1.0', 'failed', reportedBy(`198.51.${network}.9`, wasServed));
  const counted = () => {
    const { networks, served, broken, vouched } = site.verdict('mf-flights', '1.1.0');
    return [networks, served, broken, vouched];
  };
  for (let network = 0; network < 20; network++) report(network, false);
  expect(counted()).toEqual([20, 0, true, false]);
  for (let network = 0; network < 4; network++) report(network, true);
  expect(counted()).toEqual([20, 4, true, false]);
  report(99, true);
  expect(counted()).toEqual([21, 5, true, true]);
});

test('each version and each remote counts for itself', () => {
  const site = setUp();
  site.loads(60, 60, '1.1.0');
  expect(site.broken('1.0.0')).toBe(false);
  expect(site.verdict('mf-taxi', '1.1.0').loaded).toBe(0);
});

test('what was forgotten begins anew', () => {
  const site = setUp();
  site.loads(60, 60);
  site.forget('mf-flights', '1.1.0');
  expect(site.broken()).toBe(false);
});

test('the day is kept by the minute, for so many versions as a site can have', () => {
  const site = setUp();
  site.loads(3, 1);
  site.pass(60);
  site.loads(2, 0);
  expect(site.history().get('mf-flights@1.1.0')).toEqual([
    { minute: start, loads: 3, failures: 1, onServer: 0 },
    { minute: start + 60_000, loads: 2, failures: 0, onServer: 0 },
  ]);
  site.pass(25 * 3_600);
  site.loads(1, 0);
  expect(site.history().get('mf-flights@1.1.0')).toHaveLength(1);
  for (let made = 0; made < 100; made++) site.record('mf-flights', `9.9.${made}`, 'failed', 'one');
  expect(site.history().size).toBe(60);
});

test('of a /48 two ranges count, of other networks each', () => {
  const site = setUp();
  const fail = (address: string) =>
    site.record('mf-flights', '1.1.0', 'failed', reportedBy(address));
  for (let range = 0; range < 256; range++) fail(`2001:db8:7:${range.toString(16)}00::1`);
  expect(site.verdict('mf-flights', '1.1.0')).toMatchObject({ networks: 2, loaded: 0 });
  for (const address of ['2001:db8:8::1', '203.0.113.9', '203.0.114.9']) fail(address);
  expect(site.verdict('mf-flights', '1.1.0').networks).toBe(5);
});
