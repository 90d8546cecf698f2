import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findVersion, servedVersions } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { releaseDigest, sha384, type Release } from '../release/release.ts';
import { failure, type Failure } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';

/** A version that has visitors and that a gateway must not take, and why. */
export interface ServingFault {
  name: string;
  version: string;
  /** Whether its code for the server is what was published: only files of the browser are gone or altered. */
  renders: boolean;
  sentence: string;
}

export interface ServingChecks {
  /** What of a document a gateway must not take; nothing when it may take all of it. */
  faults(doc: ChannelDocument): Promise<ServingFault[]>;
  /**
   * Why a gateway must not take a version of a document: its release has no trusted signature, is another than the one
   * published, or a file of it is gone or altered (`damaged-client` when all of those are files of the browser).
   * @returns null when it may.
   */
  faultOf(doc: ChannelDocument, name: string, version: string): Promise<Failure | null>;
  /** Another text whenever a file of what these documents serve was touched since; reads none of them. */
  stamp(...documents: readonly ChannelDocument[]): Promise<string>;
}

/** Looks at releases again and again: a file that did not change on the disk since it was read is not read again. */
export function createServingChecks(store: ReleaseStore): ServingChecks {
  /** By path, what a file was when its bytes were those of its hash. */
  const right = new Map<string, string>();
  /** By folder, the files of a release that was read. */
  const listed = new Map<string, readonly string[]>();

  async function fileFault(release: Release, path: string): Promise<'missing' | 'altered' | null> {
    const { name, version, files } = release;
    const file = join(store.releaseDir(name, version), path);
    const integrity = files[path]?.integrity;
    const stamp = await stampOf(file);
    if (stamp === null) return 'missing';
    const known = `${stamp} ${integrity}`;
    if (right.get(file) === known) return null;
    const content = await readFile(file).catch(() => null);
    if (!content) return 'missing';
    if (sha384(content) !== integrity) return 'altered';
    right.set(file, known);
    return null;
  }

  async function faultOf(doc: ChannelDocument, name: string, version: string) {
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
    const paths = Object.keys(release.files);
    listed.set(store.releaseDir(name, version), paths);
    const found = await Promise.all(paths.map((path) => fileFault(release, path)));
    const isFor = (side: 'server' | 'client') => (fault: string | null, at: number) =>
      fault !== null && (paths[at] ?? '').startsWith('client/') === (side === 'client');
    const ofServer = found.findIndex(isFor('server'));
    const index = ofServer === -1 ? found.findIndex(isFor('client')) : ofServer;
    if (index === -1) return null;
    return failure(
      ofServer === -1 ? 'damaged-client' : 'damaged-release',
      `${paths[index]} of ${what} is ${found[index]}. Restore it, or promote another version.`,
    ).failure;
  }

  return {
    faultOf,
    async faults(doc) {
      const faults: ServingFault[] = [];
      for (const [name, version] of servedVersions(doc)) {
        const fault = await faultOf(doc, name, version);
        if (fault) {
          const renders = fault.kind === 'damaged-client';
          faults.push({ name, version, renders, sentence: fault.sentence });
        }
      }
      return faults;
    },
    async stamp(...documents) {
      const stamps = createHash('sha256');
      const served = documents.flatMap(servedVersions);
      // Looked at each second: what several documents serve is so once.
      const dirs = new Set(served.map(([name, version]) => store.releaseDir(name, version)));
      for (const dir of dirs) {
        const paths = ['release.json', ...(listed.get(dir) ?? [])];
        const found = await Promise.all(paths.map((path) => stampOf(join(dir, path))));
        stamps.update(JSON.stringify([dir, found]));
      }
      return stamps.digest('hex');
    },
  };
}

/** Another one whenever a file was written, replaced or given other rights; null when there is none. */
async function stampOf(file: string): Promise<string | null> {
  const found = await lstat(file, { bigint: true }).catch(() => null);
  // A link's target may change unseen.
  return found?.isFile() ? `${found.ctimeNs}-${found.size}-${found.ino}` : null;
}
