import { thoroughly } from '@eldorado/testing/thorough';
import { emptyChannel, type ChannelDocument } from './document.ts';
import { canarySets, hasCanary, visitorVersions } from './cohort.ts';
import { cohortCount } from './shares.ts';
import { at, done } from '../examples/exampleChannel.ts';
import { exampleRelease } from '../examples/exampleRelease.ts';
import { quarantine } from './service.ts';
import { canary, promote, publish } from './transitions.ts';

const names = ['mf-flights', 'mf-taxi'];

/** Two remotes with 1.0.0 live and 1.1.0 tried by these shares; 0 is no canary. */
function channel(flights: number, taxi = 0): ChannelDocument {
  let doc = emptyChannel();
  names.forEach((name, index) => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      doc = done(publish(doc, exampleRelease({ name, version }), at(0)));
    }
    doc = done(promote(doc, name, '1.0.0', at(1)));
    const share = [flights, taxi][index];
    if (share) doc = done(canary(doc, name, '1.1.0', share, at(2)));
  });
  return doc;
}

const everyCohort = Array.from({ length: cohortCount }, (_, cohort) => cohort);
const onCanary = (doc: ChannelDocument, name = 'mf-flights') =>
  everyCohort.filter((cohort) => visitorVersions(doc, cohort)[name] === '1.1.0');

/** Numbers that are the same in each run: a linear congruential generator (Numerical Recipes). */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('without a canary everyone has the live versions, and what was never live nobody', () => {
  const doc = done(publish(channel(0), exampleRelease({ name: 'mf-forms' }), at(3)));
  expect(hasCanary(doc)).toBe(false);
  for (const cohort of [0, 5_000, 9_999]) {
    expect(visitorVersions(doc, cohort)).toEqual({ 'mf-flights': '1.0.0', 'mf-taxi': '1.0.0' });
  }
});

test('each canary is a set of its own, unless several are one', () => {
  const [flights, taxi] = [{ 'mf-flights': '1.1.0' }, { 'mf-taxi': '1.1.0' }];
  expect(canarySets(channel(0))).toEqual([]);
  expect(canarySets(channel(10, 20))).toEqual([flights, taxi]);
  const set = ['mf-flights@1.1.0', 'mf-taxi@1.1.0'];
  const together = names.reduce(
    (doc, name) => done(canary(doc, name, '1.1.0', 5, at(2), { auto: false, set })),
    channel(0),
  );
  expect(canarySets(together)).toEqual([{ ...flights, ...taxi }]);
});

test.each([0.01, 0.07, 10, 33.33, 99.99])(
  '%d %% of the traffic is just that share of the cohorts',
  (share) => {
    const doc = channel(share);
    expect(hasCanary(doc)).toBe(true);
    expect(onCanary(doc)).toHaveLength(Math.round(share * 100));
  },
);

thoroughly(test)(
  'of 100,000 visitors a canary of 10 % has 9.5 to 10.5 %, every one of them to stay',
  () => {
    const doc = channel(10);
    const draw = random(20261121);
    const visitors = Array.from({ length: 100_000 }, () =>
      Math.floor(draw.next().value * cohortCount),
    );
    const first = visitors.map((cohort) => visitorVersions(doc, cohort)['mf-flights']);
    const share = first.filter((version) => version === '1.1.0').length / visitors.length;
    expect(share).toBeGreaterThan(0.095);
    expect(share).toBeLessThan(0.105);
    const again = visitors.map((cohort) => visitorVersions(doc, cohort)['mf-flights']);
    expect(again).toEqual(first);
    const reordered = structuredClone(doc);
    for (const versions of Object.values(reordered.microFrontends)) versions.reverse();
    expect(visitors.map((cohort) => visitorVersions(reordered, cohort)['mf-flights'])).toEqual(
      first,
    );
  },
);

test('a canary that grows keeps those that have it', () => {
  const at20 = new Set(onCanary(channel(20)));
  const at10 = onCanary(channel(10));
  expect(at10.every((cohort) => at20.has(cohort))).toBe(true);
  expect(at20.size).toBe(2 * at10.length);
});

test('remotes try their canaries on different visitors', () => {
  const doc = channel(50, 50);
  const flights = new Set(onCanary(doc));
  const both = onCanary(doc, 'mf-taxi').filter((cohort) => flights.has(cohort)).length;
  // Independent halves meet in a quarter.
  expect(both / cohortCount).toBeGreaterThan(0.235);
  expect(both / cohortCount).toBeLessThan(0.265);
});

/** Both remotes' 1.1.0 as one canary. */
const set = names.map((name) => `${name}@1.1.0`);
function together(share: number): ChannelDocument {
  return names.reduce(
    (doc, name) => done(canary(doc, name, '1.1.0', share, at(2), { set })),
    channel(0),
  );
}

test('of a set of canaries a cohort gets all or none, and the share is just so', () => {
  const doc = together(12.5);
  expect(onCanary(doc)).toHaveLength(1_250);
  expect(onCanary(doc, 'mf-taxi')).toEqual(onCanary(doc));
  const grown = new Set(onCanary(together(25)));
  expect(onCanary(doc).every((cohort) => grown.has(cohort))).toBe(true);
});

test('of a set of canaries of which one is not served nobody gets the others', () => {
  for (const spoil of [
    (doc: ChannelDocument) => delete doc.microFrontends['mf-taxi'],
    (doc: ChannelDocument) => {
      for (const each of doc.microFrontends['mf-taxi'] ?? []) each.deployment.traffic = 0;
    },
    (doc: ChannelDocument) => {
      for (const { metadata, extras } of doc.microFrontends['mf-taxi'] ?? [])
        if (metadata.version === '1.1.0')
          extras.quarantine = { at: at(3), why: 'broken', by: 'ana' };
    },
    (doc: ChannelDocument) => {
      for (const { extras } of doc.microFrontends['mf-taxi'] ?? []) delete extras.set;
    },
  ]) {
    const doc = structuredClone(together(12.5));
    spoil(doc);
    expect(onCanary(doc)).toEqual([]);
  }
});

test('two canaries of one remote, written by someone else, share it whatever their order', () => {
  const doc = structuredClone(channel(10));
  const versions = doc.microFrontends['mf-flights'] ?? [];
  for (const each of versions) {
    each.deployment.traffic = { '1.0.0': 70, '1.1.0': 10, '1.2.0': 20 }[each.metadata.version] ?? 0;
  }
  const dealt = everyCohort.map((cohort) => visitorVersions(doc, cohort)['mf-flights']);
  expect(dealt.filter((version) => version === '1.2.0')).toHaveLength(2_000);
  versions.reverse();
  expect(everyCohort.map((cohort) => visitorVersions(doc, cohort)['mf-flights'])).toEqual(dealt);
});

test('a quarantined version is served to nobody', () => {
  const reason = { at: at(3), why: 'broken', by: 'ana' };
  const doc = done(quarantine(channel(10), 'mf-flights', '1.1.0', reason));
  expect(onCanary(doc)).toEqual([]);
  const careless = structuredClone(channel(10));
  for (const each of careless.microFrontends['mf-flights'] ?? []) {
    if (each.metadata.version === '1.1.0') each.extras.quarantine = reason;
  }
  expect(onCanary(careless)).toEqual([]);
});
