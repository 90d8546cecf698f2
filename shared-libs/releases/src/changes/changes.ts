import { liveVersion } from '../channel/channel.ts';
import type { ChannelDocument, Goodness } from '../channel/document.ts';
import {
  channelOrEmpty,
  exclusively,
  replaceDocument,
  stillAlone,
  type Place,
} from './exclusively.ts';
import { fitReasons, servedReleases } from '../check/fit.ts';
import type { Holds } from '../store/lock.ts';
import { failure, success, type Result } from '../result.ts';
import type { LogEntry, LoggedCanary, ReleaseStore } from '../store/store.ts';
import { prove, quarantine, retire } from '../channel/service.ts';
import { canaryOf } from '../channel/steps.ts';
import { canary, pause, promote, publish, rollback } from '../channel/transitions.ts';
import { takenRoutes } from '../check/takenRoutes.ts';
import { readPublished, readWhole } from '../check/readPublished.ts';

/** Where a change is made, by whom and why. `at` is UTC, ISO 8601. */
export interface ChangeContext extends Place {
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
  /** The live version before and after; null where none was. */
  before: string | null;
  after: string | null;
  /** The canary before and after, where there was one. */
  canaryBefore?: LoggedCanary;
  canaryAfter?: LoggedCanary;
  changed: boolean;
}

/** What a change says of a canary that ended with it, a space in front; nothing where none did. */
export function endedCanary({ remote, canaryBefore, canaryAfter, after }: Change): string {
  if (!canaryBefore || canaryAfter || canaryBefore.version === after) return '';
  const { version, traffic } = canaryBefore;
  return ` The canary ${remote} ${version}, at ${traffic} %, ended with it.`;
}

/** A rollback that would be or was made, and what speaks against it (nothing when it is safe). */
export interface RollbackPlan {
  from: string;
  to: string;
  /** True when only the canary `from` ends, and `to` is live already. */
  endsCanary: boolean;
  /** What `to` earned while it was live; null when it is not known to be good. */
  good: Goodness | null;
  reasons: string[];
}

/** Adds a built release to the channel without making it live, when its folder is whole. */
export async function publishRelease(
  context: ChangeContext,
  name: string,
  version: string,
): Promise<Result<Change>> {
  const publishable = () => planPublish(context, name, version);
  // Uploaded before others wait; under the lock only what is missing by then.
  const first = await publishable();
  if (!first.ok) return first;
  if (first.value.changed) await context.store.upload(name, version);
  return exclusively(context, async (holds) => {
    const planned = await publishable();
    if (!planned.ok) return planned;
    const { doc, next, changed } = planned.value;
    if (changed) await context.store.upload(name, version);
    return save(context, holds, 'publish', name, version, doc, next);
  });
}

/** The channel's document with a built release on it, unless something speaks against it. */
async function planPublish(
  context: ChangeContext,
  name: string,
  version: string,
): Promise<Result<{ doc: ChannelDocument; next: ChannelDocument; changed: boolean }>> {
  const { store, at } = context;
  const release = await readWhole(store, name, version);
  if (!release.ok) return release;
  if (await wasRemoved(store, name, version)) {
    return failure(
      'removed-before',
      `${name} ${version} was published once and removed since; browsers may hold files of it for a year. Raise the version in ${name}/package.json, build and publish that.`,
    );
  }
  // A version is the same bytes on every channel.
  for (const channel of await store.listChannels()) {
    const doc = await store.readChannel(channel);
    if (!doc.ok) return failure(doc.failure.kind, `Channel ${channel}: ${doc.failure.sentence}`);
    const clash = publish(doc.value, release.value, at);
    if (!clash.ok) return clash;
  }
  const doc = await channelOrEmpty(context);
  if (!doc.ok) return doc;
  const next = publish(doc.value, release.value, at);
  if (!next.ok) return next;
  return success({ doc: doc.value, next: next.value, changed: next.value !== doc.value });
}

/**
 * Makes a published version live for everyone, when its folder still holds what was published.
 * @param force lifts a quarantine, and does not ask whether it fits what is live.
 */
export function promoteRelease(
  context: ChangeContext,
  name: string,
  version: string,
  force = false,
): Promise<Result<Change>> {
  return serve(context, 'promote', name, version, force, (doc) =>
    promote(doc, name, version, context.at, force),
  );
}

