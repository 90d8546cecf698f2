import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findVersion, liveSet } from '../channel/channel.ts';
import { done, refusal } from '../examples/exampleChannel.ts';
import { buildExample, exampleRelease, remoteContents } from '../examples/exampleRelease.ts';
import { exampleSite } from '../examples/exampleSite.ts';
import { openStore } from '../store/folder/folderStore.ts';
import { goodDocument } from '../store/goodDocument.ts';
import type { ReleaseStore } from '../store/store.ts';
import {
  canaryRelease,
  promoteRelease,
  publishRelease,
  quarantineRelease,
  retireRelease,
  rollbackRelease,
} from './changes.ts';
import { restoreDocument } from './restore.ts';
import { signChannel } from './sign.ts';

/** A site of which each test has a copy: 1.1.0 is live, 1.0.0 before it, 1.2.0 published. */
let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'restore-site-'));
  const published = ['1.0.0', '1.1.0', '1.2.0'];
  await exampleSite({ dir: site, published, live: ['1.0.0', '1.1.0'] });
});
afterAll(() => rm(site, { recursive: true }));

let dir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'restore-'));
  await cp(site, dir, { recursive: true });
  store = openStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const context = () => ({
  store,
  channel: 'production',
  at: new Date().toISOString(),
  who: 'ana',
  why: 'a bad night',
});
const file = () => join(dir, 'channels/production.json');
const document = async () => done(await store.readChannel('production'));
const live = async () => liveSet(await document())['mf-flights'];
const newest = async () => (await store.listKept('production'))[0] ?? '';
const restore = (id?: string, force = false) => restoreDocument(context(), id, force);
const promote = async (version: string) =>
  done(await promoteRelease(context(), 'mf-flights', version));

test.each([
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ['a byte of it altered', (text: string) => text.replace('1.1.0', '1.0.0')],
  ['nothing', () => ''],
])('where the document is broken, %s, the last good one is put back', async (_, spoil) => {
  const before = await document();
  await writeFile(file(), spoil(await readFile(file(), 'utf8')));
  expect((await store.readChannel('production')).ok).toBe(false);
  expect(done(await goodDocument(store, 'production', new Date()))).toEqual({
    document: before,
    fault: {
      sentence: expect.stringContaining('') as string,
      instead: expect.stringMatching(/^The last good one, \d{8}T\S+, serves instead/) as string,
    },
  });
  const id = await newest();
  expect(done(await restore())).toMatchObject({ document: id, changed: true });
  expect((await document()).microFrontends).toEqual(before.microFrontends);
  expect((await store.readLog()).at(-1)).toMatchObject({ action: 'restore', version: id });
  expect(refusal(await restore())).toBe('not-broken');
});

test('a document that is gone is put back too', async () => {
  await rm(file());
  done(await restore());
  expect(await live()).toBe('1.1.0');
});

test('without a good one there is none to start with, nor to put back', async () => {
  await writeFile(file(), '{');
  await rm(join(dir, 'kept'), { recursive: true });
  expect(refusal(await goodDocument(store, 'production', new Date()))).toBe('invalid-channel');
  expect(refusal(await restore())).toBe('nothing-kept');
});

test('one that has expired is better than none, and says so', async () => {
  const later = new Date(Date.now() + 40 * 86_400_000);
  const { document: found, fault } = done(await goodDocument(store, 'production', later));
  expect([found, fault]).toEqual([
    await document(),
    {
      sentence: expect.stringMatching(/expired at .*Renew it/) as string,
      instead: expect.stringContaining('as the last good one') as string,
    },
  ]);
});

