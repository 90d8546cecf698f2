// A door of its own, `@eldorado/build/app`: a running site needs this, and not the 80 MB that webpack takes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repoRoot } from '@eldorado/releases/repo-root';

export { repoRoot };

/** The folder that holds releases; RELEASES_DIR replaces the default. Every app's build runs in a folder of its own,
 * so a relative one is taken from the repository. */
export const releasesDir = (): string =>
  path.resolve(repoRoot, process.env['RELEASES_DIR'] ?? 'releases');

export interface App {
  /** Package name: `mf-flights`. */
  name: string;
  /** Name of its federation container, a JavaScript identifier: `mf_flights`. */
  container: string;
  version: string;
  dir: string;
}

/**
 * Reads an app's folder. RELEASE_VERSION replaces the version of package.json, for a build that is not
 * meant to be the next one (`npm start` does this with changed sources).
 */
export function readApp(dir: string): App {
  const { name, version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return {
    name,
    container: name.replaceAll('-', '_'),
    version: process.env['RELEASE_VERSION'] ?? version,
    dir,
  };
}

/**
 * What keeps the scripts of two versions of a remote apart on one page, as when a browser falls back to the version
 * before: webpack's globals and its Trusted Types policy are named so.
 */
export const scriptsName = (name: string, version: string): string =>
  `${name.replaceAll('-', '_')}@${version}`.replace(/[^\w@.-]/g, '_');

/** The same of its early scripts, which run beside them on a page (docs/decisions/051). */
export const earlyScriptsName = (name: string, version: string): string =>
  `${scriptsName(name, version)}/early`;

/** The installed version of a package, as the app's own folder resolves it. */
export function installedVersion(name: string, dir: string): string {
  const require = createRequire(path.join(dir, 'package.json'));
  // Not every package exports its package.json, so walk up from where the package's files are found.
  for (const base of require.resolve.paths(name) ?? []) {
    try {
      const file = readFileSync(path.join(base, name, 'package.json'), 'utf8');
      return (JSON.parse(file) as { version: string }).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed where ${dir} can see it: run npm ci`);
}
