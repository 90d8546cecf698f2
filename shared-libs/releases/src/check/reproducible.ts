import type { Release } from '../release/release.ts';

/** Builds a release from clean; called once after the other, never twice at a time. */
export type CleanBuild = () => Promise<Release>;

/**
 * Builds again and compares the bytes with those of the release in the store, which came from another place at another time. Where they
 * differ, or it is of other sources, a second build tells whose doing that is: the build's or the sources'.
 * @returns the files that differ, a sentence each.
 */
export async function reproducibleFaults(build: CleanBuild, stored: Release): Promise<string[]> {
  const first = await build();
  if (stored.sourceHash === first.sourceHash && differences(first, stored).length === 0) return [];
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
