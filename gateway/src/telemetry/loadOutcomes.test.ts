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
    addresses: 0,
    networks: 5,
    since: start,
    broken: false,
    alarming: false,
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
    addresses: 0,
    networks: 2,
    since: start + 125_000,
    broken: false,
    alarming: false,
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
    addresses: 8,
    networks: 0,
    since: start,
    broken: true,
    alarming: false,
  });
});

test('what is reported counts once a network: few who report a lot are an alarm, with its evidence', () => {
  const site = setUp();
  for (let load = 0; load < 500; load++)
    site.record('mf-flights', '1.1.0', 'failed', `network ${load % 8}`);
  expect(site.verdict('mf-flights', '1.1.0')).toEqual({
    loaded: 0,
    addresses: 0,
    networks: 8,
    since: start,
    broken: false,
    alarming: true,
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
