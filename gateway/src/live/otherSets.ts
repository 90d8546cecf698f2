import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { setIdOf, type ChannelDocument, type ReleaseStore } from '@eldorado/releases';
import { openSet, type LiveSet } from './liveSet.ts';
import type { SetRunner } from './setRunner.ts';
import { standingOf } from './standing.ts';

/** How many other sets stay at hand: of canaries and pins, and earlier ones, for tabs that ask for them in another language. */
const keptSets = 20;

/** Sets other than the live one. */
export interface OtherSets {
  /** Keeps a set at hand. @param from the document that said what its remotes fall back to. */
  keep(set: LiveSet, from: ChannelDocument): void;
  find(id: string): LiveSet | undefined;
  /**
   * The set of these versions, with what they fall back to by a document. Asked for by every page of a canary: it is opened once
   * for a document, however many ask meanwhile. Rejects when its shell does not start.
   */
  open(versions: LiveSet['versions'], from: ChannelDocument): Promise<LiveSet>;
  /** The document is another: who asks now does not wait for what is being opened by the one before. */
  begin(): void;
}

export function createOtherSets(
  store: ReleaseStore,
  runner: Pick<SetRunner, 'tryShell'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): OtherSets {
  const sets = new LRUCache<string, { set: LiveSet; from: ChannelDocument }>({ max: keptSets });
  const opening = new Map<string, Promise<LiveSet>>();

  async function openNow(versions: LiveSet['versions'], from: ChannelDocument): Promise<LiveSet> {
    const report = (name: string, error: unknown) =>
      log.error({ err: error, remote: name }, 'release of a visitor cannot be opened');
    const known = sets.get(setIdOf(versions));
    const standing = standingOf(from, versions);
    const set = await openSet(store, versions, report, standing, known?.set.apps);
    await runner.tryShell(set);
    sets.set(set.id, { set, from });
    return set;
  }

  return {
    keep: (set, from) => void sets.set(set.id, { set, from }),
    find: (id) => sets.get(id)?.set,
    open(versions, from) {
      const id = setIdOf(versions);
      const known = sets.get(id);
      // What a remote falls back to may be out of service by now.
      if (known?.from === from) return Promise.resolve(known.set);
      const under = opening.get(id);
      if (under) return under;
      const started = openNow(versions, from);
      opening.set(id, started);
      const ended = () => {
        if (opening.get(id) === started) opening.delete(id);
      };
      started.then(ended, ended);
      return started;
    },
    begin: () => opening.clear(),
  };
}
