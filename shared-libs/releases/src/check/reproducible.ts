import type { Release } from '../release/release.ts';

/** Builds a release from clean; called once after the other, never both at a time. */
export type CleanBuild = () => Promise<Release>;

/**
 * Builds twice and compares the bytes, with each other and with the release in the store.
 * @param stored compared only when it was built from the same sources.
 * @returns the files that differ, a sentence each.
 */
export async function reproducibleFaults(build: CleanBuild, stored: Release): Promise<string[]> {
  const first = await build();
  const second = await build();
  const faults = differences(first, second).map(
    (file) => `${file} differs between two clean builds: find what in it depends on time or place`,
  );
  if (faults.length > 0 || stored.sourceHash !== first.sourceHash) return faults;
  return differences(first, stored).map(
    (file) => `${file} is not what its sources build: build the release again`,
  );
}

function differences(a: Release, b: Release): string[] {
  const files = new Set([...Object.keys(a.files), ...Object.keys(b.files)]);
  return [...files].filter((file) => a.files[file]?.integrity !== b.files[file]?.integrity).sort();
}
