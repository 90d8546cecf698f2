import { liveVersion, servedVersions } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { meet } from '../channel/sets.ts';
import { rollbackVerdict } from './compatibility.ts';
import type { Release, ReleaseId } from '../release/release.ts';
import type { ReleaseStore } from '../store/store.ts';

/**
 * The releases of a channel that one is compared with (`fitReasons`): what is live first, then the canaries, as far as some
 * visitor meets both; and a sentence for each that cannot be read.
 * @param doc in which the one that is compared is served already.
 * @param before what was served until then: its own kind of there comes along, unless the shell is another one.
 */
export async function servedReleases(
  store: ReleaseStore,
  doc: ChannelDocument,
  app: ReleaseId,
  before = doc,
): Promise<{ served: Release[]; unread: string[] }> {
  const { name } = app;
  const served: Release[] = [];
  const unread: string[] = [];
  for (const other of othersMet(doc, app)) {
    if (![name, other.name].includes('shell')) continue;
    const release = await store.readRelease(other.name, other.version);
    if (release.ok) served.push(release.value);
    else unread.push(`${other.name} cannot be compared: ${release.failure.sentence}`);
  }
  const shellOf = (each: ChannelDocument) => liveVersion(each, 'shell')?.metadata.version;
  if (shellOf(before) !== shellOf(doc)) return { served, unread };
  for (const [own, version] of servedVersions(before)) {
    if (own !== name) continue;
    // It only fills in what a shell leaves out, and a damaged one must not keep the good one away.
    const release = await store.readRelease(name, version);
    if (release.ok) served.push(release.value);
  }
  return { served, unread };
}

/** What other apps serve to a visitor who is served this one: what is live first, then the canaries. */
export function othersMet(doc: ChannelDocument, app: ReleaseId): ReleaseId[] {
  return servedVersions(doc)
    .map(([name, version]) => ({ name, version }))
    .filter((other) => other.name !== app.name && meet(doc, app, other));
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
