import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findVersion, versionsOf } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { releaseDigest, sha384 } from '../release/release.ts';
import { failure, type Failure } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';

/** A version that has visitors and that a gateway must not take, and why. */
export interface ServingFault {
  name: string;
  version: string;
  sentence: string;
}

/** What of a document a gateway must not take; nothing when it may take all of it. */
export async function servingFaults(
  store: ReleaseStore,
  doc: ChannelDocument,
): Promise<ServingFault[]> {
  const faults: ServingFault[] = [];
  for (const name of Object.keys(doc.microFrontends)) {
    for (const { deployment, metadata } of versionsOf(doc, name)) {
      if (deployment.traffic === 0) continue;
      const fault = await servingFault(store, doc, name, metadata.version);
      if (fault) faults.push({ name, version: metadata.version, sentence: fault.sentence });
    }
  }
  return faults;
}

/**
 * Why a gateway must not take a version of a document: its release has no trusted signature, is another than
 * the one published, or what the server itself runs and reads of it was altered. The browser's files are left
 * to the browser, which checks each against the page's hashes.
 * @returns null when it may.
 */
async function servingFault(
  store: ReleaseStore,
  doc: ChannelDocument,
  name: string,
  version: string,
): Promise<Failure | null> {
  const read = await store.readRelease(name, version);
  if (!read.ok) return read.failure;
  const release = read.value;
  const what = `${name} ${version}`;
  if (findVersion(doc, name, version)?.extras.digest !== releaseDigest(release)) {
    return failure(
      'different-bytes',
      `The folder of ${what} no longer holds what was published. Restore it, or promote another version.`,
    ).failure;
  }
  for (const [path, { integrity }] of Object.entries(release.files)) {
    if (path.startsWith('client/')) continue;
    const content = await readFile(join(store.releaseDir(name, version), path)).catch(() => null);
    if (content && sha384(content) === integrity) continue;
    return failure(
      'damaged-release',
      `${path} of ${what} is ${content ? 'altered' : 'missing'}. Restore it, or promote another version.`,
    ).failure;
  }
  return null;
}
