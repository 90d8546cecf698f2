import type { RemoteDescriptor } from '@eldorado/remote/descriptor';
import { liveSet } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { fitReasons } from './fit.ts';
import type { Release, ReleaseId } from '../release/release.ts';
import type { ReleaseStore } from '../store/store.ts';
import { readDescriptor } from './descriptor.ts';

/** A live release, and its remote.json where that can be read. */
export interface LiveRelease {
  release: Release;
  descriptor: RemoteDescriptor | null;
}

/**
 * The site that a release joins: what is live on the channel, and in its place what is to become live with it. A release that
 * cannot be read is the gateway's affair and is left out.
 */
export async function openSite(
  own: string,
  channel: ChannelDocument | null,
  store: ReleaseStore,
  beside: readonly ReleaseId[] = [],
): Promise<LiveRelease[]> {
  const others = beside.filter(({ name }) => name !== own);
  const versions = {
    ...(channel && liveSet(channel)),
    ...Object.fromEntries(others.map(({ name, version }) => [name, version])),
  };
  // Its own live version knows nothing of another shell's contract.
  if (others.some(({ name }) => name === 'shell')) delete versions[own];
  const live: LiveRelease[] = [];
  for (const [name, version] of Object.entries(versions)) {
    // Whoever signed it: what is wrong with one of the others is said of that one.
    const release = await store.readRelease(name, version, {
      unverified: others.some((each) => each.name === name),
    });
    const descriptor = await readDescriptor(store.releaseDir(name, version));
    if (!release.ok) continue;
    live.push({
      release: release.value,
      descriptor: typeof descriptor === 'string' ? null : descriptor,
    });
  }
  return live;
}

/** Contract and shared modules against the live shell; of a shell, against every live remote. */
export const fitFaults = (release: Release, live: readonly LiveRelease[]): string[] =>
  fitReasons(
    release,
    live.map((each) => each.release),
  ).map((reason) => `${reason}: build it against the shared libraries of the live site`);
