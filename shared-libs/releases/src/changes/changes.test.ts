import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveSet } from '../channel/channel.ts';
import {
  canaryRelease,
  planRollback,
  promoteRelease,
  publishRelease,
  quarantineRelease,
  rollbackRelease,
} from './changes.ts';
import { done, refusal } from '../examples/exampleChannel.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../examples/exampleRelease.ts';
import { exampleSite, sleepingStore } from '../examples/exampleSite.ts';
import { collectGarbage } from './gc.ts';
import type { Release } from '../release/release.ts';
import { signChannel } from './sign.ts';
import { openStore } from '../store/folder/folderStore.ts';
import type { ReleaseStore } from '../store/store.ts';

// Each makes a site, every write down to the disk.
jest.setTimeout(60_000);

let dir: string;
let store: ReleaseStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'changes-'));
  store = openStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const context = (used = store, at = new Date()) => ({
  store: used,
  channel: 'production',
  at: at.toISOString(),
  who: 'ana',
  why: 'new board',
});

/** Builds and publishes a release whose pages have these addresses. */
async function published(difference: Partial<Release>, ...paths: string[]): Promise<Release> {
  const isShell = difference.name === 'shell';
  const example = isShell ? exampleShell({ contract: 1 }) : exampleRelease();
  const release = { ...example, ...difference };
  const { name, version } = release;
  const pages = paths.map((path) => ({ id: path, path, screen: 'board' }));
  const declared = JSON.stringify({ name, contract: 1, pages, namespace: null });
  const contents = isShell ? shellContents : remoteContents;
  await buildExample(dir, release, { ...contents, 'remote.json': declared });
  done(await publishRelease(context(), name, version));
  return release;
}

async function live(difference: Partial<Release>, ...paths: string[]): Promise<void> {
  const { name, version } = await published(difference, ...paths);
  done(await promoteRelease(context(), name, version));
}

async function tried(difference: Partial<Release>, ...paths: string[]): Promise<void> {
  const { name, version } = await published(difference, ...paths);
  done(await canaryRelease(context(), name, version, 20));
}

const reasonsOf = async (name: string) => done(await planRollback(context(), name)).reasons;

describe('what speaks against a rollback', () => {
  const services = { name: 'mf-services' };
  const taken = "page '/taxi': /taxi belongs to mf-taxi (/taxi)";

  beforeEach(async () => {
    await live({ name: 'shell' });
    await live(services, '/services', '/taxi');
    await live({ ...services, version: '1.1.0' }, '/services');
  });

  test('nothing, where nobody took what was given away', async () => {
    await live({ name: 'mf-taxi' }, '/ride');
    expect(await reasonsOf('mf-services')).toEqual([]);
  });

  test('a page that another remote has by now', async () => {
    await live({ name: 'mf-taxi' }, '/taxi');
    expect(await reasonsOf('mf-services')).toEqual([expect.stringContaining(taken)]);
    const rolledBack = await rollbackRelease(context(), 'mf-services', false, () => undefined);
    expect(refusal(rolledBack)).toBe('unsafe');
    const quarantined = await quarantineRelease(context(), 'mf-services', '1.1.0');
    expect(refusal(quarantined)).toBe('unsafe');
  });

  test("a page that another remote's canary has", async () => {
    await live({ name: 'mf-taxi' }, '/ride');
    await tried({ name: 'mf-taxi', version: '1.1.0' }, '/taxi');
    expect(await reasonsOf('mf-services')).toEqual([expect.stringContaining(taken)]);
  });

  test('a canary that needs more than the shell before shares', async () => {
    const shared = { react: '19.3.1', '@eldorado/ui': '1.1.0' };
    await live({ name: 'shell', version: '1.1.0', shared });
    expect(await reasonsOf('shell')).toEqual([]);
    await live({ name: 'mf-taxi' }, '/ride');
    await tried({ name: 'mf-taxi', version: '1.1.0', shared }, '/ride');
    expect(await reasonsOf('shell')).toEqual([
      'mf-taxi 1.1.0 was built with @eldorado/ui 1.1.0, shell 1.0.0 shares 1.0.0',
    ]);
  });

  test('a canary of the shell that does not share what the version before needs', async () => {
    await live({ ...services, version: '1.2.0', shared: { react: '19.3.1' } }, '/services');
    await tried({ name: 'shell', version: '1.1.0', shared: { react: '19.3.1' } });
    expect(await reasonsOf('mf-services')).toEqual([
      'mf-services 1.1.0 needs @eldorado/ui 1.0.0, which shell 1.1.0 does not share',
    ]);
  });

  test('nothing of a canary that it never meets', async () => {
    await live({ name: 'mf-taxi' }, '/ride');
    await tried({ name: 'mf-taxi', version: '1.1.0' }, '/ride');
    await rm(store.releaseDir('mf-taxi', '1.1.0'), { recursive: true });
    expect(await reasonsOf('mf-services')).toEqual([]);
  });
});

