import { exampleApp, exampleSet } from '../../live/exampleSet.ts';
import { defaultRule } from '../../config/rules.ts';
import { createLoadOutcomes, seenBy } from '../../telemetry/loadOutcomes.ts';
import { countLostPages, failingVersions } from './failingVersions.ts';

const set = exampleSet(exampleApp('shell', []), exampleApp('mf-taxi', []));
let now = 1_000_000;
let outcomes: ReturnType<typeof createLoadOutcomes>;
beforeEach(() => (outcomes = createLoadOutcomes(defaultRule, () => now)));

const fail = (address: string) => outcomes.record('mf-taxi', '1.0.0', 'failed', seenBy(address));
const load = (times: number) => {
  for (let each = 0; each < times; each++) outcomes.record('mf-taxi', '1.0.0', 'loaded', 'one');
};
const said = (left: string | null = null) => failingVersions(set, outcomes, () => left);

test('of what loads nothing is said, nor of one failure among many loads', () => {
  load(40);
  fail('192.0.2.0');
  expect(said()).toEqual({});
});

test('a version of which nothing loads renders nothing, from the first page on, and for two minutes', () => {
  fail('192.0.2.0');
  const evidence =
    'failures at 1 address and, by reports, 0 networks; 0 loads went well within two minutes';
  expect(said()).toEqual({ 'mf-taxi': `mf-taxi 1.0.0 renders nothing: ${evidence}` });
  now += 130_000;
  expect(said()).toEqual({});
});

test('one that fails for several says so, and why it stays', () => {
  load(10);
  for (const address of ['192.0.2.0', '198.51.100.0', '203.0.113.0']) fail(address);
  const why = 'its pages fail with the version before too';
  expect(said(why)['mf-taxi']).toMatch(/^mf-taxi 1.0.0 fails: failures at 3 addresses/);
  expect(said(why)['mf-taxi']).toMatch(new RegExp(`; it stays in service since ${why}$`));
});

test('pages that nothing made are said once three addresses asked for them', () => {
  const lost = countLostPages(() => now);
  for (const address of ['192.0.2.1', '192.0.2.1', '198.51.100.1']) lost.note(address);
  expect(lost.fault()).toBeNull();
  lost.note('203.0.113.1');
  expect(lost.fault()).toMatch(/at 3 addresses/);
  now += 130_000;
  expect(lost.fault()).toBeNull();
});
