import { servedVersions } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { rollbackVerdict } from './compatibility.ts';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../store/store.ts';

/**
 * The releases of a channel that one of `name` is compared with (`fitReasons`): what is live first, then the
 * canaries, since their visitors meet it too; and a sentence for each that cannot be read.
 */
export async function servedReleases(
  store: ReleaseStore,
  doc: ChannelDocument,
  name: string,
): Promise<{ served: Release[]; unread: string[] }> {
  const served: Release[] = [];
  const unread: string[] = [];
  for (const [other, version] of servedVersions(doc)) {
    if (![name, other].includes('shell') && other !== name) continue;
    const release = await store.readRelease(other, version);
    if (release.ok) served.push(release.value);
    // Its own kind only fills in what a shell leaves out, and a damaged one must not keep the good one away.
    else if (other !== name)
      unread.push(`${other} cannot be compared: ${release.failure.sentence}`);
  }
  return { served, unread };
}

/**
 * What of contract and shared modules speaks against serving a release beside these: a remote is compared with each
 * shell, a shell with each remote.
 * @param served what is live, before canaries.
 */
export function fitReasons(release: Release, served: readonly Release[]): string[] {
  const shells = served.filter(({ name }) => name === 'shell');
  const remotes = served.filter(({ name }) => name !== 'shell');
  const own = remotes.find(({ name }) => name === release.name);
  const verdicts =
    release.name === 'shell'
      ? remotes.map((remote) => rollbackVerdict(remote, release))
      : shells.map((shell) => rollbackVerdict(release, shell, own));
  return [...new Set(verdicts.flatMap((verdict) => (verdict.safe ? [] : verdict.reasons)))];
}
