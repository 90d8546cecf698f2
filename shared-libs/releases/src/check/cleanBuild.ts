import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseRelease, type Release } from '../release/release.ts';
import type { Finding } from './checkRelease.ts';
import { reproducibleFaults } from './reproducible.ts';

/**
 * Whether a clean build gives the bytes of the release. It takes as long as the build, twice that where it does not.
 * @param sources folder of the app's sources, whose `build` script is run.
 */
export async function reproducibleFinding(release: Release, sources: string): Promise<Finding> {
  const build = () => cleanBuild(sources, release);
  const faults = await reproducibleFaults(build, release).catch((error: unknown) => [
    `it does not build in ${sources}: ${error instanceof Error ? error.message : String(error)}`,
  ]);
  return { check: 'reproducible', about: 'release', faults };
}

/** Builds an app into a store of its own, from nothing but its sources. */
async function cleanBuild(sources: string, { name, version }: Release): Promise<Release> {
  const store = await mkdtemp(join(tmpdir(), 'clean-build-'));
  try {
    await rm(join(sources, 'dist'), { recursive: true, force: true });
    await promisify(execFile)('npm', ['run', '--silent', 'build'], {
      cwd: sources,
      env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: store, RELEASE_VERSION: version },
    });
    const built = parseRelease(await readFile(join(store, name, version, 'release.json'), 'utf8'));
    if (!built.ok) throw new Error(built.failure.sentence);
    return built.value;
  } finally {
    await rm(store, { recursive: true });
  }
}
