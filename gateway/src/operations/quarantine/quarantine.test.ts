import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import {
  canarySet,
  openStore,
  promoteRelease,
  publishRelease,
  type ReleaseStore,
} from '@eldorado/releases';
import { exampleApp, exampleSet, writeExample } from '../../live/exampleSet.ts';
import { defaultRule } from '../../config/rules.ts';
import type { Proof } from '../../render/blame/accusations.ts';
import { createLoadOutcomes, reportedBy, seenBy } from '../../telemetry/loadOutcomes.ts';
import { createQuarantine, createTaking } from './quarantine.ts';

const { log } = fastify({ logger: { level: 'silent' } });
const channel = 'production';
const now = () => new Date('2026-11-21T08:00:00.000Z');
const remotes = ['mf-flights', 'mf-taxi'];

/** A store of which each test has a copy: 1.1.0 of all is live, 1.0.0 before it. */
let published: string;
beforeAll(async () => {
  published = await mkdtemp(path.join(tmpdir(), 'quarantine-published-'));
  const store = openStore(published);
  for (const version of ['1.0.0', '1.1.0'])
    for (const name of ['shell', ...remotes]) {
      const app = exampleApp(name, [], { main: { js: ['client/main.js'], css: [] } });
      await writeExample(published, { ...app, release: { ...app.release, version } }, '');
      const context = { store, channel, at: now().toISOString(), who: 'ana', why: null };
      await publishRelease(context, name, version);
      await promoteRelease(context, name, version);
    }
});
afterAll(() => rm(published, { recursive: true }));

let dir: string;
let store: ReleaseStore;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'quarantine-'));
  await cp(published, dir, { recursive: true });
  store = openStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

/** A quarantine over this channel, and what it is told. @param proof what rendering apart shows. */
async function over(proof: Proof | null) {
  const read = await store.readChannel(channel);
  if (!read.ok) throw new Error(read.failure.sentence);
  const document = read.value;
  const apps = ['shell', ...remotes].map((name) => exampleApp(name, []));
  const set = {
    ...exampleSet(...apps),
    versions: { shell: '1.1.0', 'mf-flights': '1.1.0', 'mf-taxi': '1.1.0' },
  };
  const outcomes = createLoadOutcomes(defaultRule, () => now().getTime());
  let proofs = 0;
  let triedWith: Readonly<Record<string, string>> | undefined;
  const parts = {
    ...{ store, channel, outcomes, now, log, rule: defaultRule },
    releases: () => ({
      document: () => document,
      current: () => set,
      open: () => Promise.resolve(set),
    }),
    prove: (_remote: string, _version: string, _open: unknown, among?: typeof triedWith) => {
      proofs += 1;
      triedWith = among;
      return Promise.resolve(proof);
    },
  };
  const quarantine = createQuarantine(parts, createTaking(parts));
  const each = (count: number, act: (index: number) => void) =>
    Array.from({ length: count }, (_, index) => act(index));
  return {
    ...quarantine,
    proofs: () => proofs,
    /** The versions with which pages of a version were tried that only browsers say fails. */
    triedWith: () => triedWith,
    broken: (remote: string) => outcomes.verdict(remote, '1.1.0').broken,
    /** A remote's pages fail in workers for ten addresses, of fifty that loaded. */
    failsOnServer(remote: string, version = '1.1.0') {
      each(50, () => outcomes.record(remote, version, 'loaded', '192.0.2.0'));
      each(10, (index) => outcomes.record(remote, version, 'failed', seenBy(`198.51.${index}.0`)));
    },
    /** The first five pages of it that are asked for fail in workers. */
    failsAtOnce(remote: string) {
      each(5, (index) => outcomes.record(remote, '1.1.0', 'failed', seenBy(`198.51.${index}.0`)));
    },
    /** Browsers of thirty networks report it, to so many of which a page was sent. */
    failsInBrowsers(remote: string, served = 30, version = '1.1.0') {
      each(50, () => outcomes.record(remote, version, 'loaded', '192.0.2.0'));
      each(30, (index) =>
        outcomes.record(remote, version, 'failed', reportedBy(`198.51.${index}.1`, index < served)),
      );
    },
    /** Browsers of so many networks report it, beside loads that went well. */
    isReported(remote: string, loaded: number, failed: number) {
      each(loaded, () => outcomes.record(remote, '1.1.0', 'loaded', '192.0.2.0'));
      each(failed, (index) =>
        outcomes.record(remote, '1.1.0', 'failed', reportedBy(`198.51.${index}.1`, true)),
      );
    },
    /** What the gateway took out of service. */
    async taken() {
      const lines = await store.readLog();
      return lines
        .filter(({ action }) => action === 'quarantine')
        .map(({ remote, version }) => `${remote} ${version}`);
    },
  };
}

const culprit = (remote: string): Proof => ({ kind: 'culprit', remote, version: '1.1.0' });

test('a version that is proved to fail by itself is taken out', async () => {
  const site = await over(culprit('mf-flights'));
  site.failsOnServer('mf-flights');
  await site.look('mf-flights', '1.1.0');
  expect(await site.taken()).toEqual(['mf-flights 1.1.0']);
});

test('who makes another fail is taken out, alone, and what it made fail is counted anew', async () => {
  const site = await over(culprit('mf-taxi'));
  for (const remote of remotes) site.failsOnServer(remote);
  await Promise.all(remotes.map((remote) => site.look(remote, '1.1.0')));
  expect(await site.taken()).toEqual(['mf-taxi 1.1.0']);
  expect(site.proofs()).toBe(1);
  expect(remotes.map(site.broken)).toEqual([false, false]);
});

