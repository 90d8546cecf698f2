import { openKeyring, type Environment } from '../signature/keys.ts';
import { openS3Store } from './s3/s3Store.ts';
import { openStore } from './folder/folderStore.ts';
import type { ReleaseStore } from './store.ts';

/**
 * The store that the configuration names: RELEASES_STORE, `s3://bucket/prefix`, else the folder.
 * @param dir where releases lie; with a store elsewhere, where builds put theirs and the others are fetched to.
 */
export function configuredStore(dir: string, env: Environment = process.env): ReleaseStore {
  const address = env['RELEASES_STORE'];
  if (!address) return openStore(dir, openKeyring(dir, env));
  if (address.startsWith('s3://')) return openS3Store(address, dir, env);
  throw new Error(`RELEASES_STORE must be an address such as s3://bucket/prefix, not '${address}'`);
}
