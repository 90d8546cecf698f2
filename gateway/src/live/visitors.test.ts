import { generateKeyPairSync } from 'node:crypto';
import {
  canary,
  cohortCount,
  emptyChannel,
  promote,
  publish,
  setIdOf,
  signPins,
  type ChannelDocument,
  type Result,
} from '@eldorado/releases';
import type { FastifyRequest } from 'fastify';
import { exampleApp, exampleSet } from './exampleSet.ts';
import type { LiveReleases } from './followChannel.ts';
import { createVisitors } from './visitors.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keyring = { trustedKeys: () => Promise.resolve([publicKey]) };
const now = new Date('2026-03-02T15:00:00.000Z');
const until = '2026-03-02T16:00:00.000Z';
const names = ['shell', 'mf-flights', 'mf-taxi'];
const next = names.map((name) => ({ name, version: '2.0.0' }));
const all = (version: string) => Object.fromEntries(names.map((name) => [name, version]));

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

/** 1.0.0 of each is live, and 2.0.0 of each is published. */
function channel(): ChannelDocument {
  const at = now.toISOString();
  return names.reduce((before, name) => {
    const { release } = exampleApp(name, [], { main: { js: ['client/main.js'], css: [] } });
    const first = value(publish(before, release, at));
    const both = value(publish(first, { ...release, version: '2.0.0' }, at));
    return value(promote(both, name, '1.0.0', at));
  }, emptyChannel());
}

/** Who is served what by a channel. @param broken versions of a shell that does not start. */
function visitorsOf(document: ChannelDocument, broken: readonly string[] = []) {
  const open = (versions: Readonly<Record<string, string>>) =>
    broken.includes(versions['shell'] ?? '')
      ? Promise.reject(new Error('it does not start'))
      : Promise.resolve({ ...exampleSet(), id: setIdOf(versions), versions });
  const current = { ...exampleSet(), versions: all('1.0.0') };
  const releases: Pick<LiveReleases, 'current' | 'document' | 'open'> = {
    current: () => current,
    document: () => document,
    open,
  };
  return createVisitors(releases, keyring, () => now);
}

const asked = (cookie: string) => ({ headers: { cookie }, protocol: 'https' }) as FastifyRequest;
const token = (apps = next) => signPins(apps, until, privateKey);

test('a link to a set is a cookie for all of it, and its browser is shown all of its versions', async () => {
  const visitors = visitorsOf(channel());
  const url = new URL('https://site.test/vuelos?q=AV');
  url.searchParams.set('release', token());
  const taken = await visitors.takePin(asked(''), url);
  expect(taken).toEqual({
    location: '/vuelos?q=AV',
    cookie: `release=${token()}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`,
  });
  const visitor = await visitors.recognise(asked(taken?.cookie ?? ''));
  expect(visitor.set.versions).toEqual(all('2.0.0'));
  expect(visitor.pinned).toEqual({ versions: all('2.0.0'), until });
});

test('a link to a set shows nothing of it when one version is not published, or its shell does not start', async () => {
  const withUnknown = token([...next, { name: 'mf-lounge', version: '1.0.0' }]);
  const url = new URL(`https://site.test/?release=${encodeURIComponent(withUnknown)}`);
  expect((await visitorsOf(channel()).takePin(asked(''), url))?.cookie).toMatch(/Max-Age=0/);
  for (const [visitors, cookie] of [
    [visitorsOf(channel()), withUnknown],
    [visitorsOf(channel(), ['2.0.0']), token()],
  ] as const) {
    const visitor = await visitors.recognise(asked(`release=${cookie}`));
    expect([visitor.set.versions, visitor.pinned]).toEqual([all('1.0.0'), undefined]);
  }
});

/** 2.0.0 of all is tried together, by a share of the visitors in percent. */
function triedTogether(share: number): ChannelDocument {
  const set = next.map(({ name, version }) => `${name}@${version}`);
  return names.reduce(
    (doc, name) => value(canary(doc, name, '2.0.0', share, now.toISOString(), { set })),
    channel(),
  );
}

test('a link shows its version beside what is live, also to who is in a canary', async () => {
  const visitors = visitorsOf(triedTogether(99));
  const cohorts = Array.from({ length: 20 }, (_, cohort) => `cohort=${cohort}`);
  const given = await Promise.all(cohorts.map((cookie) => visitors.recognise(asked(cookie))));
  const inIt = cohorts.find((_, index) => given[index]?.set.versions['shell'] === '2.0.0');
  if (inIt === undefined) throw new Error('Nobody is in the canary');
  const one = token([{ name: 'mf-taxi', version: '2.0.0' }]);
  const { set } = await visitors.recognise(asked(`${inIt}; release=${one}`));
  expect(set.versions).toEqual({ ...all('1.0.0'), 'mf-taxi': '2.0.0' });
});

test('a visitor of a canary of a set gets all of it or none', async () => {
  const visitors = visitorsOf(triedTogether(20));
  let tried = 0;
  for (let cohort = 0; cohort < cohortCount; cohort += 10) {
    const { set: given } = await visitors.recognise(asked(`cohort=${cohort}`));
    const isTried = given.versions['shell'] === '2.0.0';
    expect(given.versions).toEqual(all(isTried ? '2.0.0' : '1.0.0'));
    tried += Number(isTried);
  }
  expect(tried).toBeGreaterThan(100);
  expect(tried).toBeLessThan(300);
});
