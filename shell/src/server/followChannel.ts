import type { FastifyBaseLogger } from 'fastify';
import { liveSet as versionsOf, watchChannel, type ReleaseStore } from '@eldorado/releases';
import { openSet, setIdOf, type LiveSet } from './liveSet.ts';

/** How many earlier sets stay at hand, for tabs that ask for them in another language. */
const keptSets = 20;

export interface LiveReleases {
  /** The set that new pages are made of. */
  current(): LiveSet;
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
  let faults: Record<string, string> = {};

  const open = async (versions: Readonly<Record<string, string>>) => {
    const found: Record<string, string> = {};
    const set = await openSet(store, versions, (name, error) => {
      found[name] = String(error);
      log.error({ err: error, remote: name }, 'release cannot be opened');
    });
    faults = found;
    sets.delete(set.id);
    sets.set(set.id, set);
    for (const id of [...sets.keys()].slice(0, -keptSets)) sets.delete(id);
    return set;
  };

  const first = await store.readChannel(channel);
  if (!first.ok) throw new Error(first.failure.sentence);
  let current = await open(versionsOf(first.value));
  const stop = watchChannel(
    store.dir,
    channel,
    async (document) => {
      const versions = versionsOf(document);
      if (setIdOf(versions) === current.id) return;
      current = await open(versions);
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
  return { current: () => current, find: (id) => sets.get(id), faults: () => faults, stop };
}
