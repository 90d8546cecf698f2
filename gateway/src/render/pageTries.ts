import type { LiveSet } from '../live/liveSet.ts';
import type { Failure } from './blame/accusations.ts';
import { ownerOf } from './blame/pageOwner.ts';
import type { Pools } from './pool/pools.ts';
import { LeftOut, NobodyWaits } from './pool/renderPool.ts';
import type { PageAnswer, PageJob } from './pool/protocol.ts';
import type { RemoteFaults } from './blame/remoteFaults.ts';
import type { RenderEvents } from './renderEvents.ts';
import {
  RenderFailed,
  WorkerGone,
  type RenderedPage,
  type WorkerFault,
} from './pool/renderWorker.ts';

/** A page of a set that is tried. */
export interface PageTry {
  set: LiveSet;
  page: PageJob;
  /** Whose page it is. */
  owner: string;
  /** Remotes to do without. A try that shows another adds it. */
  without: Set<string>;
  /** Whether nobody waits for it any more. */
  isGone?: (() => boolean) | undefined;
  /** Beside no other page, so that it is known whose doing the end of its worker is. */
  apart: boolean;
}

export interface PageTries {
  /**
   * One try of a page.
   * @returns the page, or null when the try showed another remote to do without, which is in `without` then.
   * @throws {NobodyWaits}
   */
  once(of: PageTry): Promise<PageAnswer | null>;
  /** Tries a page by itself that nobody waits for: what ends its worker is known then. */
  again(set: LiveSet, page: PageJob): Promise<void>;
}

interface Parts {
  pools: Pick<Pools, 'of' | 'alone'>;
  faults: Pick<RemoteFaults, 'accuse' | 'breaker' | 'died' | 'outOfService'>;
  /** Remembers a page on which a part failed. */
  note: (failure: Failure) => void;
  rendered: RenderEvents['rendered'];
}

/** Tries pages in the workers, and tells what remotes did to them. */
export function createPageTries({ pools, faults, note, rendered }: Parts): PageTries {
  /** Versions with a page in a worker that ended, until one of them was made alone: others of theirs would end the next worker. */
  const doubted = new Set<string>();

  /**
   * Renders a page beside others; alone when its worker ended, or its owner has ended another one while it waited.
   * @throws {LeftOut} when something is out of service that was not as it began to wait, or nobody waits any more.
   */
  async function attempt(
    { set, page, owner, without, apart, isGone = () => false }: PageTry,
    workerEnded: () => void,
  ): Promise<RenderedPage> {
    const version = set.versions[owner] ?? '';
    const id = `${owner}@${version}`;
    const job = { ...page, without: [...without] };
    // Whose doing the end of a worker is is found out, whoever has gone meanwhile.
    let hasEnded = false;
    const isLate = () =>
      (isGone() && !hasEnded) || faults.outOfService(set, owner).some((name) => !without.has(name));
    const goesAlone = () =>
      !without.has(owner) && (faults.breaker.isSuspect(owner, version) || doubted.has(id));
    if (!apart) {
      try {
        const pool = await pools.of(set, set.onTrial.has(owner));
        return await pool.render(job, () => isLate() || goesAlone());
      } catch (error) {
        if (!(error instanceof WorkerGone || error instanceof LeftOut)) throw error;
        if (error instanceof WorkerGone) {
          hasEnded = true;
          doubted.add(id);
          workerEnded();
        }
      }
    }
    try {
      return await (await pools.alone(set)).render(job, isLate);
    } finally {
      doubted.delete(id);
    }
  }

  /** Notes whose doing it is that nothing was made of a page, and does without. @throws the error where that is nobody's. */
  function noteEnd({ set, page, owner, without }: PageTry, error: unknown, workers: number): void {
    const fault = faultOf(error);
    const remote = fault?.remote;
    if (!fault || !remote || remote === 'shell' || without.has(remote)) throw error;
    if (error instanceof WorkerGone) faults.died(set, remote, fault, page.visitor, workers);
    else faults.accuse({ set, page, owner, accused: remote }, fault.sentence);
    without.add(remote);
  }

  /** Notes what failed of a page that was made. @returns whether something of its owner's did. */
  function noteErrors(
    { set, page, owner, without }: PageTry,
    errors: readonly { remote: string | null; sentence: string }[],
    misbehavedBy: readonly string[],
  ): boolean {
    for (const accused of misbehavedBy) note({ set, page, owner, accused });
    let ownFailed = misbehavedBy.includes(owner);
    for (const { remote, sentence } of errors) {
      if (!remote || without.has(remote)) continue;
      ownFailed ||= remote === owner;
      faults.accuse({ set, page, owner, accused: remote }, sentence);
    }
    return ownFailed;
  }

  async function once(of: PageTry): Promise<PageAnswer | null> {
    const { set, page, owner, without } = of;
    let made: RenderedPage;
    // Who ends a worker where its page is alone has also ended the one that it was in before.
    let workers = 1;
    try {
      made = await attempt(of, () => (workers += 1));
    } catch (error) {
      if (!(error instanceof LeftOut)) noteEnd(of, error, workers);
      else if (of.isGone?.()) throw new NobodyWaits();
      else for (const name of faults.outOfService(set, owner)) without.add(name);
      return null;
    }
    const { answer, misbehavedBy } = made;
    if (!('html' in answer)) return answer;
    const ownFailed = noteErrors(of, answer.errors, misbehavedBy);
    if (!answer.broken) {
      if (!ownFailed) rendered(owner, set.versions[owner] ?? '', page.visitor);
      return answer;
    }
    // The shell's own page, or its word that this remote is out of service.
    if (owner === 'shell' || without.has(owner)) return { ...answer, keep: false };
    without.add(owner);
    return null;
  }

  return {
    once,
    async again(set, page) {
      const alone = { ...page, refreshes: true };
      const without = new Set<string>();
      await once({ set, page: alone, owner: ownerOf(set, page), without, apart: true });
    },
  };
}

function faultOf(error: unknown): WorkerFault | null {
  if (error instanceof WorkerGone) return error.fault;
  if (error instanceof RenderFailed)
    return { reason: 'crash', remote: error.remote, sentence: error.message, visitor: null };
  return null;
}
