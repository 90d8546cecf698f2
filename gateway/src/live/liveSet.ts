import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  rollbackVerdict,
  setIdOf,
  sha384,
  type Release,
  type ReleaseStore,
} from '@eldorado/releases';
import type { RemoteDefinition, RemoteDescriptor } from '@eldorado/remote';
import type { ShellBundle } from 'shell/contract';
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
  /** The good releases before those of the set, for browsers in which one of these does not load. */
  fallbacks: ReadonlyMap<string, Release>;
  shell: ShellBundle;
  fetchRemote(name: string): Promise<RemoteDefinition>;
}

/** Evaluated server bundles by the hashes of what they were made of. */
export interface Evaluated {
  get(key: string): Promise<unknown> | undefined;
  set(key: string, exports: Promise<unknown>): unknown;
  delete(key: string): unknown;
}

/**
 * Opens a set of releases: reads their declarations and evaluates the shell's server bundle; a remote's is
 * evaluated when the first page needs it, so that one that throws breaks only its own pages.
 * @param before versions to fall back to, by name; those that cannot be read or do not fit the shell are left out.
 * @param evaluated code that other sets have evaluated: what did not change is not evaluated again.
 * @param known apps of a set that was opened before; what cannot be read any more stays as it was.
 * @throws when the shell cannot be opened; a remote that cannot is left out and reported.
 */
export async function openSet(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  report: (name: string, error: unknown) => void,
  before: Readonly<Record<string, string>> = {},
  evaluated: Evaluated = new Map(),
  known: ReadonlyMap<string, LiveApp> = new Map(),
): Promise<LiveSet> {
  const apps = new Map<string, LiveApp>();
  for (const [name, version] of Object.entries(versions)) {
    try {
      apps.set(name, await openApp(store, name, version));
    } catch (error) {
      const earlier = known.get(name);
      if (earlier?.release.version === version) apps.set(name, earlier);
      else if (name === 'shell') throw error;
      else report(name, error);
    }
  }
  /** A bundle's exports, made with what the shell shares where it is a remote's. */
  function evaluate<Exports>(
    name: string,
    file: string,
    injected: Readonly<Record<string, unknown>>,
    maker: string | undefined,
  ): Promise<Exports> {
    const hash = apps.get(name)?.release.files[file]?.integrity;
    const key = `${hash} ${maker}`;
    const made = evaluated.get(key) as Promise<Exports> | undefined;
    if (made) return made;
    const folder = store.releaseDir(name, versionOf(versions, name));
    const exports = loadBundle<Exports>(path.join(folder, file), injected, hash);
    // One that could not be read may be there the next time.
    exports.catch(() => evaluated.delete(key));
    evaluated.set(key, exports);
    return exports;
  }
  const shellFile = 'server/shell.cjs';
  const shell = await evaluate<ShellBundle>('shell', shellFile, {}, undefined);
  const maker = apps.get('shell')?.release.files[shellFile]?.integrity;
  return {
    id: setIdOf(versions),
    versions,
    apps,
    fallbacks: await readFallbacks(store, apps, before),
    shell,
    fetchRemote: (name) =>
      evaluate<{ default: RemoteDefinition }>(name, 'server/remote.cjs', shell.shared, maker).then(
        (exports) => exports.default,
      ),
  };
}

async function readFallbacks(
  store: ReleaseStore,
  apps: ReadonlyMap<string, LiveApp>,
  before: Readonly<Record<string, string>>,
): Promise<Map<string, Release>> {
  const fallbacks = new Map<string, Release>();
  const shell = apps.get('shell')?.release;
  for (const [name, version] of Object.entries(before)) {
    const live = apps.get(name)?.release;
    if (name === 'shell' || !shell || !live || live.version === version) continue;
    const read = await store.readRelease(name, version);
    if (read.ok && rollbackVerdict(read.value, shell, live).safe) fallbacks.set(name, read.value);
  }
  return fallbacks;
}

function versionOf(versions: Readonly<Record<string, string>>, name: string): string {
  const version = versions[name];
  if (!version)
    throw new Error(`${name} has no live release: npm run release -- promote ${name} VERSION`);
  return version;
}

async function openApp(store: ReleaseStore, name: string, version: string): Promise<LiveApp> {
  const read = await store.readRelease(name, version);
  if (!read.ok) throw new Error(read.failure.sentence);
  const release = read.value;
  const text = await readFile(path.join(store.releaseDir(name, version), 'remote.json'), 'utf8');
  if (sha384(text) !== release.files['remote.json']?.integrity)
    throw new Error(`remote.json of ${name} ${version} is not what its release signed`);
  return { release, descriptor: JSON.parse(text) as RemoteDescriptor };
}
