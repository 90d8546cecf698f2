import { LRUCache } from 'lru-cache';
import { QueueFull } from '@eldorado/http/fair-queue';
import type { SiteTime } from '../config/siteClock.ts';
import type { SetRunner } from '../live/setRunner.ts';
import type { LiveSet } from '../live/liveSet.ts';
import { createAccusations, type Failure, type OpenSet, type Proof } from './blame/accusations.ts';
import type { Ended } from './blame/circuitBreaker.ts';
import { createPageTries } from './pageTries.ts';
import { Pools, type MadeFirst, type PoolsParts } from './pool/pools.ts';
import type { PageAnswer, PageJob } from './pool/protocol.ts';
import { NotNeeded } from './pool/renderPool.ts';
import { createRemoteFaults } from './blame/remoteFaults.ts';
import type { RenderEvents } from './renderEvents.ts';
import { createWholePages, type Before, type Instead } from './wholePages.ts';

export interface RendererParts extends Omit<
  PoolsParts,
  'onFault' | 'onLateEnd' | 'onUnknownEnd' | 'onBadStart'
> {
  events: RenderEvents;
  /** Milliseconds since the epoch. */
  now(): number;
  /** What the site's clock says, as a page is told it. */
  siteTime(): SiteTime;
  /** Hears of pages that a set's workers began with, before the set is live: they are whole, and of `siteTime`. */
  firstPage(set: LiveSet, ...made: Parameters<MadeFirst>): Promise<void>;
}

export interface Renderers extends SetRunner {
  /**
   * Renders a page of a set, whatever its remotes do: with the good version before of one that fails, else the shell's
   * page that says so, with status 503.
   * @param isGone whether nobody waits for it any more. @throws {NobodyWaits} when its turn comes then.
   * @throws {QueueFull} when too much is asked for at once. @throws {ReleasesChanged} when it was sent back.
   */
  render(
    set: LiveSet,
    page: Omit<PageJob, 'without'>,
    before: Before,
    isGone?: () => boolean,
  ): Promise<PageAnswer & { instead?: Instead }>;
  /** The data changed: what was read of the API is read again. */
  expire(): void;
  /** The releases changed: pages of other sets than the live one that wait for their turn are rejected with `ReleasesChanged`. */
  sendBack(): void;
  /** Pages of the live set that wait, and that are under way; whether it has a worker. */
  load(): { waiting: number; busy: number; ready: boolean };
  /** Versions whose code ended workers of late. */
  ended(): readonly Ended[];
  /**
   * Finds out who makes a version fail: pages on which it failed of late are rendered apart, with and without each suspect.
   * @param among the versions of a set with it whose pages are tried where none is known to have failed.
   * @returns null where no page is known here.
   */
  prove(
    remote: string,
    version: string,
    open: OpenSet,
    among?: LiveSet['versions'],
  ): Promise<Proof | null>;
  close(): void;
}

/** Pages, one of each screen, that a new worker renders before visitors come. */
const warmPages = 8;

/** The rendering workers of all sets in use: who renders a page, and whom to blame when that fails. */
export function createRenderers(parts: RendererParts): Renderers {
  const { events } = parts;
  const recent = new LRUCache<string, PageJob>({ max: warmPages });
  const accusations = createAccusations((set, absent) => pools.apart(set, absent));
  const note = (failure: Failure) => accusations.note(failure);
  const faults = createRemoteFaults(events, note, () => parts.now());
  const pools: Pools = new Pools({
    ...parts,
    onFault: (set, { remote, reason, sentence, visitor }) =>
      faults.failed(set, remote, { reason, sentence, death: false, address: visitor }),
    onLateEnd: (set, { remote, ...fault }) => faults.died(set, remote, fault, fault.visitor),
    onUnknownEnd: (set, answered) => {
      for (const page of answered) void tries.again(set, page).catch(() => undefined);
    },
    onBadStart: (set, { remote, ...fault }) => faults.died(set, remote, fault, null),
  });
  const rendered: RenderEvents['rendered'] = (...of) => events.rendered(...of);
  const tries = createPageTries({ pools, faults, note, rendered });
  const recentPages = () => [...recent.values()].map((page) => ({ ...page, ...parts.siteTime() }));
  const whole = createWholePages({ tries, faults, remember: (id, page) => recent.set(id, page) });

  return {
    prepare: (set) => pools.prepare(set, recentPages(), (...made) => parts.firstPage(set, ...made)),
    begin: (set) => pools.begin(set, recentPages(), (...made) => parts.firstPage(set, ...made)),
    take: (set) => pools.take(set),
    tryShell: (set) => pools.tryShell(set),
    render: (set, asked, before, isGone) =>
      whole.render(set, { ...asked, without: [] }, before, isGone).catch((error: unknown) => {
        const isNoFault = error instanceof QueueFull || error instanceof NotNeeded;
        if (!isNoFault) events.lost(asked.visitor, sentenceOf(error));
        throw error;
      }),
    expire: () => pools.expire(),
    sendBack: () => pools.sendBack(),
    load: () => pools.load(),
    ended: () => faults.breaker.ended(),
    async prove(remote, version, open, among) {
      const proof = await accusations.prove(remote, version, open);
      if (proof || !among) return proof;
      const pages = [...recent.entries()].filter(([id]) => id.startsWith(`${remote}/`));
      const tried = pages.map(([, page]) => page);
      return accusations.tryPages(remote, await open(among), tried, open);
    },
    close: () => pools.close(),
  };
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
