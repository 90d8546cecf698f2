import { LRUCache } from 'lru-cache';
import { splitLocale } from '@eldorado/i18n/locale';
import { QueueFull } from '@eldorado/http/fair-queue';
import type { SetRunner } from '../live/followChannel.ts';
import type { LiveSet } from '../live/liveSet.ts';
import { pageAt } from '../document/pageAt.ts';
import { isPersonal } from '../document/pageKey.ts';
import { loggable } from '../telemetry/requestKind.ts';
import { createAccusations, type OpenSet, type Proof } from './accusations.ts';
import { createConduct, type Ended } from './conduct.ts';
import { Pools, type PoolsParts } from './pools.ts';
import type { PageAnswer, PageJob } from './protocol.ts';
import { RenderFailed, WorkerGone, type RenderedPage, type WorkerFault } from './renderWorker.ts';

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
  /** Nothing made a page that a visitor at this address asked for: it was answered with an error. */
  lost(address: string, sentence: string): void;
}

export interface RendererParts extends Omit<
  PoolsParts,
  'onMisconduct' | 'onLateEnd' | 'onUnknownEnd' | 'onBadStart'
> {
  events: RenderEvents;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** What serves in the place of a remote's part of a page, and why. */
export interface Instead {
  remote: string;
  /** The good version before; null where the page says that it is out of service, or goes without a widget. */
  version: string | null;
  reason: RenderFault['reason'];
}

/** Opens the set with the good version before of a remote; null when there is none. */
type Before = (remote: string) => Promise<LiveSet> | null;

export interface Renderers extends SetRunner {
  /**
   * Renders a page of a set, whatever its remotes do: with the good version before of one that fails, else the shell's
   * page that says so, with status 503.
   * @throws {QueueFull} when too much is asked for at once.
   */
  render(
    set: LiveSet,
    page: Omit<PageJob, 'without'>,
    before: Before,
  ): Promise<PageAnswer & { instead?: Instead }>;
  /** The data changed: what was read of the API is read again. */
  expire(): void;
  /** Pages of the live set that wait, and that are under way; whether it has a worker. */
  load(): { waiting: number; busy: number; ready: boolean };
  /** Versions whose code ended workers of late. */
  ended(): readonly Ended[];
  /**
   * Finds out who makes a version fail: pages on which it failed of late are rendered apart, with and without each suspect.
   * @returns null where no such page is known here.
   */
  prove(remote: string, version: string, open: OpenSet): Promise<Proof | null>;
  close(): void;
}

/** Tries of a page, each without one more remote. */
const tries = 4;
/** Pages, one of each screen, that a new worker renders before visitors come. */
const warmPages = 8;
const keptCauses = 100;

/** The rendering workers of all sets in use: who renders a page, and whom to blame when that fails. */
export function createRenderers(parts: RendererParts): Renderers {
  const { events } = parts;
  const conduct = createConduct(() => parts.now());
  const recent = new LRUCache<string, PageJob>({ max: warmPages });
  /** Why versions failed last. */
  const causes = new LRUCache<string, string>({ max: keptCauses });
  const pools = new Pools({
    ...parts,
    onMisconduct: (set, { remote, reason, sentence, visitor }) =>
      failed(set, remote, { reason, sentence, death: false, address: visitor }),
    onLateEnd: (set, { remote, ...fault }) => blame(set, remote, fault, fault.visitor),
    onUnknownEnd: (set, answered) => {
      for (const page of answered)
        void tryPage(set, { ...page, refreshes: true }, ownerOf(set, page), new Set(), true).catch(
          () => undefined,
        );
    },
    onBadStart: (set, { remote, ...fault }) => blame(set, remote, fault, null),
  });

  const accusations = createAccusations((set, absent) => pools.apart(set, absent));

  function failed(
    set: LiveSet,
    remote: string,
    fault: Omit<RenderFault, 'remote' | 'version'>,
  ): void {
    const version = set.versions[remote];
    if (version === undefined) return;
    causes.set(`${remote}@${version}`, lineOf(fault.sentence));
    events.failed({ ...fault, remote, version });
  }

  /** The part of a remote failed on a page, by whose doing is to be found out. */
  function accuse(set: LiveSet, accused: string, sentence: string, page: PageJob): void {
    accusations.note({ set, page, owner: ownerOf(set, page), accused });
    const address = page.visitor;
    failed(set, accused, { reason: 'render-failed', sentence, death: false, address });
  }

  function blame(
    set: LiveSet,
    remote: string,
    { reason, sentence }: Pick<WorkerFault, 'reason' | 'sentence'>,
    address: string | null,
  ): void {
    failed(set, remote, { reason, sentence, death: true, address });
    const version = set.versions[remote] ?? '';
    if (conduct.blame(remote, version, reason))
      events.condemned(remote, version, `${reason}: ${sentence}`);
  }

  /** Renders a page beside others; alone when its worker ended, so that it is known whose doing it was. */
  async function attempt(set: LiveSet, page: PageJob, apart: boolean): Promise<RenderedPage> {
    if (!apart) {
      try {
        return await (await pools.of(set)).render(page);
      } catch (error) {
        if (!(error instanceof WorkerGone)) throw error;
      }
    }
    return (await pools.alone(set)).render(page);
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
    let rendered: RenderedPage;
    try {
      rendered = await attempt(set, { ...page, without: [...without] }, apart);
    } catch (error) {
      const fault = faultOf(error);
      const remote = fault?.remote;
      if (!fault || !remote || remote === 'shell' || without.has(remote)) throw error;
      if (error instanceof WorkerGone) blame(set, remote, fault, page.visitor);
      else accuse(set, remote, fault.sentence, page);
      without.add(remote);
      return null;
    }
    const { answer, misbehavedBy } = rendered;
    if (!('html' in answer)) return answer;
    for (const accused of misbehavedBy) accusations.note({ set, page, owner, accused });
    let ownFailed = misbehavedBy.includes(owner);
    for (const { remote, sentence } of answer.errors) {
      if (!remote || without.has(remote)) continue;
      ownFailed ||= remote === owner;
      accuse(set, remote, sentence, page);
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

  /** A page as it is asked for without a remote: whoever tries it out reads why. */
  function told(page: PageJob, set: LiveSet, remote: string | undefined): PageJob {
    if (!page.pinned || remote === undefined) return page;
    const version = set.versions[remote] ?? '';
    const cause = causes.get(`${remote}@${version}`) ?? 'it is out of service';
    return { ...page, failed: { remote, version, cause } };
  }

  function insteadOf(set: LiveSet, remote: string, isBefore: boolean): Instead {
    const version = set.versions[remote];
    const ended = conduct
      .ended()
      .find((each) => each.remote === remote && each.version === version);
    return {
      remote,
      version: (isBefore && set.fallbacks.get(remote)?.version) || null,
      reason: ended?.reason ?? 'render-failed',
    };
  }

  async function renderWhole(
    set: LiveSet,
    page: PageJob,
    before: Before,
  ): Promise<PageAnswer & { instead?: Instead }> {
    const at = screenAt(set, page);
    const owner = ownerOf(set, page);
    const without = outOfService(set, owner);
    const apart = conduct.isSuspect(owner, set.versions[owner] ?? '');
    let beforeTried = false;
    for (let left = tries; left > 0; left--) {
      if (without.has(owner) && !beforeTried) {
        beforeTried = true;
        const earlier = await withBefore(told(page, set, owner), owner, before(owner));
        if (earlier) return { ...forNow(earlier), instead: insteadOf(set, owner, true) };
      }
      const [missing] = without;
      const answer = await tryPage(
        set,
        told(page, set, missing),
        owner,
        without,
        apart && !without.has(owner),
      );
      if (!answer) continue;
      // What is one person's is rendered for nobody else.
      const own = page.pinned || page.sent || isPersonal(page.address, at?.declaration ?? null);
      if (at && !own) recent.set(`${owner}/${at.declaration.id}`, page);
      if (missing !== undefined)
        return { ...forNow(answer), instead: insteadOf(set, missing, false) };
      return apart ? forNow(answer) : answer;
    }
    throw new Error(`No version of ${owner} renders ${loggable(page.address)}`);
  }

  return {
    prepare: (set) => pools.prepare(set, [...recent.values()]),
    take: (set) => pools.take(set),
    tryShell: (set) => pools.tryShell(set),
    render: (set, asked, before) =>
      renderWhole(set, { ...asked, without: [] }, before).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) events.lost(asked.visitor, sentenceOf(error));
        throw error;
      }),
    expire: () => pools.expire(),
    load: () => pools.load(),
    ended: () => conduct.ended(),
    prove: (remote, version, open) => accusations.prove(remote, version, open),
    close: () => pools.close(),
  };
}

const screenAt = (set: LiveSet, { address, origin }: PageJob) =>
  pageAt(set, splitLocale(new URL(address, origin).pathname).path);
const ownerOf = (set: LiveSet, page: PageJob) => screenAt(set, page)?.remote ?? 'shell';

/** A page that does without something is made anew even while its data are the same. */
function forNow(answer: PageAnswer): PageAnswer {
  if (!('html' in answer)) return answer;
  const { reads: _, ...page } = answer;
  return page;
}

/** The first line of what an error says. */
const lineOf = (sentence: string) => (sentence.split('\n', 1)[0] ?? '').slice(0, 160);

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function faultOf(error: unknown): WorkerFault | null {
  if (error instanceof WorkerGone) return error.fault;
  if (error instanceof RenderFailed)
    return { reason: 'crash', remote: error.remote, sentence: error.message, visitor: null };
  return null;
}