describe('a change that stood still', () => {
  const live = async () => liveSet(done(await store.readChannel('production')))['mf-flights'];
  const logged = async () => (await store.readLog()).map(({ action }) => action);
  const rollBack = async () =>
    done(await rollbackRelease(context(), 'mf-flights', false, () => undefined));

  beforeEach(async () => {
    await exampleSite({ dir, published: ['1.0.0', '1.1.0'], live: ['1.0.0', '1.1.0'] });
    await buildExample(dir, exampleRelease({ version: '1.2.0' }), remoteContents);
  });

  /** Makes the lock the one of another machine that nobody heard of for long. */
  async function takeForDead(): Promise<void> {
    const lock = join(dir, '.lock');
    const file = join(lock, (await readdir(lock)).find((name) => /^\d+$/.test(name)) ?? '');
    const holder = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...holder, host: 'laptop' }));
    await utimes(file, 1, 1);
  }

  test('does not undo what was done meanwhile, and is made when it is repeated', async () => {
    const laptop = sleepingStore(store, async () => {
      await takeForDead();
      await rollBack();
    });
    const refused = await publishRelease(context(laptop), 'mf-flights', '1.2.0');
    expect([refusal(refused), await live()]).toEqual(['overtaken', '1.0.0']);
    expect((await logged()).at(-1)).toBe('rollback');
    done(await publishRelease(context(), 'mf-flights', '1.2.0'));
    expect([await live(), (await logged()).at(-1)]).toEqual(['1.0.0', 'publish']);
  });

  test('gives up when its lock was taken over, although nothing was changed yet', async () => {
    const laptop = sleepingStore(store, async () => {
      await takeForDead();
      done(await store.exclusively(() => Promise.resolve()));
    });
    const refused = await publishRelease(context(laptop), 'mf-flights', '1.2.0');
    expect(refusal(refused)).toBe('overtaken');
  });

  test('gives up when the document is another one, whatever its lock says', async () => {
    const renew = async () =>
      store.writeChannel('production', done(await store.readChannel('production')));
    const laptop = sleepingStore(store, renew);
    const refused = await publishRelease(context(laptop), 'mf-flights', '1.2.0');
    expect(refusal(refused)).toBe('overtaken');
  });

  /** A store that stands still once it has written to the log. */
  const asleepAfterLog = (): ReleaseStore => ({
    ...store,
    appendLog: async (entry) => {
      await store.appendLog(entry);
      await takeForDead();
      await rollBack();
    },
  });

  test.each([
    ['promoting', (used: ReleaseStore) => promoteRelease(context(used), 'mf-flights', '1.0.0')],
    ['signing', (used: ReleaseStore) => signChannel(context(used), false)],
  ])('between the log and the document: %s', async (_, change) => {
    expect(refusal(await change(asleepAfterLog()))).toBe('overtaken');
    expect([await live(), (await logged()).at(-1)]).toEqual(['1.0.0', 'rollback']);
  });

  test('while garbage is collected: nothing is removed', async () => {
    for (const version of ['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) {
      await buildExample(dir, exampleRelease({ version }), remoteContents);
      done(await publishRelease(context(), 'mf-flights', version));
      if (version === '1.2.0') done(await promoteRelease(context(), 'mf-flights', version));
    }
    const later = new Date(Date.now() + 40 * 86_400_000);
    const collected = await collectGarbage(context(asleepAfterLog(), later), false);
    expect(refusal(collected)).toBe('overtaken');
    expect(await live()).toBe('1.1.0');
    expect(refusal(await store.readRelease('mf-flights', '1.0.0'))).toBeNull();
  });
});
