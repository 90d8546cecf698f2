import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  createServingChecks,
  goodDocument,
  liveSet as versionsOf,
  setIdOf,
  watchChannel,
  type ChannelDocument,
  type ReleaseStore,
} from '@eldorado/releases';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import { fallbackVersions } from './fallbackVersions.ts';
import { openSet, type LiveSet } from './liveSet.ts';
import { fitsTogether, validDocument } from './validDocument.ts';

/** Milliseconds between two looks at the files of what is live. */
const filesEvery = 1_000;
/** How many other sets stay at hand: of canaries and pins, and earlier ones, for tabs that ask for them in another language. */
const keptSets = 20;

/** Runs the code of sets. */
export interface SetRunner {
  /**
   * Starts the workers of a set that is about to go live. @returns what of it did not start, by name.
   * @throws when its shell does not start.
   */
  prepare(set: LiveSet): Promise<Readonly<Record<string, string>>>;
  /** From now on the live set is one that was prepared. */
  take(set: LiveSet): void;
  /** Rejects when the shell of a set does not start. */
  tryShell(set: LiveSet): Promise<void>;
}

export interface LiveReleases {
  /** The set that new pages are made of, but for visitors of a canary or with a pin. */
  current(): LiveSet;
  /** The document in force: the channel's, without what must not be taken of it. */
  document(): ChannelDocument;
  /** The set of these versions; opened when it is not at hand. Rejects when its shell does not start. */
  open(versions: Readonly<Record<string, string>>): Promise<LiveSet>;
  /** A set by id, while it is kept; that of `current` always is. */
  find(id: string): LiveSet | undefined;
  /** What is wrong with the channel, as `channel`, or with a release that does not serve, by name; empty when all is well. */
  faults(): Readonly<Record<string, string>>;
  /** What is wrong with releases in whose place another version serves, by name. */
  stale(): Readonly<Record<string, string>>;
  /** Looks at the channel at once. @returns when this gateway serves what stands in it by now, or knows why not. */
  follow(): Promise<void>;
  stop(): void;
}

export interface FollowTime {
  now?: () => Date;
  scheduler?: Scheduler;
}

/**
 * Follows a channel: when it changes, the new set is opened beside the present one and takes over only if
 * the shell's part of it works. The last good set goes on serving otherwise. A version that must not be taken
 * keeps no other app's change from being taken (`validDocument`). Without a good document it starts with the last one that
 * was. The files of what is live are looked at all the time: when they are gone or altered, the version before serves.
 * @param time `now`: what a document's last instant is held against, not the site's clock, which a test may stop; `scheduler`: in
 * whose time it looks.
 * @throws when there is no set to begin with.
 */
