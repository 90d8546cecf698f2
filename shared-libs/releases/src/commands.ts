import {
  emptyChannel,
  findVersion,
  liveVersion,
  promote,
  publish,
  rollback,
  type ChannelDocument,
} from './channel.ts';
import { rollbackVerdict } from './compatibility.ts';
import { releaseDigest, type Release } from './release.ts';
import { failure, success, type Result } from './result.ts';
import type { LogEntry, ReleaseStore } from './store.ts';
import { verifyRelease } from './verifyRelease.ts';

/** Where a change is made, by whom and why. `at` is UTC, ISO 8601. */
export interface ChangeContext {
  store: ReleaseStore;
  channel: string;
  at: string;
  who: string;
  why: string | null;
}

/** What a change did. `changed` is false when it had been done before. */
export interface Change {
  action: LogEntry['action'];
  channel: string;
  remote: string;
  version: string;
  before: string | null;
  after: string | null;
  changed: boolean;
}

/** A rollback that would be or was made, and what speaks against it (nothing when it is safe). */
export interface RollbackPlan {
  from: string;
  to: string;
  reasons: string[];
}

/** Adds a built release to the channel without making it live, when its folder is whole. */
export function publishRelease(
  context: ChangeContext,
  name: string,
  version: string,
): Promise<Result<Change>> {
  return exclusively(context, async () => {
    const release = await readWhole(context.store, name, version);
    if (!release.ok) return release;
    // A version is the same bytes on every channel.
    for (const channel of await context.store.listChannels()) {
      const doc = await context.store.readChannel(channel);
      if (!doc.ok) return failure(doc.failure.kind, `Channel ${channel}: ${doc.failure.sentence}`);
      const clash = publish(doc.value, release.value, context.at);
      if (!clash.ok) return clash;
    }
    const doc = await channelOrEmpty(context);
    if (!doc.ok) return doc;
    const next = publish(doc.value, release.value, context.at);
    return next.ok ? save(context, 'publish', name, version, doc.value, next.value) : next;
  });
}

/** Makes a published version live, when its folder still holds what was published. */
export function promoteRelease(
  context: ChangeContext,
  name: string,
  version: string,
): Promise<Result<Change>> {
  return exclusively(context, async () => {
    const doc = await channelOrEmpty(context);
    if (!doc.ok) return doc;
    const next = promote(doc.value, name, version, context.at);
    if (!next.ok) return next;
    const release = await readPublished(context.store, doc.value, name, version);
    if (!release.ok) return release;
    return save(context, 'promote', name, version, doc.value, next.value);
  });
}

/** What a rollback would do now, without doing it. */
export async function planRollback(
  { store, channel, at }: ChangeContext,
  name: string,
): Promise<Result<RollbackPlan>> {
  const doc = await store.readChannel(channel);
  if (!doc.ok) return doc;
  const next = rollback(doc.value, name, at);
  return next.ok ? plan(store, doc.value, next.value, name) : next;
}

/**
 * Makes the version live that was live before, unless something speaks against it.
 * @param force goes ahead all the same; a missing or damaged release is refused even so.
 * @param tell gets the plan before anything is changed.
 */
export function rollbackRelease(
  context: ChangeContext,
  name: string,
  force: boolean,
  tell: (plan: RollbackPlan) => void,
): Promise<Result<Change>> {
  return exclusively(context, async () => {
    const doc = await context.store.readChannel(context.channel);
    if (!doc.ok) return doc;
    const next = rollback(doc.value, name, context.at);
    if (!next.ok) return next;
    const planned = await plan(context.store, doc.value, next.value, name);
    if (!planned.ok) return planned;
    tell(planned.value);
    if (planned.value.reasons.length > 0 && !force) return failure('unsafe', unsafeSentence(name));
    return save(context, 'rollback', name, planned.value.to, doc.value, next.value);
  });
}

export function unsafeSentence(name: string): string {
  return `${name} was not rolled back. Promote a version that fits the live site (npm run release -- list ${name}), or repeat with --force.`;
}

/** One line of the list: a release of the store, a version of the channel, or both. */
export interface ListedVersion {
  remote: string;
  version: string;
  live: boolean;
  /** UTC, ISO 8601; null when it is not on this channel. */
  published: string | null;
  /** Sum of its files in bytes; null when its folder cannot be read. */
  bytes: number | null;
}

