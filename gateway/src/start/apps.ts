import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readApp, repoRoot, type App } from '@eldorado/build/app';
import {
  promoteRelease,
  publishRelease,
  type Change,
  type Release,
  type ReleaseStore,
} from '@eldorado/releases';

/** The apps of this repository: the shell and every mf-* folder. */
export function listApps(): App[] {
  const remotes = readdirSync(repoRoot)
    .filter((name) => /^mf-[a-z]+$/.test(name))
    .sort();
  return ['shell', ...remotes].map((name) => readApp(path.join(repoRoot, name)));
}

/**
 * Makes a release live on a channel: publishes it when it is new there, and promotes it. The apps of this repository go
 * live one after the other, so that in between one may not fit the rest.
 * @returns what changed.
 * @throws when it cannot be published or promoted.
 */
export async function makeLive(
  store: ReleaseStore,
  channel: string,
  { name, version }: Release,
  why: string,
): Promise<Change> {
  const at = new Date().toISOString();
  const context = { store, channel, at, who: process.env['USER'] ?? 'unknown', why };
  const published = await publishRelease(context, name, version);
  if (!published.ok) throw new Error(published.failure.sentence);
  const promoted = await promoteRelease(context, name, version, true);
  if (!promoted.ok) throw new Error(promoted.failure.sentence);
  return promoted.value;
}
