import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  expiryFailure,
  liveSet as versionsOf,
  setIdOf,
  watchChannel,
  type ChannelDocument,
  type ReleaseStore,
} from '@eldorado/releases';
import { fallbackVersions } from './fallbackVersions.ts';
import { openSet, type LiveSet } from './liveSet.ts';
import { fitsTogether, refusedVersions, validDocument } from './validDocument.ts';

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
  /** What is wrong with the channel or a release, by name; empty when all is well. */
  faults(): Readonly<Record<string, string>>;
  /** Looks at the channel at once. @returns when this gateway serves what stands in it by now, or knows why not. */
  follow(): Promise<void>;
  stop(): void;
}

/**
 * Follows a channel: when it changes, the new set is opened beside the present one and takes over only if
 * the shell's part of it works. The last good set goes on serving otherwise. A version that must not be taken
 * keeps no other app's change from being taken (`validDocument`).
 * @param now what a document's last instant is held against: not the site's clock, which a test may stop.
 * @throws when there is no set to begin with.
 */
export async function followChannel(
  store: ReleaseStore,
  channel: string,
  log: FastifyBaseLogger,
  runner: SetRunner,
  onChange: (before: LiveSet) => void,
  now: () => Date = () => new Date(),
): Promise<LiveReleases> {
  /** Sets other than the current one, with the document that said what their remotes fall back to. */
  const others = new LRUCache<string, { set: LiveSet; from: ChannelDocument }>({ max: keptSets });
  const opening = new Map<string, Promise<LiveSet>>();
  let setFaults: Record<string, string> = {};
  let channelFault: string | undefined;

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

  async function take(next: ChannelDocument): Promise<void> {
    const refused = await refusedVersions(store, next, tryShell);
    const sentences = refused.map(({ sentence }) => sentence).join(' ');
    const valid = validDocument(next, refused, document);
    if (!isDeepStrictEqual(valid, document)) {
      const opened = await openLive(valid, current.apps);
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
      document = valid;
      if (!same) runner.take(set);
      setFaults = same ? { ...setFaults, ...found } : found;
      opening.clear();
      onChange(before);
    }
    if (sentences) throw new Error(`${sentences} What else changed was taken.`);
    channelFault = undefined;
  }

  const first = await store.readChannel(channel);
  if (!first.ok) throw new Error(first.failure.sentence);
  const expired = expiryFailure(first.value, now());
  if (expired) throw new Error(expired.sentence);
  // What is left out here the watch reports, which hands over the same document at once.
  const refused = await refusedVersions(store, first.value, tryShell);
  let document = validDocument(first.value, refused);
  const shell = refused.find(({ name }) => name === 'shell');
  if (shell && !versionsOf(document)['shell']) throw new Error(shell.sentence);
  const begun = await openLive(document);
  await start(begun);
  let current = begun.set;
  runner.take(current);
  setFaults = begun.found;
  const watch = watchChannel(store, channel, take, {
    now,
    onError: ({ sentence }) => {
      if (sentence === channelFault) return;
      channelFault = sentence;
      log.error(sentence);
    },
  });
  return {
    current: () => current,
    document: () => document,
    open: openOnce,
    find: (id) => (id === current.id ? current : others.get(id)?.set),
    faults: () => ({ ...setFaults, ...(channelFault !== undefined && { channel: channelFault }) }),
    follow: () => watch.look(),
    stop: () => watch.stop(),
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
