import { channelOrEmpty } from '../../changes/exclusively.ts';
import { findVersion } from '../../channel/channel.ts';
import type {
  ChannelDocument,
  ChannelVersion,
  Goodness,
  OutOfService,
} from '../../channel/document.ts';
import { standingWith } from '../../channel/sets.ts';
import { idOf, type Release } from '../../release/release.ts';
import { failure, success, type Result } from '../../result.ts';
import type { ReleaseFailure, ReleaseStore } from '../../store/store.ts';

/** One line of the list: a release of the store, a version of the channel, or both. */
export interface ListedVersion {
  remote: string;
  version: string;
  live: boolean;
  /** Percent of the visitors. */
  traffic: number;
  /** The share that its paused canary goes on with; null when none is paused. */
  paused: number | null;
  /** Whether it is a canary that gateways raise by themselves. */
  auto: boolean;
  /** The ids of those that it stands in a set with, also while its canary is paused; null where it is alone. */
  set: readonly string[] | null;
  quarantine: OutOfService | null;
  retirement: OutOfService | null;
  /** When a rollback left it (UTC, ISO 8601); null when none did. */
  rolledBackAt: string | null;
  /** What it earned by serving; null when it is not known to be good. */
  good: Goodness | null;
  /** UTC, ISO 8601; null when it is not on this channel. */
  published: string | null;
  /** Sum of its files in bytes; null when its release.json cannot be taken. */
  bytes: number | null;
  /** Why it cannot. */
  fault: ReleaseFailure | null;
}

export interface VersionList {
  /** Until when the channel's document is valid (UTC, ISO 8601); null where there is none. */
  expiresAt: string | null;
  versions: ListedVersion[];
}

/** What is built and what is published on a channel, of one remote or of all. */
export async function listVersions(
  store: ReleaseStore,
  channel: string,
  remote?: string,
): Promise<Result<VersionList>> {
  const doc = await channelOrEmpty({ store, channel });
  if (!doc.ok) return doc;
  const ids = await store.listReleases();
  for (const [name, versions] of Object.entries(doc.value.microFrontends)) {
    for (const { metadata } of versions) {
      const known = ids.some((id) => id.name === name && id.version === metadata.version);
      if (!known) ids.push({ name, version: metadata.version });
    }
  }
  const versions: ListedVersion[] = [];
  for (const { name, version } of ids) {
    if (remote !== undefined && name !== remote) continue;
    const entry = findVersion(doc.value, name, version);
    const release = await store.readRelease(name, version);
    versions.push({
      remote: name,
      version,
      live: entry?.deployment.default ?? false,
      traffic: entry?.deployment.traffic ?? 0,
      paused: entry?.extras.paused ?? null,
      auto: entry?.extras.auto !== undefined,
      set: entry ? setOf(doc.value, entry) : null,
      quarantine: entry?.extras.quarantine ?? null,
      retirement: entry?.extras.retirement ?? null,
      rolledBackAt: entry?.extras.rolledBackAt ?? null,
      good: entry?.extras.good ?? null,
      published: entry?.extras.publishedAt ?? null,
      bytes: release.ok ? sizeOf(release.value) : null,
      fault: release.ok ? null : release.failure.kind,
    });
  }
  if (remote !== undefined && versions.length === 0) {
    return failure(
      'unknown-remote',
      `There is no release of ${remote} in ${store.dir}. Build it: npm run build -w ${remote}`,
    );
  }
  return success({ expiresAt: doc.value.expiresAt ?? null, versions });
}

function setOf(doc: ChannelDocument, version: ChannelVersion): string[] | null {
  const { deployment, extras } = version;
  const paused = extras.paused === undefined ? [] : (extras.set ?? []);
  const set = deployment.traffic > 0 ? standingWith(doc, version).map(idOf) : paused;
  const others = set.filter((id) => id !== extras.release);
  return others.length > 0 ? others : null;
}

function sizeOf(release: Release): number {
  return Object.values(release.files).reduce((sum, { bytes }) => sum + bytes, 0);
}
