import type { LiveSet } from '../live/liveSet.ts';
import { isPersonal } from '../document/pageKey.ts';
import { loggable } from '../telemetry/requestKind.ts';
import { ownerOf, screenAt } from './blame/pageOwner.ts';
import type { PageTries } from './pageTries.ts';
import type { PageAnswer, PageJob } from './pool/protocol.ts';
import { NotNeeded } from './pool/renderPool.ts';
import type { RemoteFaults } from './blame/remoteFaults.ts';
import type { RenderFault } from './renderEvents.ts';

/** What serves in the place of a remote's part of a page, and why. */
export interface Instead {
  remote: string;
  /** The good version before; null where the page says that it is out of service, or goes without a widget. */
  version: string | null;
  reason: RenderFault['reason'];
}

/** Opens the set with the good version before of a remote; null when there is none. */
export type Before = (remote: string) => Promise<LiveSet> | null;

/** Tries of a page, each without one more remote. */
const mostTries = 4;

interface Parts {
  tries: Pick<PageTries, 'once'>;
  faults: Pick<RemoteFaults, 'breaker' | 'causeOf' | 'outOfService'>;
  /** Keeps a page that anybody may be shown, by its screen. */
  remember: (id: string, page: PageJob) => void;
}

/** Makes pages whole, whatever their remotes do. */
export function createWholePages({ tries, faults, remember }: Parts) {
  const { breaker } = faults;

  /** The page with the good version before of its remote, or null. */
  async function withBefore(
    page: PageJob,
    owner: string,
    opening: Promise<LiveSet> | null,
    isGone?: () => boolean,
  ): Promise<PageAnswer | null> {
    const set = await opening?.catch(() => null);
    if (!set) return null;
    return tries
      .once({ set, page, owner, without: new Set(), apart: false, isGone })
      .catch((error: unknown) => {
        if (error instanceof NotNeeded) throw error;
        return null;
      });
  }

  /** A page as it is asked for without a remote: whoever tries it out reads why. */
  function told(page: PageJob, set: LiveSet, remote: string | undefined): PageJob {
    if (!page.pinned || remote === undefined) return page;
    const version = set.versions[remote] ?? '';
    const cause = faults.causeOf(remote, version) ?? 'it is out of service';
    return { ...page, failed: { remote, version, cause } };
  }

  function insteadOf(set: LiveSet, remote: string, isBefore: boolean): Instead {
    const version = set.versions[remote];
    const ended = breaker
      .ended()
      .find((each) => each.remote === remote && each.version === version);
    return {
      remote,
      version: (isBefore && set.fallbacks.get(remote)?.version) || null,
      reason: ended?.reason ?? 'render-failed',
    };
  }

  /** Keeps a page for new workers to begin with, unless it is one person's. */
  function keep(set: LiveSet, page: PageJob): void {
    const at = screenAt(set, page);
    const own = page.pinned || page.sent || isPersonal(page.address, at?.declaration ?? null);
    if (at && !own) remember(`${at.remote}/${at.declaration.id}`, page);
  }

  return {
    /**
     * @param isGone whether nobody waits for it any more. @throws {NobodyWaits} when its turn comes then.
     * @throws {ReleasesChanged} when it waited as other releases became live.
     * @throws when no version of its remote, nor the shell without it, makes the page.
     */
    async render(
      set: LiveSet,
      page: PageJob,
      before: Before,
      isGone?: () => boolean,
    ): Promise<PageAnswer & { instead?: Instead }> {
      const owner = ownerOf(set, page);
      const without = new Set(faults.outOfService(set, owner));
      const apart = breaker.isSuspect(owner, set.versions[owner] ?? '');
      let beforeTried = false;
      for (let left = mostTries; left > 0; left--) {
        if (without.has(owner) && !beforeTried) {
          beforeTried = true;
          const earlier = await withBefore(told(page, set, owner), owner, before(owner), isGone);
          if (earlier) return { ...forNow(earlier), instead: insteadOf(set, owner, true) };
        }
        const [missing] = without;
        const asked = told(page, set, missing);
        const alone = apart && !without.has(owner);
        const answer = await tries.once({ set, page: asked, owner, without, apart: alone, isGone });
        if (!answer) continue;
        keep(set, page);
        if (missing !== undefined)
          return { ...forNow(answer), instead: insteadOf(set, missing, false) };
        return apart ? forNow(answer) : answer;
      }
      throw new Error(`No version of ${owner} renders ${loggable(page.address)}`);
    },
  };
}

/** A page that does without something is made anew even while its data are the same. */
function forNow(answer: PageAnswer): PageAnswer {
  if (!('html' in answer)) return answer;
  const { reads: _, ...page } = answer;
  return page;
}
