import type { RemoteDescriptor } from '@eldorado/remote/descriptor';
import { liveSet } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { fitReasons } from './fit.ts';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../store/store.ts';
import { readDescriptor } from './descriptor.ts';

/** A live release, and its remote.json where that can be read. */
export interface LiveRelease {
  release: Release;
  descriptor: RemoteDescriptor | null;
}

/** What is live on the channel; a release that cannot be read is the gateway's affair and is left out. */
export async function openLive(
  channel: ChannelDocument,
  store: ReleaseStore,
): Promise<LiveRelease[]> {
  const live: LiveRelease[] = [];
  for (const [name, version] of Object.entries(liveSet(channel))) {
    const release = await store.readRelease(name, version);
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
