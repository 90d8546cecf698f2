import { liveVersion } from '../channel/channel.ts';
import type { ChannelDocument, Goodness } from '../channel/document.ts';
import { prove, quarantine, retire } from '../channel/service.ts';
import { standingWith } from '../channel/sets.ts';
import { nextShare } from '../channel/shares.ts';
import { canaryOf, type Step } from '../channel/steps.ts';
import { canary, pause, promote, publish, rollback, type Trial } from '../channel/transitions.ts';
import { fitReasons, servedReleases } from '../check/fit.ts';
import { readPublished, readWhole } from '../check/readPublished.ts';
import { takenRoutes } from '../check/routes/takenRoutes.ts';
import { idOf, type Release, type ReleaseId } from '../release/release.ts';
import { failure, refusalOf, success, type Failure, type Result } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';
import { save, type Change, type ChangeContext } from './change.ts';
import { channelOrEmpty, exclusively } from './exclusively.ts';
import { movedOn, planStep, type RollbackPlan } from './plan.ts';

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
  // Nothing is uploaded with a key that signs no document.
  await context.store.keyring.signingKey();
  if (first.value.changed) await context.store.upload(name, version);
  return exclusively(context, async (holds) => {
    const planned = await publishable();
    if (!planned.ok) return planned;
    const { doc, next, changed } = planned.value;
    if (changed) await context.store.upload(name, version);
    return save(context, holds, 'publish', [{ name, version }], doc, next);
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
 * Makes published versions live for everyone in one document, when their folders still hold what was published and they fit
 * each other and what stays; else none of them.
 * @param force lifts a quarantine, and does not ask whether it fits.
 */
export function promoteSet(
  context: ChangeContext,
  apps: readonly ReleaseId[],
  force = false,
): Promise<Result<Change>> {
  return serve(context, 'promote', apps, force, (doc) => promoteSteps(context, apps, doc, force));
}

function promoteSteps(
  { at }: ChangeContext,
  apps: readonly ReleaseId[],
  doc: ChannelDocument,
  force: boolean,
): Steps {
  // What is live already does not go back with the others.
  const set = apps
    .filter(({ name, version }) => liveVersion(doc, name)?.metadata.version !== version)
    .map(idOf)
    .sort();
  return (next, { name, version }) => promote(next, name, version, at, force, set);
}

/** `promoteSet` of one version. */
export function promoteRelease(
  context: ChangeContext,
  name: string,
  version: string,
  force = false,
): Promise<Result<Change>> {
  return promoteSet(context, [{ name, version }], force);
}

/**
 * Serves published versions to a share of the visitors, all of them to the same ones, when their folders still hold what was
 * published and they fit each other and what stays; else none of them.
 * @param traffic percent; without it paused canaries go on.
 * @param how `force` also does not ask whether it fits.
 */
export function canarySet(
  context: ChangeContext,
  apps: readonly ReleaseId[],
  traffic?: number,
  how: Omit<Trial, 'set'> = {},
): Promise<Result<Change>> {
  return serve(context, 'canary', apps, how.force ?? false, () =>
    canarySteps(context, apps, traffic, how),
  );
}

type Steps = (doc: ChannelDocument, app: ReleaseId) => Step;

function canarySteps(
  { at }: ChangeContext,
  apps: readonly ReleaseId[],
  traffic: number | undefined,
  how: Omit<Trial, 'set'>,
): Steps {
  const set = apps.map(idOf).sort();
  return (next, { name, version }) => canary(next, name, version, traffic, at, { ...how, set });
}

/**
 * Gives a canary that rises by itself, and those of its set, the next share, or makes them live.
 * @param since when it had the share that it rises from: one that was raised, paused or ended meanwhile stays as it is.
 */
export async function raiseCanary(
  context: ChangeContext,
  { name, version }: ReleaseId,
  since: string,
): Promise<Result<Change>> {
  const notDue: Step = failure('not-auto', `${name} ${version} does not rise from that share.`);
  const dueIn = (doc: ChannelDocument) => {
    const own = canaryOf(doc, name);
    return own?.metadata.version === version && own.extras.auto?.since === since ? own : undefined;
  };
  const doc = await channelOrEmpty(context);
  if (!doc.ok) return doc;
  const due = dueIn(doc.value);
  if (!due) return notDue;
  const apps = standingWith(doc.value, due);
  const share = nextShare(due.deployment.traffic);
  // Under the lock it may be another document.
  const steps = (then: ChannelDocument, made: Steps) => (dueIn(then) ? made : () => notDue);
  return share === undefined
    ? serve(context, 'promote', apps, false, (then) =>
        steps(then, promoteSteps(context, apps, then, false)),
      )
    : serve(context, 'canary', apps, false, (then) =>
        steps(then, canarySteps(context, apps, share, { auto: true })),
      );
}

/** `canarySet` of one version. */
export function canaryRelease(
  context: ChangeContext,
  name: string,
  version: string,
  traffic?: number,
  how: Omit<Trial, 'set'> = {},
): Promise<Result<Change>> {
  return canarySet(context, [{ name, version }], traffic, how);
}

/** Gives the share of a canary, and of those of its set, back to the live versions and remembers it. */
export function pauseRelease(context: ChangeContext, name: string): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await context.store.readChannel(context.channel);
    if (!doc.ok) return doc;
    const next = pause(doc.value, name, context.at);
    if (!next.ok) return next;
    const running = canaryOf(doc.value, name);
    const version = liveVersion(doc.value, name)?.metadata.version ?? '';
    const paused = running ? standingWith(doc.value, running) : [{ name, version }];
    const ownFirst = paused.sort((a, b) => Number(b.name === name) - Number(a.name === name));
    return save(context, holds, 'pause', ownFirst, doc.value, next.value);
  });
}

