import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  rollbackVerdict,
  setIdOf,
  sha384,
  type Release,
  type ReleaseStore,
} from '@eldorado/releases';
import type { RemoteDescriptor } from '@eldorado/remote';
import type { Standing } from './standing.ts';

/** One app of a set: its release, and its declaration. */
export interface LiveApp {
  release: Release;
  descriptor: RemoteDescriptor;
}

/** One coherent set of versions, everything a page is made of. */
export interface PageSet {
  id: string;
  versions: Readonly<Record<string, string>>;
  apps: ReadonlyMap<string, LiveApp>;
  /** The good releases before those of the set, for browsers in which one of these does not load. */
  fallbacks: ReadonlyMap<string, Release>;
}

/** A set that is served. */
export interface LiveSet extends PageSet {
  /** Remotes whose version is not known good yet: their pages are made apart from others'. */
  onTrial: ReadonlySet<string>;
}

/**
 * Opens a set of releases: reads their declarations. Their code is run by the rendering workers.
 * @param standing versions to fall back to that cannot be read or do not fit the shell are left out.
 * @param known apps of a set that was opened before; what cannot be read any more stays as it was.
 * @throws when the shell cannot be opened; a remote that cannot is left out and reported.
 */
export async function openSet(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  report: (name: string, error: unknown) => void,
  { before, onTrial }: Standing = { before: {}, onTrial: new Set() },
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
  if (!apps.has('shell')) throw new Error(nothingLive('shell'));
  return {
    id: setIdOf(versions),
    versions,
    apps,
    fallbacks: await readFallbacks(store, apps, before),
    onTrial,
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

const nothingLive = (name: string) =>
  `${name} has no live release: npm run release -- promote ${name} VERSION`;

async function openApp(store: ReleaseStore, name: string, version: string): Promise<LiveApp> {
  const read = await store.readRelease(name, version);
  if (!read.ok) throw new Error(read.failure.sentence);
  const release = read.value;
  const text = await readFile(path.join(store.releaseDir(name, version), 'remote.json'), 'utf8');
  if (sha384(text) !== release.files['remote.json']?.integrity)
    throw new Error(`remote.json of ${name} ${version} is not what its release signed`);
  return { release, descriptor: JSON.parse(text) as RemoteDescriptor };
}
