import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thoroughly } from '@eldorado/testing/thorough';
import { canaryRelease, pauseRelease, promoteRelease, publishRelease } from './changes.ts';
import { done, refusal } from '../examples/exampleChannel.ts';
import { buildExample, exampleRelease, remoteContents } from '../examples/exampleRelease.ts';
import { collectGarbage } from './gc.ts';
import { openStore } from '../store/folder/folderStore.ts';
import type { ReleaseStore } from '../store/store.ts';

// Each makes a dozen releases, every write down to the disk.
jest.setTimeout(60_000);

let dir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'releases-'));
  store = openStore(dir);
});

afterEach(() => rm(dir, { recursive: true }));

/** An instant this many days ago. gc takes its clock, so tests need not wait. */
const day = (ago: number) => new Date(Date.UTC(2026, 10, 21) - ago * 86_400_000).toISOString();
const context = (ago: number, channel = 'production') => ({
  store,
  channel,
  at: day(ago),
  who: 'ana',
  why: null,
});

/** Versions 1.0.0 to 1.<count - 1>.0, built and published this many days ago. */
async function published(count: number, ago: number, channel = 'production'): Promise<void> {
  for (let minor = 0; minor < count; minor += 1) {
    const version = `1.${minor}.0`;
    await buildExample(dir, exampleRelease({ version }), remoteContents);
    done(await publishRelease(context(ago, channel), 'mf-flights', version));
  }
}
const promoted = async (minor: number, ago: number, channel = 'production') =>
  done(await promoteRelease(context(ago, channel), 'mf-flights', `1.${minor}.0`));
const collected = async (dryRun = false) =>
  done(await collectGarbage(context(0), dryRun)).map(({ version }) => version);
const folders = async () => (await store.listReleases()).map(({ version }) => version);

thoroughly(test)(
  'what was never served and published long ago goes, but for the 5 newest',
  async () => {
    await published(8, 40);
    await promoted(7, 40);
    expect(await collected(true)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(await folders()).toHaveLength(8);
    expect(await collected()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect(await folders()).toEqual(['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0']);
    const doc = done(await store.readChannel('production'));
    expect(doc.microFrontends['mf-flights']).toHaveLength(5);
    const removals = (await store.readLog()).filter(({ action }) => action === 'gc');
    expect(removals).toHaveLength(3);
    expect(removals[0]).toMatchObject({
      who: 'ana',
      version: '1.0.0',
      before: '1.7.0',
      after: '1.7.0',
    });
    expect(await collected()).toEqual([]);
  },
);

test('live, its way back, canaries and paused canaries stay on whatever channel, however old', async () => {
  await published(12, 90);
  await promoted(0, 89);
  await promoted(1, 88);
  await published(12, 90, 'staging');
  await promoted(6, 87, 'staging');
  await canaryRelease(context(86, 'staging'), 'mf-flights', '1.2.0', 10);
  await pauseRelease(context(85, 'staging'), 'mf-flights');
  await canaryRelease(context(84, 'staging'), 'mf-flights', '1.3.0', 10);
  expect(await collected()).toEqual(['1.4.0', '1.5.0']);
});

test('a tab of 30 days ago finds its files, one of 31 days ago need not', async () => {
  await published(10, 90);
  await promoted(0, 80);
  await promoted(1, 70);
  await promoted(2, 31);
  await promoted(3, 30);
  await promoted(4, 20);
  await promoted(9, 10);
  expect(await collected()).toEqual(['1.0.0', '1.1.0']);
});

test('with --days of its own it keeps less', async () => {
  await published(8, 20);
  await promoted(7, 20);
  expect(await collected()).toEqual([]);
  const week = done(await collectGarbage(context(0), false, 7));
  expect(week.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

/** The store on a disk whose only free room is what the store itself has reserved. */
function onFullDisk(full: ReleaseStore): ReleaseStore {
  const write = <A extends unknown[], T>(action: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      if (existsSync(join(full.dir, '.reserve'))) {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      }
      return action(...args);
    };
  };
  return {
    ...full,
    appendLog: write(full.appendLog),
    writeChannel: write(full.writeChannel),
    // Its first step is to write the lock.
    exclusively: (change, options) => write(() => full.exclusively(change, options))(),
  };
}

test('on a full disk it has the room that earlier changes reserved, and reserves it anew', async () => {
  await published(8, 40);
  await promoted(7, 40);
  const free = store;
  store = onFullDisk(free);
  await expect(promoted(6, 0)).rejects.toThrow('no space left');
  expect(await collected()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect(await folders()).toHaveLength(5);
  expect((await stat(join(dir, '.reserve'))).size).toBeGreaterThan(1_000_000);
});

test('a canary counts as served until it ended', async () => {
  await published(10, 90);
  await promoted(9, 90);
  await canaryRelease(context(60), 'mf-flights', '1.0.0', 10);
  await promoted(9, 29);
  expect(await collected()).not.toContain('1.0.0');
});

test('a document of old does not say when a version was left: it stays until a change notes it', async () => {
  await published(10, 90);
  await promoted(0, 90);
  await promoted(9, 80);
  const doc = structuredClone(done(await store.readChannel('production')));
  for (const each of doc.microFrontends['mf-flights'] ?? []) delete each.extras.retiredAt;
  await store.writeChannel('production', doc);
  await promoted(8, 2);
  expect(await collected()).not.toContain('1.0.0');
});

test('what is built and not yet published goes when it is old too', async () => {
  await published(6, 90);
  await promoted(5, 90);
  for (const [version, ago] of [
    ['0.1.0', 31],
    ['0.2.0', 1],
  ] as const) {
    await buildExample(dir, exampleRelease({ version }), remoteContents);
    const built = new Date(day(ago));
    await utimes(store.releaseDir('mf-flights', version), built, built);
  }
  expect(await collected()).toEqual(['0.1.0', '1.0.0']);
  expect(existsSync(store.releaseDir('mf-flights', '0.2.0'))).toBe(true);
});

test('a removed version does not come back with its number', async () => {
  await published(7, 90);
  await promoted(6, 90);
  await collected();
  await buildExample(dir, exampleRelease({ version: '1.0.0' }), remoteContents);
  expect(refusal(await publishRelease(context(0), 'mf-flights', '1.0.0'))).toBe('removed-before');
});

test('while a channel cannot be read nothing is removed', async () => {
  await published(8, 90);
  await promoted(7, 90);
  await store.writeChannel('staging', done(await store.readChannel('production')));
  await rm(join(dir, 'keys'), { recursive: true });
  expect(refusal(await collectGarbage(context(0), false))).toBe('untrusted');
  expect(await folders()).toHaveLength(8);
});