test('by its name an earlier one is served again, canary included, with what was published since', async () => {
  done(await canaryRelease(context(), 'mf-flights', '1.2.0', 10));
  const id = await newest();
  await promote('1.0.0');
  await buildExample(dir, exampleRelease({ version: '1.3.0' }), remoteContents);
  done(await publishRelease(context(), 'mf-flights', '1.3.0'));
  const { remotes } = done(await restore(id));
  expect(remotes).toEqual([
    {
      remote: 'mf-flights',
      before: '1.0.0',
      after: '1.1.0',
      canaryAfter: { version: '1.2.0', traffic: 10 },
    },
  ]);
  const doc = await document();
  expect(findVersion(doc, 'mf-flights', '1.2.0')?.deployment.traffic).toBe(10);
  expect(findVersion(doc, 'mf-flights', '1.3.0')?.deployment.traffic).toBe(0);
  expect(done(await restore(id)).changed).toBe(false);
});

test('what was taken out of service since is not served again', async () => {
  const id = await newest();
  for (const out of [quarantineRelease, retireRelease]) {
    done(await out(context(), 'mf-flights', '1.1.0'));
    expect(refusal(await restore(id, true))).toBe('out-of-service');
    expect(await live()).toBe('1.0.0');
    await promoteRelease(context(), 'mf-flights', '1.1.0', true);
  }
});

test('what was rolled back since may be wanted again', async () => {
  const id = await newest();
  done(await rollbackRelease(context(), 'mf-flights', false, () => undefined));
  done(await restore(id));
  expect(await live()).toBe('1.1.0');
  const version = findVersion(await document(), 'mf-flights', '1.1.0');
  expect(version?.extras).not.toHaveProperty('rolledBackAt');
});

test('what is gone or altered since is not served again', async () => {
  const id = await newest();
  await promote('1.2.0');
  const entry = join(store.releaseDir('mf-flights', '1.1.0'), 'client/remoteEntry.js');
  await writeFile(entry, 'altered');
  expect(refusal(await restore(id, true))).toBe('damaged-release');
  await rm(store.releaseDir('mf-flights', '1.1.0'), { recursive: true });
  expect(refusal(await restore(id, true))).toBe('release-missing');
  expect(await live()).toBe('1.2.0');
});

test('a remote that had nothing live then stays as it is, when it fits', async () => {
  const id = await newest();
  await buildExample(dir, exampleRelease({ name: 'mf-taxi' }), remoteContents);
  done(await publishRelease(context(), 'mf-taxi', '1.0.0'));
  done(await promoteRelease(context(), 'mf-taxi', '1.0.0'));
  await promote('1.2.0');
  done(await restore(id));
  expect(liveSet(await document())).toMatchObject({ 'mf-flights': '1.1.0', 'mf-taxi': '1.0.0' });
});

test('what does not fit what stays is restored only by force', async () => {
  const id = await newest();
  const shared = { react: '19.4.0', '@eldorado/ui': '1.0.0' };
  await buildExample(dir, exampleRelease({ name: 'mf-taxi', shared }), remoteContents);
  done(await publishRelease(context(), 'mf-taxi', '1.0.0'));
  done(await promoteRelease(context(), 'mf-taxi', '1.0.0', true));
  await promote('1.2.0');
  expect(refusal(await restore(id))).toBe('unfit');
  expect(await live()).toBe('1.2.0');
  done(await restore(id, true));
  expect(await live()).toBe('1.1.0');
});

test('names that are none, or not kept, are refused', async () => {
  for (const id of ['../production', '20200101T000000.000Z'])
    expect(refusal(await restore(id))).toBe('channel-missing');
});

test('thirty documents of different content are kept; one that is only renewed takes the place of the one before', async () => {
  const count = async () => (await readdir(join(dir, 'kept/production'))).length;
  const before = await count();
  const first = await newest();
  done(await signChannel(context(), false));
  expect([await count(), (await newest()) > first]).toEqual([before, true]);
  for (let each = 0; each < 15; each++) for (const to of ['1.0.0', '1.1.0']) await promote(to);
  expect(await count()).toBe(30);
  expect(await store.listKept('production')).not.toContain(first);
});