/**
 * Serves a published version to a share of the visitors, when its folder still holds what was published.
 * @param traffic percent; without it a paused canary goes on.
 * @param force lifts a quarantine.
 */
export function canaryRelease(
  context: ChangeContext,
  name: string,
  version: string,
  traffic?: number,
  force = false,
): Promise<Result<Change>> {
  return serve(context, 'canary', name, version, force, (doc) =>
    canary(doc, name, version, traffic, context.at, force),
  );
}

/** Gives the canary's share back to the live version and remembers it. */
export function pauseRelease(context: ChangeContext, name: string): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await context.store.readChannel(context.channel);
    if (!doc.ok) return doc;
    const next = pause(doc.value, name, context.at);
    if (!next.ok) return next;
    const paused = canaryOf(doc.value, name) ?? liveVersion(doc.value, name);
    return save(
      context,
      holds,
      'pause',
      name,
      paused?.metadata.version ?? '',
      doc.value,
      next.value,
    );
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
 * Ends the canary, or makes the version live that was live before, unless something speaks against it.
 * @param force goes ahead all the same; a missing or damaged release is refused even so.
 * @param onPlan gets the plan before anything is changed.
 */
export function rollbackRelease(
  context: ChangeContext,
  name: string,
  force: boolean,
  onPlan: (plan: RollbackPlan) => void,
): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await context.store.readChannel(context.channel);
    if (!doc.ok) return doc;
    const next = rollback(doc.value, name, context.at);
    if (!next.ok) return next;
    const planned = await plan(context.store, doc.value, next.value, name);
    if (!planned.ok) return planned;
    onPlan(planned.value);
    if (planned.value.reasons.length > 0 && !force) return failure('unsafe', unsafeSentence(name));
    return save(context, holds, 'rollback', name, planned.value.to, doc.value, next.value);
  });
}

/** Why nothing was rolled back, and what to do. */
export function unsafeSentence(name: string): string {
  return `${name} was not rolled back. Promote a version that fits the live site (npm run release -- list ${name}), or repeat with --force.`;
}

/**
 * Takes a version out of service. For the live one the good version before it takes over, unless something
 * speaks against that one.
 * @param force lets it take over all the same.
 */
export function quarantineRelease(
  context: ChangeContext & { why: string },
  name: string,
  version: string,
  force = false,
): Promise<Result<Change>> {
  const { at, why, who: by } = context;
  return takeOut(context, 'quarantine', name, version, force, (doc) =>
    quarantine(doc, name, version, { at, why, by }),
  );
}

/**
 * Withdraws a version. For the live one the version that it leads back to takes over, unless something speaks against
 * that one; where it leads nowhere, the remote leaves the site.
 * @param force lets it take over, or the remote leave, all the same.
 */
export function retireRelease(
  context: ChangeContext & { why: string },
  name: string,
  version: string,
  force = false,
): Promise<Result<Change>> {
  const { at, why, who: by } = context;
  return takeOut(context, 'retire', name, version, force, (doc) =>
    retire(doc, name, version, { at, why, by }, force),
  );
}

function takeOut(
  context: ChangeContext,
  action: 'quarantine' | 'retire',
  name: string,
  version: string,
  force: boolean,
  step: (doc: ChannelDocument) => Result<ChannelDocument>,
): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await context.store.readChannel(context.channel);
    if (!doc.ok) return doc;
    const next = step(doc.value);
    if (!next.ok) return next;
    const isLive = liveVersion(doc.value, name)?.metadata.version === version;
    if (isLive && liveVersion(next.value, name)) {
      const planned = await plan(context.store, doc.value, next.value, name);
      if (!planned.ok) return planned;
      if (planned.value.reasons.length > 0 && !force) {
        const against = planned.value.reasons.join('; ');
        return failure(
          'unsafe',
          `${name} ${version} stays in service, since ${planned.value.to} would take over and does not fit: ${against}. Promote a version that fits first (npm run release -- list ${name}), or repeat with --force.`,
        );
      }
    }
    return save(context, holds, action, name, version, doc.value, next.value);
  });
}

