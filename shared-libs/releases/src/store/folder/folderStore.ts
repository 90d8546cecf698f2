import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openKeyring, type Keyring } from '../../signature/keys.ts';
import type { ReleaseStore } from '../store.ts';
import { folderChannels } from './folderChannels.ts';
import { withLock } from './folderLock.ts';
import { folderLog } from './folderLog.ts';
import { folderReleases } from './folderReleases.ts';

/**
 * The store in a folder.
 * @param keyring who may sign; RELEASE_SIGNING_KEY and RELEASE_TRUSTED_KEYS say so otherwise.
 */
export function openStore(dir: string, keyring: Keyring = openKeyring(dir)): ReleaseStore {
  const reserve = join(dir, '.reserve');
  return {
    dir,
    keyring,
    ...folderReleases(dir, keyring),
    ...folderChannels(dir, keyring),
    ...folderLog(dir),
    useReserve: () => rm(reserve, { force: true }),

    async exclusively(change, options) {
      const done = await withLock(join(dir, '.lock'), change, options);
      await keepRoom(reserve);
      return done;
    },
  };
}

/** What the log and the documents of a site with hundreds of releases take, several times over. */
const reservedBytes = 4 * 1024 * 1024;

/** Fills a file with nothing of use, where there is none; a disk that has no room for it is no reason to fail. */
async function keepRoom(file: string): Promise<void> {
  try {
    // Random, since some file systems keep no room for what compresses well.
    await writeFile(file, randomBytes(reservedBytes), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
  }
}