test('where all fail nearly as often in browsers, nobody is taken out', async () => {
  for (const [others, taken] of [
    [15, []],
    [2, ['mf-flights 1.1.0']],
  ] as const) {
    const site = await over({ kind: 'well' });
    site.isReported('mf-flights', 380, 20);
    // Too little to be looked at by itself.
    site.isReported('mf-taxi', 400, others);
    await site.look('mf-flights', '1.1.0');
    expect(await site.taken()).toEqual(taken);
    if (taken.length === 0)
      expect(site.left('mf-flights', '1.1.0')).toMatch(/the others fail nearly as often/);
  }
});

test('a canary of a set is tried with all that its visitors get', async () => {
  const context = { store, channel, at: now().toISOString(), who: 'ana', why: null };
  const apps = remotes.map((name) => ({ name, version: '1.2.0' }));
  for (const { name, version } of apps) {
    const app = exampleApp(name, [], { main: { js: ['client/main.js'], css: [] } });
    await writeExample(dir, { ...app, release: { ...app.release, version } }, '');
    await publishRelease(context, name, version);
  }
  expect((await canarySet(context, apps, 10)).ok).toBe(true);
  const site = await over({ kind: 'unseen' });
  site.failsInBrowsers('mf-flights', 30, '1.2.0');
  await site.look('mf-flights', '1.2.0');
  expect(site.triedWith()).toEqual({
    shell: '1.1.0',
    'mf-flights': '1.2.0',
    'mf-taxi': '1.2.0',
  });
});

test('a version that nobody gets any more is not looked into, whatever tabs that are open yet report', async () => {
  const site = await over(culprit('mf-flights'));
  site.failsOnServer('mf-flights', '1.0.0');
  await site.look('mf-flights', '1.0.0');
  expect(await site.taken()).toEqual([]);
  expect(site.proofs()).toBe(0);
  expect(site.left('mf-flights', '1.0.0')).toBeNull();
});

test.each([
  ['platform', /the version before too/],
  ['unseen', /rendered again apart/],
] as const)('of what is %s nobody is taken out, and it is said why', async (kind, why) => {
  const site = await over({ kind });
  site.failsOnServer('mf-flights');
  await site.look('mf-flights', '1.1.0');
  await site.look('mf-flights', '1.1.0');
  expect(await site.taken()).toEqual([]);
  expect(site.left('mf-flights', '1.1.0')).toMatch(why);
  // Workers are not started at each failure.
  expect(site.proofs()).toBe(1);
});

test('what another gateway saw in its workers is that one’s to prove', async () => {
  const site = await over(null);
  site.failsOnServer('mf-flights');
  await site.look('mf-flights', '1.1.0', true);
  expect(await site.taken()).toEqual([]);
  await site.look('mf-flights', '1.1.0');
  expect(await site.taken()).toEqual(['mf-flights 1.1.0']);
});

test('a version that is proved to fail goes out with its first five failures', async () => {
  const site = await over(culprit('mf-flights'));
  site.failsAtOnce('mf-flights');
  await site.look('mf-flights', '1.1.0');
  expect(await site.taken()).toEqual(['mf-flights 1.1.0']);
});

test.each([null, { kind: 'unseen' }, { kind: 'platform' }] as const)(
  'by five failures alone, and %j, none goes out',
  async (proof) => {
    const site = await over(proof);
    site.failsAtOnce('mf-flights');
    await site.look('mf-flights', '1.1.0');
    expect(await site.taken()).toEqual([]);
  },
);

test.each([null, { kind: 'well' }] as const)(
  'what fails in browsers alone goes out by the word of networks that a page was sent to (%j)',
  async (proof) => {
    const site = await over(proof);
    site.failsInBrowsers('mf-flights');
    await site.look('mf-flights', '1.1.0', true);
    expect(await site.taken()).toEqual(['mf-flights 1.1.0']);
  },
);

test.each([null, { kind: 'well' }] as const)(
  'networks that no page was sent to take nothing out, and it is said (%j)',
  async (proof) => {
    const site = await over(proof);
    site.failsInBrowsers('mf-flights', 2);
    await site.look('mf-flights', '1.1.0');
    await site.look('mf-flights', '1.1.0');
    expect(await site.taken()).toEqual([]);
    expect(site.left('mf-flights', '1.1.0')).toBe(
      'it does not fail here, and to too few of the networks that report it a page with it was sent: see whether it fails in a browser',
    );
  },
);

test('reports of anybody are looked at: a version that then fails here goes out', async () => {
  const site = await over(culprit('mf-flights'));
  site.failsInBrowsers('mf-flights', 0);
  await site.look('mf-flights', '1.1.0');
  expect(await site.taken()).toEqual(['mf-flights 1.1.0']);
});

test('pages are tried again once in ten seconds, and who vouches meanwhile is heard', async () => {
  const site = await over({ kind: 'well' });
  site.failsInBrowsers('mf-flights', 0);
  await site.look('mf-flights', '1.1.0');
  site.failsInBrowsers('mf-flights');
  await site.look('mf-flights', '1.1.0');
  expect([await site.taken(), site.proofs()]).toEqual([['mf-flights 1.1.0'], 1]);
});

test('of several versions that fail in browsers at a time none is taken out: one may break the others', async () => {
  const site = await over(null);
  for (const remote of remotes) site.failsInBrowsers(remote);
  for (const remote of remotes) await site.look(remote, '1.1.0');
  expect(await site.taken()).toEqual([]);
  expect(site.left('mf-flights', '1.1.0')).toBe('mf-taxi fails at the same time: see which is new');
});
