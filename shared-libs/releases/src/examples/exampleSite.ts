import { promoteRelease, publishRelease } from '../changes/changes.ts';
import { done } from './exampleChannel.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from './exampleRelease.ts';
import { openStore } from '../store/folder/folderStore.ts';
import type { ReleaseStore } from '../store/store.ts';

interface ExampleSite {
  /** Folder of the releases. */
  dir: string;
  /** Versions of mf-flights that are built and published. */
  published: readonly string[];
  /** Those of them that were promoted, in this order: the last one is live. */
  live: readonly string[];
  /** UTC, ISO 8601; now unless given. */
  at?: string;
  who?: string;
}

/**
 * A store whose publishing stands still once it has read what is live, as on a laptop whose lid is closed, and goes
 * on when `meanwhile` is done.
 */
export function sleepingStore(
  store: ReleaseStore,
  meanwhile: () => Promise<unknown>,
): ReleaseStore {
  let uploads = 0;
  return {
    ...store,
    upload: async (name, version) => {
      await store.upload(name, version);
      // The first one is before it has the lock.
      if (++uploads === 2) await meanwhile();
    },
  };
}

/** Apps of `exampleMajor`. */
export const majorApps = ['shell', 'mf-flights', 'mf-taxi'];

/**
 * A site in production before its React changes: 1.0.0 of each of `majorApps` is live, and 2.0.0 of each is published, which fits
 * only the others of its kind.
 */
export async function exampleMajor(dir: string): Promise<ReleaseStore> {
  const store = openStore(dir);
  const context = {
    store,
    channel: 'production',
    at: new Date().toISOString(),
    who: 'ana',
    why: null,
  };
  for (const [version, react] of [
    ['1.0.0', '19.3.1'],
    ['2.0.0', '20.0.0'],
  ] as const) {
    for (const name of majorApps) {
      const difference = { name, version, shared: { react, '@eldorado/ui': '1.0.0' } };
      if (name === 'shell')
        await buildExample(dir, exampleShell({ ...difference, contract: 1 }), shellContents);
      else await buildExample(dir, exampleRelease(difference), remoteContents);
      done(await publishRelease(context, name, version));
      if (version === '1.0.0') done(await promoteRelease(context, name, version));
    }
  }
  return store;
}

/** A site in production: shell 1.0.0 is live, and beside it versions of mf-flights. */
export async function exampleSite({
  dir,
  published,
  live,
  at = new Date().toISOString(),
  who = 'ana',
}: ExampleSite): Promise<ReleaseStore> {
  const store = openStore(dir);
  const context = { store, channel: 'production', at, who, why: null };
  await buildExample(dir, exampleShell({ contract: 1 }), shellContents);
  done(await publishRelease(context, 'shell', '1.0.0'));
  done(await promoteRelease(context, 'shell', '1.0.0'));
  for (const version of published) {
    await buildExample(dir, exampleRelease({ version }), remoteContents);
    done(await publishRelease(context, 'mf-flights', version));
  }
  for (const version of live) done(await promoteRelease(context, 'mf-flights', version));
  return store;
}