/** What a rollback would do now, without doing it. */
export async function planRollback(
  { store, channel, at }: ChangeContext,
  names: string | readonly string[],
): Promise<Result<RollbackPlan>> {
  const doc = await store.readChannel(channel);
  if (!doc.ok) return doc;
  const next = rollback(doc.value, names, at);
  return next.ok ? planLeaving(store, doc.value, next.value, [names].flat()) : next;
}

async function planLeaving(
  store: ReleaseStore,
  doc: ChannelDocument,
  next: ChannelDocument,
  names: readonly string[],
): Promise<Result<RollbackPlan>> {
  const planned = await planStep(store, doc, next, names);
  if (!planned.ok) return planned;
  const reasons = [...planned.value.reasons, ...movedOn(doc, next)];
  return success({ ...planned.value, reasons });
}

/**
 * Ends the canaries, or makes the versions live that were live before, unless something speaks against one of them. What
 * stands in a set with one goes along.
 * @param force goes ahead all the same; a missing or damaged release is refused even so.
 * @param onPlan gets the plan before anything is changed.
 */
export function rollbackRelease(
  context: ChangeContext,
  names: string | readonly string[],
  force: boolean,
  onPlan: (plan: RollbackPlan) => void,
): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await context.store.readChannel(context.channel);
    if (!doc.ok) return doc;
    const next = rollback(doc.value, names, context.at);
    if (!next.ok) return next;
    const planned = await planLeaving(context.store, doc.value, next.value, [names].flat());
    if (!planned.ok) return planned;
    onPlan(planned.value);
    const { reasons, others, ...first } = planned.value;
    if (reasons.length > 0 && !force) return failure('unsafe', unsafeSentence(names));
    const apps = [first, ...others].map(({ remote: name, to: version }) => ({ name, version }));
    return save(context, holds, 'rollback', apps, doc.value, next.value);
  });
}

/** Why nothing was rolled back, and what to do. */
export function unsafeSentence(names: string | readonly string[]): string {
  const all = [names].flat();
  return `${all.join(', ')} ${all.length > 1 ? 'were' : 'was'} not rolled back. Promote a version that fits the live site (npm run release -- list ${all[0]}), or repeat with --force.`;
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
      const planned = await planStep(context.store, doc.value, next.value, [name]);
      if (!planned.ok) return planned;
      if (planned.value.reasons.length > 0 && !force) {
        const against = planned.value.reasons.join('; ');
        const { to, others } = planned.value;
        const along = others.map((each) => ` with ${each.remote} ${each.to}`).join('');
        return failure(
          'unsafe',
          `${name} ${version} stays in service, since ${to}${along} would take over and does not fit: ${against}. Promote a version that fits first (npm run release -- list ${name}), or repeat with --force.`,
        );
      }
    }
    return save(context, holds, action, [{ name, version }], doc.value, next.value);
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
    return save(context, holds, 'prove', [{ name, version }], doc.value, next.value);
  });
}

/**
 * Makes steps that give visitors versions they did not have, all in one document or none; `force` although they do not fit.
 * @param stepsFrom the step of each, from the document as it was.
 */
function serve(
  context: ChangeContext,
  action: 'promote' | 'canary',
  apps: readonly ReleaseId[],
  force: boolean,
  stepsFrom: (doc: ChannelDocument) => Steps,
): Promise<Result<Change>> {
  return exclusively(context, async (holds) => {
    const doc = await channelOrEmpty(context);
    if (!doc.ok) return doc;
    const step = stepsFrom(doc.value);
    const releases: Release[] = [];
    const failures: Failure[] = [];
    let next = doc.value;
    for (const app of apps) {
      const made = step(next, app);
      const read = made.ok
        ? await readPublished(context.store, doc.value, app.name, app.version)
        : made;
      if (made.ok) next = made.value;
      if (read.ok) releases.push(read.value);
      else failures.push(read.failure);
    }
    if (failures.length > 0) return refusalOf(failures);
    const unfit = await misfits(context.store, { doc: doc.value, next, action, force }, releases);
    if (unfit.length > 0) return refusalOf(unfit);
    return save(context, holds, action, apps, doc.value, next);
  });
}

interface Made {
  doc: ChannelDocument;
  next: ChannelDocument;
  action: 'promote' | 'canary';
  force: boolean;
}

/** What speaks against serving these together with what stays: of each of them a sentence. */
async function misfits(
  store: ReleaseStore,
  { doc, next, action, force }: Made,
  releases: readonly Release[],
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const said = new Set<string>();
  // The shell last: what a remote of these says of both is not said again.
  const shellLast = releases.toSorted(
    (a, b) => Number(a.name === 'shell') - Number(b.name === 'shell'),
  );
  for (const release of shellLast) {
    const { name, version } = release;
    const [taken] = await takenRoutes(store, next, release);
    if (taken !== undefined) {
      failures.push(
        failure('route-taken', `${name} ${version} is not made live: ${taken}.`).failure,
      );
      continue;
    }
    if (force) continue;
    const { served } = await servedReleases(store, next, release, doc);
    const reasons = fitReasons(release, served).filter((reason) => !said.has(reason));
    reasons.forEach((reason) => said.add(reason));
    if (reasons.length === 0) continue;
    failures.push(
      failure(
        'unfit',
        `${name} ${version} is not made live, since it does not fit what is: ${reasons.join('; ')}. Build it against the live shared libraries, or name what must move with it: npm run release -- ${action} ${idOf(release)} ${name === 'shell' ? '<remote>' : 'shell'}@<version>`,
      ).failure,
    );
  }
  return failures;
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
