import { liveSet, type ChannelDocument } from './channel.ts';
import { rollbackVerdict } from './compatibility.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './store.ts';

/** The releases that are live on a channel, and a sentence for each that cannot be read. */
export async function liveReleases(
  store: ReleaseStore,
  doc: ChannelDocument,
): Promise<{ live: Release[]; unread: string[] }> {
  const live: Release[] = [];
  const unread: string[] = [];
  for (const [name, version] of Object.entries(liveSet(doc))) {
    const release = await store.readRelease(name, version);
    if (release.ok) live.push(release.value);
    else unread.push(`${name} cannot be compared: ${release.failure.sentence}`);
  }
  return { live, unread };
}

/**
 * What of contract and shared modules speaks against serving a release beside these: a remote is compared with the live
 * shell, a shell with every live remote.
 */
export function fitReasons(release: Release, live: readonly Release[]): string[] {
  const remotes = live.filter(({ name }) => name !== 'shell');
  const shell = live.find(({ name }) => name === 'shell');
  const verdicts =
    release.name === 'shell'
      ? remotes.map((remote) => rollbackVerdict(remote, release))
      : shell
        ? [
            rollbackVerdict(
              release,
              shell,
              remotes.find(({ name }) => name === release.name),
            ),
          ]
        : [];
  return [...new Set(verdicts.flatMap((verdict) => (verdict.safe ? [] : verdict.reasons)))];
}