/** Notes that the live version is known good, with what was counted of it; nothing when that was noted before. */
export function proveRelease(
  context: ChangeContext,
  name: string,
  version: string,
  counted: Omit<Goodness, 'at'>,
): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await context.store.readChannel(context.channel);
    if (!doc.ok) return doc;
    const next = prove(doc.value, name, version, { at: context.at, ...counted });
    if (!next.ok) return next;
    return save(context, holds, 'prove', name, version, doc.value, next.value);
  });
}

/** Makes a step that gives visitors a version they did not have; `force` although it does not fit what is live. */
function serve(
  context: ChangeContext,
  action: LogEntry['action'],
  name: string,
  version: string,
  force: boolean,
  step: (doc: ChannelDocument) => Result<ChannelDocument>,
): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await channelOrEmpty(context);
    if (!doc.ok) return doc;
    const next = step(doc.value);
    if (!next.ok) return next;
    const release = await readPublished(context.store, doc.value, name, version);
    if (!release.ok) return release;
    const [taken] = await takenRoutes(context.store, doc.value, name, version);
    if (taken) return failure('route-taken', `${name} ${version} is not made live: ${taken}.`);
    const { served } = await servedReleases(context.store, doc.value, name);
    const reasons = force ? [] : fitReasons(release.value, served);
    if (reasons.length > 0) {
      return failure(
        'unfit',
        `${name} ${version} is not made live, since it does not fit what is: ${reasons.join('; ')}. Build it against the live shared libraries, or repeat with --force when the rest follows at once.`,
      );
    }
    return save(context, holds, action, name, version, doc.value, next.value);
  });
}

/** Taken off a channel by gc: the same version must not come back with other bytes. */
async function wasRemoved(store: ReleaseStore, name: string, version: string): Promise<boolean> {
  const log = await store.readLog();
  return log.some(
    (entry) =>
      entry.action === 'gc' &&
      entry.channel !== '-' &&
      entry.remote === name &&
      entry.version === version,
  );
}

/** Judges the step from one document to the next against what else has visitors. */
async function plan(
  store: ReleaseStore,
  doc: ChannelDocument,
  next: ChannelDocument,
  name: string,
): Promise<Result<RollbackPlan>> {
  const from = liveVersion(doc, name)?.metadata.version ?? '';
  const to = liveVersion(next, name)?.metadata.version ?? '';
  const ended = canaryOf(doc, name)?.metadata.version;
  const good = liveVersion(next, name)?.extras.good ?? null;
  if (from === to) {
    return success({ from: ended ?? from, to, endsCanary: true, good, reasons: [] });
  }
  const target = await readPublished(store, doc, name, to);
  if (!target.ok) return target;
  const { served, unread } = await servedReleases(store, doc, name);
  const taken = await takenRoutes(store, doc, name, to);
  const reasons = [...unread, ...fitReasons(target.value, served), ...taken];
  if (name !== 'shell' && !liveVersion(doc, 'shell')) {
    reasons.push('no shell is live on this channel to compare with');
  }
  return success({ from, to, endsCanary: false, good, reasons });
}

/**
 * Logs a change, then makes it: a crash in between leaves an entry without its change, which the next
 * entry's `before` shows, and never a change without an entry.
 */
async function save(
  { store, channel, at, who, why }: ChangeContext,
  holds: Holds,
  action: LogEntry['action'],
  remote: string,
  version: string,
  doc: ChannelDocument,
  next: ChannelDocument,
): Promise<Result<Change>> {
  const [canaryBefore, canaryAfter] = [loggedCanary(doc, remote), loggedCanary(next, remote)];
  const change = {
    action,
    channel,
    remote,
    version,
    before: liveVersion(doc, remote)?.metadata.version ?? null,
    after: liveVersion(next, remote)?.metadata.version ?? null,
    ...(canaryBefore && { canaryBefore }),
    ...(canaryAfter && { canaryAfter }),
  };
  const changed = next !== doc;
  if (changed) {
    const alone = await stillAlone({ store, channel }, doc, holds);
    if (!alone.ok) return alone;
    await store.appendLog({ at, who, why, ...change });
    const replaced = await replaceDocument({ store, channel }, doc, next, holds);
    if (!replaced.ok) return replaced;
  }
  return success({ ...change, changed });
}

function loggedCanary(doc: ChannelDocument, remote: string): LoggedCanary | null {
  const running = canaryOf(doc, remote);
  if (!running) return null;
  return { version: running.metadata.version, traffic: running.deployment.traffic };
}
