import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { Release, ReleaseStore } from '@eldorado/releases';
import type { RemoteDefinition, RemoteDescriptor } from '@eldorado/remote';
import type { ShellBundle } from './shellBundle.ts';
import { loadBundle } from './bundle.ts';

/** One app of a set: its release, its declaration, and its code for rendering. */
export interface LiveApp {
  release: Release;
  descriptor: RemoteDescriptor;
}

/** One coherent set of versions, everything a page is made of. */
export interface LiveSet {
  id: string;
  versions: Readonly<Record<string, string>>;
  apps: ReadonlyMap<string, LiveApp>;
  shell: ShellBundle;
  fetchRemote(name: string): Promise<RemoteDefinition>;
}

/** Names a set by its versions. */
export function setIdOf(versions: Readonly<Record<string, string>>): string {
  const text = Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Opens a set of releases: reads their declarations and evaluates the shell's server bundle; a remote's is
 * evaluated when the first page needs it, so that one that throws breaks only its own pages.
 * @throws when the shell cannot be opened; a remote that cannot is left out and reported.
 */
export async function openSet(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  report: (name: string, error: unknown) => void,
): Promise<LiveSet> {
  const apps = new Map<string, LiveApp>();
  for (const [name, version] of Object.entries(versions)) {
    try {
      apps.set(name, await openApp(store, name, version));
    } catch (error) {
      if (name === 'shell') throw error;
      report(name, error);
    }
  }
  const shellDir = store.releaseDir('shell', versionOf(versions, 'shell'));
  const shell = await loadBundle<ShellBundle>(path.join(shellDir, 'server/shell.cjs'), {});
  const bundles = new Map<string, Promise<RemoteDefinition>>();
  return {
    id: setIdOf(versions),
    versions,
    apps,
    shell,
    fetchRemote(name) {
      let bundle = bundles.get(name);
      if (!bundle) {
        const file = path.join(
          store.releaseDir(name, versionOf(versions, name)),
          'server/remote.cjs',
        );
        bundle = loadBundle<{ default: RemoteDefinition }>(file, shell.shared).then(
          (exports) => exports.default,
        );
        bundle.catch(() => bundles.delete(name));
        bundles.set(name, bundle);
      }
      return bundle;
    },
  };
}

function versionOf(versions: Readonly<Record<string, string>>, name: string): string {
  const version = versions[name];
  if (!version)
    throw new Error(`${name} has no live release: npm run release -- promote ${name} VERSION`);
  return version;
}

async function openApp(store: ReleaseStore, name: string, version: string): Promise<LiveApp> {
  const descriptor = JSON.parse(
    await readFile(path.join(store.releaseDir(name, version), 'remote.json'), 'utf8'),
  ) as RemoteDescriptor;
  const release = await store.readRelease(name, version);
  if (!release.ok) throw new Error(release.failure.sentence);
  return { release: release.value, descriptor };
}