/** What is built and what is published on a channel, of one remote or of all. */
export async function listVersions(
  store: ReleaseStore,
  channel: string,
  remote?: string,
): Promise<Result<ListedVersion[]>> {
  const doc = await channelOrEmpty({ store, channel });
  if (!doc.ok) return doc;
  const ids = await store.listReleases();
  for (const [name, versions] of Object.entries(doc.value.microFrontends)) {
    for (const { metadata } of versions) {
      const known = ids.some((id) => id.name === name && id.version === metadata.version);
      if (!known) ids.push({ name, version: metadata.version });
    }
  }
  const rows: ListedVersion[] = [];
  for (const { name, version } of ids) {
    if (remote !== undefined && name !== remote) continue;
    const entry = findVersion(doc.value, name, version);
    const release = await store.readRelease(name, version);
    rows.push({
      remote: name,
      version,
      live: entry?.deployment.default ?? false,
      published: entry?.extras.publishedAt ?? null,
      bytes: release.ok ? sizeOf(release.value) : null,
    });
  }
  if (remote !== undefined && rows.length === 0) {
    return failure(
      'unknown-remote',
      `There is no release of ${remote} in ${store.dir}. Build it: npm run build -w ${remote}`,
    );
  }
  return success(rows);
}

function sizeOf(release: Release): number {
  return Object.values(release.files).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function exclusively<T>(
  { store }: ChangeContext,
  change: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = await store.exclusively(change);
  return done.ok ? done.value : done;
}

async function channelOrEmpty({
  store,
  channel,
}: Pick<ChangeContext, 'store' | 'channel'>): Promise<Result<ChannelDocument>> {
  const doc = await store.readChannel(channel);
  return !doc.ok && doc.failure.kind === 'channel-missing' ? success(emptyChannel()) : doc;
}

async function readWhole(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Result<Release>> {
  const release = await store.readRelease(name, version);
  if (!release.ok) return release;
  const faults = await verifyRelease(store.releaseDir(name, version));
  if (faults.length === 0) return release;
  const named = faults.map((fault) => fault.sentence).join('; ');
  return failure(
    'damaged-release',
    `${name} ${version} is not whole: ${named}. Build it again: npm run build -w ${name}`,
  );
}

async function readPublished(
  store: ReleaseStore,
  doc: ChannelDocument,
  name: string,
  version: string,
): Promise<Result<Release>> {
  const release = await readWhole(store, name, version);
  if (!release.ok) return release;
  if (findVersion(doc, name, version)?.extras.digest === releaseDigest(release.value)) {
    return release;
  }
  return failure(
    'different-bytes',
    `The folder of ${name} ${version} no longer holds what was published. Restore it, or publish the new build under a new version.`,
  );
}

/** Judges the step from one document to the next against what else is live. */
async function plan(
  store: ReleaseStore,
  doc: ChannelDocument,
  next: ChannelDocument,
  name: string,
): Promise<Result<RollbackPlan>> {
  const from = liveVersion(doc, name)?.metadata.version ?? '';
  const to = liveVersion(next, name)?.metadata.version ?? '';
  const target = await readPublished(store, doc, name, to);
  if (!target.ok) return target;
  const reasons: string[] = [];
  const live = async (remote: string) => {
    const version = liveVersion(doc, remote)?.metadata.version;
    return version === undefined ? null : store.readRelease(remote, version);
  };
  if (name === 'shell') {
    for (const remote of Object.keys(doc.microFrontends).filter((each) => each !== 'shell')) {
      const release = await live(remote);
      if (release === null) continue;
      if (!release.ok) reasons.push(`${remote} cannot be compared: ${release.failure.sentence}`);
      else reasons.push(...reasonsOf(rollbackVerdict(release.value, target.value)));
    }
  } else {
    const shell = await live('shell');
    const current = await live(name);
    if (shell === null) reasons.push('no shell is live on this channel to compare with');
    else if (!shell.ok) reasons.push(`the shell cannot be compared: ${shell.failure.sentence}`);
    else {
      const stand = current?.ok ? current.value : undefined;
      reasons.push(...reasonsOf(rollbackVerdict(target.value, shell.value, stand)));
    }
  }
  return success({ from, to, reasons: [...new Set(reasons)] });
}

function reasonsOf(verdict: ReturnType<typeof rollbackVerdict>): string[] {
  return verdict.safe ? [] : verdict.reasons;
}

/**
 * Logs a change, then makes it: a crash in between leaves an entry without its change, which the next
 * entry's `before` shows, and never a change without an entry.
 */
async function save(
  { store, channel, at, who, why }: ChangeContext,
  action: LogEntry['action'],
  remote: string,
  version: string,
  doc: ChannelDocument,
  next: ChannelDocument,
): Promise<Result<Change>> {
  const before = liveVersion(doc, remote)?.metadata.version ?? null;
  const after = liveVersion(next, remote)?.metadata.version ?? null;
  const changed = next !== doc;
  if (changed) {
    await store.appendLog({ at, who, action, channel, remote, version, why, before, after });
    await store.writeChannel(channel, next);
  }
  return success({ action, channel, remote, version, before, after, changed });
}
