import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readApp, repoRoot, type App } from '@eldorado/build/app';
import {
  promote,
  publish,
  type ChannelDocument,
  type Release,
  type ReleaseStore,
  emptyChannel,
} from '@eldorado/releases';

/** The apps of this repository: the shell and every mf-* folder. */
export function listApps(): App[] {
  const remotes = readdirSync(repoRoot)
    .filter((name) => /^mf-[a-z]+$/.test(name))
    .sort();
  return ['shell', ...remotes].map((name) => readApp(path.join(repoRoot, name)));
}

/** Makes a release live on a channel: publishes it when it is new there, and promotes it. */
export async function makeLive(
  store: ReleaseStore,
  channel: string,
  release: Release,
  why: string,
): Promise<void> {
  const at = new Date().toISOString();
  const changed = await store.exclusively(async () => {
    const known = await store.readChannel(channel);
    const document: ChannelDocument = known.ok ? known.value : emptyChannel();
    const published = publish(document, release, at);
    if (!published.ok) return published;
    const promoted = promote(published.value, release.name, release.version, at);
    if (!promoted.ok) return promoted;
    await store.writeChannel(channel, promoted.value);
    await store.appendLog({
      at,
      who: process.env['USER'] ?? 'unknown',
      action: 'promote',
      channel,
      remote: release.name,
      version: release.version,
      why,
      before: liveVersionOf(document, release.name),
      after: release.version,
    });
    return promoted;
  });
  const failed = changed.ok ? (changed.value.ok ? null : changed.value.failure) : changed.failure;
  if (failed) throw new Error(failed.sentence);
}

function liveVersionOf(document: ChannelDocument, name: string): string | null {
  const live = document.microFrontends[name]?.find(({ deployment }) => deployment.default);
  return live?.metadata.version ?? null;
}
