import { LRUCache } from 'lru-cache';
import { splitLocale } from '@eldorado/i18n/locale';
import type { SetRunner } from '../live/followChannel.ts';
import type { LiveSet } from '../live/liveSet.ts';
import { pageAt } from '../pages/pageAt.ts';
import { createConduct } from './conduct.ts';
import { Pools, type PoolsParts } from './pools.ts';
import type { PageAnswer, PageJob } from './protocol.ts';
import { RenderFailed, WorkerGone, type WorkerFault } from './renderWorker.ts';

/** A remote's code failed on the server. */
export interface RenderFault {
  remote: string;
  version: string;
  reason: WorkerFault['reason'] | 'render-failed';
  sentence: string;
  /** It ended its worker. */
  death: boolean;
  /** Who asked for the page; null where nobody did. */
  address: string | null;
}

/** What the gateway hears of its workers. */
export interface RenderEvents {
  failed(fault: RenderFault): void;
  rendered(remote: string, version: string, address: string): void;
  /** A version's code ended workers again and again: it is to be taken out of service. */
  condemned(remote: string, version: string, sentence: string): void;
}

export interface RendererParts extends Omit<PoolsParts, 'onMisconduct' | 'onBadStart'> {
  events: RenderEvents;
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface Renderers extends SetRunner {
  /**
   * Renders a page of a set, whatever its remotes do: with the good version before of one that fails, else the shell's
   * page that says so, with status 503.
   * @param before opens the set with the good version before of a remote; null when there is none.
   * @throws {QueueFull} when too much is asked for at once.
   */
  render(
    set: LiveSet,
    page: Omit<PageJob, 'without'>,
    before: (remote: string) => Promise<LiveSet> | null,
  ): Promise<PageAnswer>;
  /** The data changed: what was read of the API is read again. */
  expire(): void;
  /** Pages of the live set that wait, and that are under way; whether it has a worker. */
  load(): { waiting: number; busy: number; ready: boolean };
  close(): void;
}

/** Tries of a page, each without one more remote. */
const tries = 4;
/** Pages, one of each screen, that a new worker renders before visitors come. */
const warmPages = 8;

export function createRenderers(parts: RendererParts): Renderers {
  const { events } = parts;
  const conduct = createConduct(() => parts.now());
  const recent = new LRUCache<string, PageJob>({ max: warmPages });
  const pools = new Pools({
    ...parts,
    onMisconduct: (set, { remote, reason, sentence }) =>
      failed(set, remote, { reason, sentence, death: false, address: null }),
    onBadStart: (set, { remote, ...fault }) => blame(set, remote, fault, null),
  });

  function failed(
    set: LiveSet,
    remote: string,
    fault: Omit<RenderFault, 'remote' | 'version'>,
  ): void {
    const version = set.versions[remote];
    if (version !== undefined) events.failed({ ...fault, remote, version });
  }

  function blame(
    set: LiveSet,
    remote: string,
    { reason, sentence }: Pick<WorkerFault, 'reason' | 'sentence'>,
    address: string | null,
  ): void {
    failed(set, remote, { reason, sentence, death: true, address });
    const version = set.versions[remote] ?? '';
    if (conduct.blame(remote, version)) events.condemned(remote, version, `${reason}: ${sentence}`);
  }

  /** Renders a page beside others; alone when its worker ended, so that it is known whose doing it was. */
  async function attempt(set: LiveSet, page: PageJob, apart: boolean): Promise<PageAnswer> {
    if (!apart) {
      try {
        return await (await pools.of(set)).render(page, page.visitor);
      } catch (error) {
        if (!(error instanceof WorkerGone)) throw error;
      }
    }
    return (await pools.alone(set)).render(page, page.visitor);
  }

  /** The remotes that a page is rendered without: widgets of those that ended a worker of late, and its own for a while. */
  function outOfService(set: LiveSet, owner: string): Set<string> {
    const out = Object.entries(set.versions).filter(([name, version]) =>
      name === owner ? conduct.isOut(name, version) : conduct.isSuspect(name, version),
    );
    return new Set(out.map(([name]) => name));
  }

  /**
   * One try of a page.
   * @returns the page, or null when the try showed another remote to do without, which is in `without` then.
   */
  async function tryPage(
    set: LiveSet,
    page: PageJob,
    owner: string,
    without: Set<string>,
    apart: boolean,
  ): Promise<PageAnswer | null> {
    let answer: PageAnswer;
    try {
      answer = await attempt(set, { ...page, without: [...without] }, apart);
    } catch (error) {
      const fault = faultOf(error);
      const remote = fault?.remote;
      if (!fault || !remote || remote === 'shell' || without.has(remote)) throw error;
      if (error instanceof WorkerGone) blame(set, remote, fault, page.visitor);
      else
        failed(set, remote, {
          ...fault,
          reason: 'render-failed',
          death: false,
          address: page.visitor,
        });
      without.add(remote);
      return null;
    }
    if (!('html' in answer)) return answer;
    let ownFailed = false;
    for (const { remote, sentence } of answer.errors) {
      if (!remote || without.has(remote)) continue;
      ownFailed ||= remote === owner;
      failed(set, remote, {
        reason: 'render-failed',
        sentence,
        death: false,
        address: page.visitor,
      });
    }
    if (!answer.broken) {
      if (!ownFailed) events.rendered(owner, set.versions[owner] ?? '', page.visitor);
      return answer;
    }
    // The shell's own page, or its word that this remote is out of service.
    if (owner === 'shell' || without.has(owner)) return { ...answer, keep: false };
    without.add(owner);
    return null;
  }

  /** The page with the good version before of its remote, or null. */
  async function withBefore(
    page: PageJob,
    owner: string,
    opening: Promise<LiveSet> | null,
  ): Promise<PageAnswer | null> {
    const set = await opening?.catch(() => null);
    if (!set) return null;
    return tryPage(set, page, owner, new Set(), false).catch(() => null);
  }

  return {
    prepare: (set) => pools.prepare(set, [...recent.values()]),
    take: (set) => pools.take(set),
    tryShell: (set) => pools.tryShell(set),
    async render(set, asked, before) {
      const page: PageJob = { ...asked, without: [] };
      const { path } = splitLocale(new URL(page.address, page.origin).pathname);
      const at = pageAt(set, path);
      const owner = at?.remote ?? 'shell';
      const without = outOfService(set, owner);
      const apart = conduct.isSuspect(owner, set.versions[owner] ?? '');
      let beforeTried = false;
      for (let left = tries; left > 0; left--) {
        if (without.has(owner) && !beforeTried) {
          beforeTried = true;
          const earlier = await withBefore(page, owner, before(owner));
          if (earlier) return earlier;
        }
        const answer = await tryPage(set, page, owner, without, apart && !without.has(owner));
        if (!answer) continue;
        // What somebody typed is rendered for nobody else.
        if (at && !page.pinned && !page.sent) recent.set(`${owner}/${at.declaration.id}`, page);
        return answer;
      }
      throw new Error(`No version of ${owner} renders ${path}`);
    },
    expire: () => pools.expire(),
    load: () => pools.load(),
    close: () => pools.close(),
  };
}

function faultOf(error: unknown): WorkerFault | null {
  if (error instanceof WorkerGone) return error.fault;
  if (error instanceof RenderFailed)
    return { reason: 'crash', remote: error.remote, sentence: error.message };
  return null;
}
