import { createHash } from 'node:crypto';
import { sourceHash } from '../release/sources.ts';
import type { ReleaseStore } from './store.ts';

/**
 * The version that an app's present sources have or must be built as: its own where no release has that, else one named
 * by what changed since (`1.2.0-local.h3f5a90c1`).
 * @param root the repository, whose files the releases were built from.
 * @returns the version, and whether the store has a release of these sources by that name.
 */
export async function versionOfSources(
  store: ReleaseStore,
  { name, version }: { name: string; version: string },
  root: string,
): Promise<{ version: string; isBuilt: boolean }> {
  // What a build will read is known only afterwards, so its version is made of what the releases before it read, as
  // that is now. Each release found outdated adds to it: no two lead to the same version.
  const changes = createHash('sha256');
  for (let candidate = version; ;) {
    const release = await store.readRelease(name, candidate);
    if (!release.ok) return { version: candidate, isBuilt: false };
    const { sources, sourceHash: built } = release.value;
    // A release from before builds noted their sources is taken for outdated.
    const now = sources ? await sourceHash(sources, root) : null;
    if (now === built) return { version: candidate, isBuilt: true };
    changes.update(now ?? built);
    // With a letter in front: digits alone, the first of them a zero, make no semantic version.
    candidate = `${version}-local.h${changes.copy().digest('hex').slice(0, 8)}`;
  }
}
