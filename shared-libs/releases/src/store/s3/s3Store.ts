import { openKeyring, type Environment } from '../../signature/keys.ts';
import { openStore } from '../folder/folderStore.ts';
import type { ReleaseStore } from '../store.ts';
import { openBucket } from './bucket.ts';
import { withConditionalLock } from './conditionalLock.ts';
import { hasConditionalWrites } from './conditionalWrites.ts';
import { s3Channels } from './s3Channels.ts';
import { s3Log } from './s3Log.ts';
import { s3Releases } from './s3Releases.ts';
import { withTicketLock } from './ticketLock.ts';

/**
 * Releases and channels in an S3-compatible object storage, under the same names as in a folder. A release that
 * is read is fetched into the local folder as a whole, where builds put theirs too; publishing takes it to the
 * bucket.
 * @param address `s3://bucket/prefix`.
 * @param dir the local folder.
 * @throws without keys of one's own: a development key of one machine says nothing to another.
 */
export function openS3Store(
  address: string,
  dir: string,
  env: Environment = process.env,
): ReleaseStore {
  const keyring = openKeyring(dir, env);
  if (keyring.isDevelopment) {
    throw new Error(
      `${address} needs keys of yours: npm run release -- key release.pem, then RELEASE_SIGNING_KEY and RELEASE_TRUSTED_KEYS`,
    );
  }
  const bucket = openBucket(address, env);
  const local = openStore(dir, keyring);
  // Verified before the first change, and not where releases are only read: that may be all its keys allow.
  let conditional: Promise<boolean> | undefined;
  const onCondition = () => {
    conditional ??= hasConditionalWrites(bucket).catch((error: unknown) => {
      conditional = undefined;
      throw error;
    });
    return conditional;
  };

  const parts = { address, dir, local, bucket, keyring, onCondition };
  return {
    ...local,
    dir: address,
    ...s3Releases(parts),
    ...s3Channels(parts),
    ...s3Log(parts),

    async exclusively(change, options) {
      const lock = (await onCondition()) ? withConditionalLock : withTicketLock;
      return lock(bucket, change, options);
    },
  };
}
