import { LRUCache } from 'lru-cache';
import type { LiveSet } from '../../live/liveSet.ts';
import type { Failure } from './accusations.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuitBreaker.ts';
import type { RenderEvents, RenderFault } from '../renderEvents.ts';
import type { WorkerFault } from '../pool/renderWorker.ts';

const keptCauses = 100;

/** What is known of the faults of remotes; the gateway hears of each. */
export interface RemoteFaults {
  /** Its versions are tried, left alone for a while, or rendered apart. */
  breaker: Omit<CircuitBreaker, 'recordDeaths'>;
  /** The remotes that a page is rendered without: widgets of those that ended a worker of late, and its own for a while. */
  outOfService(set: LiveSet, owner: string): string[];
  /** A remote's code did what it must not. */
  failed(set: LiveSet, remote: string, fault: Omit<RenderFault, 'remote' | 'version'>): void;
  /** The part of a remote failed on a page, by whose doing is to be found out. */
  accuse(failure: Failure, sentence: string): void;
  /** A remote's code ended a worker, or so many. @param address who had asked for its page, where that is known. */
  died(
    set: LiveSet,
    remote: string,
    fault: Pick<WorkerFault, 'reason' | 'sentence'>,
    address: string | null,
    workers?: number,
  ): void;
  /** Why a version failed last, in a line. */
  causeOf(remote: string, version: string): string | undefined;
}

/** @param note remembers a page on which a part failed. @param now milliseconds since the epoch. */
export function createRemoteFaults(
  events: RenderEvents,
  note: (failure: Failure) => void,
  now: () => number,
): RemoteFaults {
  const breaker = createCircuitBreaker(now);
  const causes = new LRUCache<string, string>({ max: keptCauses });

  const failed: RemoteFaults['failed'] = (set, remote, fault) => {
    const version = set.versions[remote];
    if (version === undefined) return;
    causes.set(`${remote}@${version}`, lineOf(fault.sentence));
    events.failed({ ...fault, remote, version });
  };

  return {
    breaker,
    outOfService: (set, owner) =>
      Object.entries(set.versions)
        .filter(([name, version]) =>
          name === owner ? breaker.isOpen(name, version) : breaker.isSuspect(name, version),
        )
        .map(([name]) => name),
    failed,
    accuse(failure, sentence) {
      note(failure);
      const { set, page, accused } = failure;
      const address = page.visitor;
      failed(set, accused, { reason: 'render-failed', sentence, death: false, address });
    },
    died(set, remote, { reason, sentence }, address, workers = 1) {
      failed(set, remote, { reason, sentence, death: true, address });
      const version = set.versions[remote] ?? '';
      if (breaker.recordDeaths(remote, version, reason, workers))
        events.condemned(remote, version, `${reason}: ${sentence}`);
    },
    causeOf: (remote, version) => causes.get(`${remote}@${version}`),
  };
}

/** The first line of what an error says. */
const lineOf = (sentence: string) => (sentence.split('\n', 1)[0] ?? '').slice(0, 160);
