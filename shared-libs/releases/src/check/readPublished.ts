import { findVersion } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { releaseDigest, type Release } from '../release/release.ts';
import { failure, type Result } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';
import { verifyRelease } from './verifyRelease.ts';

/** A release whose folder holds every file as it was built. */
export async function readWhole(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Result<Release>> {
  const release = await store.readRelease(name, version);
  if (!release.ok) return release;
  const faults = await verifyRelease(store.releaseDir(name, version));
  if (faults.length === 0) return release;
  const named = faults.map((fault) => fault.sentence).join('; ');
  return failure(
    'damaged-release',
    `${name} ${version} is not whole: ${named}. Build it again: npm run build -w ${name}`,
  );
}

/** A release whose folder still holds what was published on a channel. */
export async function readPublished(
  store: ReleaseStore,
  doc: ChannelDocument,
  name: string,
  version: string,
): Promise<Result<Release>> {
  const release = await readWhole(store, name, version);
  if (!release.ok) return release;
  if (findVersion(doc, name, version)?.extras.digest === releaseDigest(release.value)) {
    return release;
  }
  return failure(
    'different-bytes',
    `The folder of ${name} ${version} no longer holds what was published. Restore it, or publish the new build under a new version.`,
  );
}
