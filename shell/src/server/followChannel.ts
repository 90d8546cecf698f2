import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  expiryFailure,
  liveSet as versionsOf,
  servingFaults,
  setIdOf,
  watchChannel,
  type ChannelDocument,
  type ReleaseStore,
} from '@eldorado/releases';
import { fallbackVersions } from './fallbackVersions.ts';
import { openSet, type LiveSet } from './liveSet.ts';

/** How many earlier sets stay at hand, for tabs that ask for them in another language. */
const keptSets = 20;
/** Evaluated bundles that stay at hand: those of a few sets, since most of a set stays as it was. */
const keptBundles = 40;

export interface LiveReleases {
  /** The set that new pages are made of, but for visitors of a canary or with a pin. */
  current(): LiveSet;
  /** The document in force. */
  document(): ChannelDocument;
  /** The set of these versions; opened when it is not at hand. */
  open(versions: Readonly<Record<string, string>>): Promise<LiveSet>;
  /** A set by id, while it is kept. */
  find(id: string): LiveSet | undefined;
  /** What is wrong with the channel or a release, by name; empty when all is well. */
  faults(): Readonly<Record<string, string>>;
  stop(): void;
}

/**
 * Follows a channel: when it changes, the new set is opened beside the present one and takes over only if
 * the shell's part of it works. The last good set goes on serving otherwise.
 * @throws when there is no set to begin with.
 */
export async function followChannel(
  store: ReleaseStore,
  channel: string,
  log: FastifyBaseLogger,
  onChange: () => void,
): Promise<LiveReleases> {
  const sets = new Map<string, LiveSet>();
  const evaluated = new LRUCache<string, Promise<unknown>>({ max: keptBundles });
  const opening = new Map<string, Promise<LiveSet>>();
  let faults: Record<string, string> = {};

  const keep = (set: LiveSet) => {
    sets.delete(set.id);
    sets.set(set.id, set);
    for (const id of [...sets.keys()].slice(0, -keptSets)) sets.delete(id);
  };

  const open = async (versions: Readonly<Record<string, string>>, from: ChannelDocument) => {
    const found: Record<string, string> = {};
    const report = (name: string, error: unknown) => {
      found[name] = String(error);
      log.error({ err: error, remote: name }, 'release cannot be opened');
    };
    const set = await openSet(store, versions, report, fallbackVersions(from, versions), evaluated);
    faults = found;
    keep(set);
    return set;
  };

  /** Asked by every page of a canary: opened once, however many ask meanwhile. */
  const openOnce = (versions: Readonly<Record<string, string>>): Promise<LiveSet> => {
    const id = setIdOf(versions);
    const known = sets.get(id);
    if (known) return Promise.resolve(known);
    const started =
      opening.get(id) ??
      openSet(
        store,
        versions,
        (name, error) =>
          log.error({ err: error, remote: name }, 'release of a visitor cannot be opened'),
        fallbackVersions(document, versions),
        evaluated,
      ).then((set) => {
        keep(set);
        return set;
      });
    opening.set(id, started);
    void started.catch(() => undefined).finally(() => opening.delete(id));
    return started;
  };

  const first = await store.readChannel(channel);
  if (!first.ok) throw new Error(first.failure.sentence);
  const expired = expiryFailure(first.value, new Date());
  if (expired) throw new Error(expired.sentence);
  let document = first.value;
  let current = await open(await soundVersions(store, document), document);
  const stop = watchChannel(
    store,
    channel,
    async (next) => {
      const [unsound] = await servingFaults(store, next);
      if (unsound) throw new Error(unsound.sentence);
      const versions = versionsOf(next);
      if (setIdOf(versions) === current.id) {
        document = next;
        const { channel: _mended, ...others } = faults;
        faults = others;
        return;
      }
      current = await open(versions, next);
      document = next;
      onChange();
      log.info({ set: current.id, versions }, 'live set changed');
    },
    {
      onError: ({ sentence }) => {
        faults = { ...faults, channel: sentence };
        log.error(`${sentence} The last good set goes on serving.`);
      },
    },
  );
  return {
    current: () => current,
    document: () => document,
    open: openOnce,
    find: (id) => sets.get(id),
    faults: () => faults,
    stop,
  };
}

/** What a gateway may begin with: without the remotes that it must not take. The watch that follows reports them. */
async function soundVersions(
  store: ReleaseStore,
  document: ChannelDocument,
): Promise<Record<string, string>> {
  const versions = versionsOf(document);
  for (const { name, version, sentence } of await servingFaults(store, document)) {
    if (versions[name] !== version) continue;
    if (name === 'shell') throw new Error(sentence);
    delete versions[name];
  }
  return versions;
}
