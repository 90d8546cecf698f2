import { stat } from 'node:fs/promises';
import semver from 'semver';
import { findVersion, goodPrevious, liveVersion, versionsOf } from '../channel/channel.ts';
import type { ChannelDocument, ChannelVersion } from '../channel/document.ts';
import type { ChangeContext } from './change.ts';
import { exclusively, overtaken, replaceDocument } from './exclusively.ts';
import { failure, success, type Result } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';
import { withdraw } from '../channel/transitions.ts';

/** A tab keeps its versions to its end, and none is older than this. */
export const defaultKeptDays = 30;
/** Newest versions of each micro-frontend that stay, whoever is served them. */
const keptVersions = 5;

/** A release that is removed, and the channels that had it. */
export interface Removal {
  remote: string;
  version: string;
  channels: string[];
}

/**
 * Removes the releases that nobody may need any more: live, canary, paused canary or the way back on no
 * channel; published and last served more than so many days ago; and not among the 5 newest of their remote.
 * @param dryRun only says which.
 */
export async function collectGarbage(
  context: Omit<ChangeContext, 'channel'>,
  dryRun: boolean,
  days = defaultKeptDays,
): Promise<Result<Removal[]>> {
  const { store, at, who, why } = context;
  // A full disk leaves no room for the lock, the log and the documents, without which nothing may go.
  if (!dryRun) await store.useReserve();
  return exclusively(context, async (holds) => {
    const channels = await readChannels(store);
    if (!channels.ok) return channels;
    const removals = await findGarbage(store, channels.value, oldestNeeded(at, days));
    if (dryRun) return success(removals);
    if (!(await holds())) return overtaken();
    for (const { remote, version, channels: named } of removals) {
      for (const channel of named.length > 0 ? named : ['-']) {
        const doc = channels.value.get(channel);
        const live = (doc && liveVersion(doc, remote)?.metadata.version) ?? null;
        const what = { action: 'gc', channel, remote, version } as const;
        await store.appendLog({ at, who, ...what, why, before: live, after: live });
      }
    }
    // First nobody can be given it any more, then it goes: a crash in between leaves a folder for the next time.
    for (const [channel, doc] of channels.value) {
      const next = without(doc, channel, removals, at);
      if (next === doc) continue;
      const replaced = await replaceDocument({ store, channel }, doc, next, holds);
      if (!replaced.ok) return replaced;
    }
    if (!(await holds())) return overtaken();
    for (const { remote, version } of removals) await store.removeRelease(remote, version);
    return success(removals);
  });
}

async function readChannels(store: ReleaseStore): Promise<Result<Map<string, ChannelDocument>>> {
  const channels = new Map<string, ChannelDocument>();
  for (const channel of await store.listChannels()) {
    const doc = await store.readChannel(channel);
    // What an unreadable channel serves is unknown, so nothing can be called unused.
    if (!doc.ok) return failure(doc.failure.kind, `Channel ${channel}: ${doc.failure.sentence}`);
    channels.set(channel, doc.value);
  }
  return success(channels);
}

async function findGarbage(
  store: ReleaseStore,
  channels: ReadonlyMap<string, ChannelDocument>,
  oldest: Date,
): Promise<Removal[]> {
  const removals: Removal[] = [];
  for (const [remote, versions] of await knownVersions(store, channels)) {
    const newest = [...versions].sort(semver.compareBuild).slice(-keptVersions);
    for (const version of versions) {
      if (newest.includes(version)) continue;
      const named = [...channels].filter(([, doc]) => findVersion(doc, remote, version));
      if (named.some(([, doc]) => isNeeded(doc, remote, version, oldest))) continue;
      if (named.length === 0 && (await isYoung(store, remote, version, oldest))) continue;
      removals.push({ remote, version, channels: named.map(([channel]) => channel) });
    }
  }
  return removals;
}

/** Every version that has a folder or stands on a channel, by remote. */
async function knownVersions(
  store: ReleaseStore,
  channels: ReadonlyMap<string, ChannelDocument>,
): Promise<Map<string, Set<string>>> {
  const known = new Map<string, Set<string>>();
  const add = (name: string, version: string) =>
    known.set(name, (known.get(name) ?? new Set()).add(version));
  for (const { name, version } of await store.listReleases()) add(name, version);
  for (const doc of channels.values()) {
    for (const name of Object.keys(doc.microFrontends)) {
      for (const { metadata } of versionsOf(doc, name)) add(name, metadata.version);
    }
  }
  return known;
}

function isNeeded(doc: ChannelDocument, name: string, version: string, oldest: Date): boolean {
  const entry = findVersion(doc, name, version);
  if (!entry) return false;
  const live = liveVersion(doc, name);
  const waysBack = [live?.extras.previous, live && goodPrevious(doc, name, live.metadata.version)];
  return (
    entry.deployment.traffic > 0 ||
    entry.extras.paused !== undefined ||
    waysBack.some((each) => each === version || each === entry) ||
    isFresh(entry, oldest)
  );
}

/** Served, published or tried lately; also when a document of old does not say since when it is no longer live. */
function isFresh({ extras }: ChannelVersion, oldest: Date): boolean {
  const { publishedAt, promotedAt, retiredAt } = extras;
  if (promotedAt !== null && retiredAt === undefined) return true;
  return isRecent(publishedAt, oldest) || (retiredAt !== undefined && isRecent(retiredAt, oldest));
}

/** Built and not published yet. */
async function isYoung(
  store: ReleaseStore,
  name: string,
  version: string,
  oldest: Date,
): Promise<boolean> {
  const folder = await stat(store.releaseDir(name, version)).catch(() => null);
  return folder !== null && isRecent(folder.mtime.toISOString(), oldest);
}

const oldestNeeded = (at: string, days: number) => new Date(Date.parse(at) - days * 86_400_000);

const isRecent = (at: string, oldest: Date): boolean => Date.parse(at) >= oldest.getTime();

function without(
  doc: ChannelDocument,
  channel: string,
  removals: readonly Removal[],
  at: string,
): ChannelDocument {
  let next = doc;
  for (const name of Object.keys(doc.microFrontends)) {
    const gone = removals
      .filter((each) => each.remote === name && each.channels.includes(channel))
      .map((each) => each.version);
    if (gone.length > 0) next = withdraw(next, name, gone, at);
  }
  return next;
}