export async function followChannel(
  store: ReleaseStore,
  channel: string,
  log: FastifyBaseLogger,
  runner: SetRunner,
  onChange: (before: LiveSet) => void,
  { now = () => new Date(), scheduler = systemScheduler }: FollowTime = {},
): Promise<LiveReleases> {
  /** Sets other than the current one, with the document that said what their remotes fall back to. */
  const others = new LRUCache<string, { set: LiveSet; from: ChannelDocument }>({ max: keptSets });
  const opening = new Map<string, Promise<LiveSet>>();
  let setFaults: Readonly<Record<string, string>> = {};
  let stale: Readonly<Record<string, string>> = {};
  let channelFault: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** The live set of a document, and what of it could not be opened. */
  async function openLive(from: ChannelDocument, known?: LiveSet['apps']) {
    const versions = versionsOf(from);
    const found: Record<string, string> = {};
    const report = (name: string, error: unknown) => {
      found[name] = String(error);
      log.error({ err: error, remote: name }, 'release cannot be opened');
    };
    const before = fallbackVersions(from, versions);
    return { set: await openSet(store, versions, report, before, known), found, report };
  }

  /** Starts the live set's workers, and notes what of it does not start. */
  async function start({ set, report }: Awaited<ReturnType<typeof openLive>>): Promise<void> {
    for (const [name, sentence] of Object.entries(await runner.prepare(set)))
      report(name, new Error(sentence));
  }

  const tryShell = async (version: string) =>
    runner.tryShell(await openSet(store, { shell: version }, () => undefined));

  /** Asked by every page of a canary: opened once for a document, however many ask meanwhile. */
  function openOnce(versions: Readonly<Record<string, string>>): Promise<LiveSet> {
    const id = setIdOf(versions);
    if (id === current.id) return Promise.resolve(current);
    const known = others.get(id);
    // What a remote falls back to may be out of service by now.
    if (known?.from === document) return Promise.resolve(known.set);
    const under = opening.get(id);
    if (under) return under;
    const from = document;
    const started = openSet(
      store,
      versions,
      (name, error) =>
        log.error({ err: error, remote: name }, 'release of a visitor cannot be opened'),
      fallbackVersions(from, versions),
      known?.set.apps,
    ).then(async (set) => {
      await runner.tryShell(set);
      others.set(id, { set, from });
      return set;
    });
    opening.set(id, started);
    const ended = () => {
      if (opening.get(id) === started) opening.delete(id);
    };
    started.then(ended, ended);
    return started;
  }

  const checks = { store, releases: createServingChecks(store), tryShell };
  /** Takes what may be taken of a document. @returns what is wrong with the rest. */
  async function take(next: ChannelDocument): Promise<string> {
    wanted = next;
    const valid = await validDocument(checks, next, document);
    const stamp = await checks.releases.stamp(next, valid.document);
    const sentences = valid.refused.map(({ sentence }) => sentence).join(' ');
    if (!isDeepStrictEqual(valid.document, document)) {
      const opened = await openLive(valid.document, current.apps);
      const { set, found } = opened;
      const mixed = set.id !== setIdOf(versionsOf(next));
      if (mixed && !fitsTogether(set))
        throw new Error(`${sentences} What else changed does not fit what serves instead.`);
      // A version that was published, and not promoted, changes nothing of the live set.
      const same = rendersAs(set, current);
      if (!same) await start(opened);
      const before = current;
      others.set(before.id, { set: before, from: document });
      if (set.id !== current.id)
        log.info({ set: set.id, versions: set.versions }, 'live set changed');
      current = set;
      document = valid.document;
      if (!same) runner.take(set);
      openFaults = same ? { ...openFaults, ...found } : found;
      opening.clear();
      onChange(before);
    }
    setFaults = { ...openFaults, ...valid.down };
    for (const [name, sentence] of Object.entries(valid.stale))
      if (stale[name] !== sentence) log.error({ remote: name }, sentence);
    stale = valid.stale;
    taken = stamp;
    return sentences;
  }

  /** One after the other: the channel and the files may change at the same time. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  const first = await goodDocument(store, channel, now());
  if (!first.ok) throw new Error(first.failure.sentence);
  let wanted = first.value.document;
  /** What serves although the channel's own document is not good; null once one was taken. */
  let instead = first.value.fault?.instead ?? null;
  if (first.value.fault) {
    channelFault = `${first.value.fault.sentence} ${instead}`;
    log.error(channelFault);
  }
  // What is left out here the watch reports, which hands over the same document at once.
  const begin = await validDocument(checks, wanted);
  let { document } = begin;
  /** Of the files of what is asked for, and of what serves, as they were when they were last looked into. */
  let taken = await checks.releases.stamp(wanted, document);
  if (begin.down['shell'] !== undefined) throw new Error(begin.down['shell']);
  const begun = await openLive(document);
  await start(begun);
  let current = begun.set;
  runner.take(current);
  let openFaults = begun.found;
  setFaults = { ...openFaults, ...begin.down };
  stale = begin.stale;
  const watch = watchChannel(
    store,
    channel,
    async (next) => {
      const sentences = await inTurn(() => take(next));
      instead = null;
      if (sentences) throw new Error(`${sentences} What else changed was taken.`);
      channelFault = undefined;
    },
    {
      now,
      scheduler,
      onError: ({ sentence }) => {
        const said = instead === null ? sentence : `${sentence} ${instead}`;
        if (said === channelFault) return;
        channelFault = said;
        log.error(said);
      },
    },
  );
  const stopping = new AbortController();
  // Again and again: notifications of the file system are lost on network and container mounts.
  async function followFiles(): Promise<void> {
    for (;;) {
      await scheduler.sleep(filesEvery, stopping.signal);
      if (stopping.signal.aborted) return;
      try {
        if ((await checks.releases.stamp(wanted, document)) !== taken)
          await inTurn(() => take(wanted));
      } catch (err) {
        const said = 'the files of what is live changed, and what serves instead was not taken';
        log.error({ err }, said);
      }
    }
  }
  void followFiles();
  const stop = () => {
    watch.stop();
    stopping.abort();
  };
  return {
    current: () => current,
    document: () => document,
    open: openOnce,
    find: (id) => (id === current.id ? current : others.get(id)?.set),
    faults: () => ({ ...setFaults, ...(channelFault !== undefined && { channel: channelFault }) }),
    stale: () => stale,
    follow: () => watch.look(),
    stop,
  };
}

/** Whether two sets are made of the same releases, what their remotes fall back to included. */
function rendersAs(one: LiveSet, other: LiveSet): boolean {
  const partsOf = ({ id, apps, fallbacks }: LiveSet) => [
    id,
    [...apps.keys()],
    [...fallbacks].map(([name, { version }]) => [name, version]),
  ];
  return isDeepStrictEqual(partsOf(one), partsOf(other));
}
