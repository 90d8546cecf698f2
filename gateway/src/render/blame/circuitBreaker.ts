import type { FaultReason } from '../pool/protocol.ts';

/** How often a version's code ended a worker before it is taken out of service, within `within` milliseconds. */
const deathsAllowed = 2;
const within = 120_000;
/** Milliseconds until a remote that ended a worker is tried again; doubled each time, so that its third death comes within ten seconds. */
const firstWait = 1_000;

/** A version that has ended workers within that time. */
export interface Ended {
  remote: string;
  version: string;
  /** Of the last time. */
  reason: FaultReason;
  count: number;
}

/** Which versions of remotes have ended workers of late. */
export interface CircuitBreaker {
  /** Notes the end of so many workers. @returns whether the version is to be taken out of service. */
  recordDeaths(remote: string, version: string, reason: FaultReason, workers: number): boolean;
  /** Whether it ended a worker of late: it is rendered apart from others. */
  isSuspect(remote: string, version: string): boolean;
  /** Whether it is not to be tried at present: its circuit is open. */
  isOpen(remote: string, version: string): boolean;
  /** All that ended a worker of late. */
  ended(): readonly Ended[];
}

const workersOf = (times: readonly { workers: number }[]) =>
  times.reduce((sum, { workers }) => sum + workers, 0);

/** @param now milliseconds since the epoch. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const deaths = new Map<string, { at: number; reason: FaultReason; workers: number }[]>();
  const recent = (remote: string, version: string) => {
    const id = `${remote}@${version}`;
    const times = (deaths.get(id) ?? []).filter(({ at }) => at > now() - within);
    if (times.length > 0) deaths.set(id, times);
    else deaths.delete(id);
    return times;
  };
  return {
    recordDeaths(remote, version, reason, workers) {
      const times = [...recent(remote, version), { at: now(), reason, workers }];
      deaths.set(`${remote}@${version}`, times);
      return workersOf(times) > deathsAllowed;
    },
    isSuspect: (remote, version) => recent(remote, version).length > 0,
    isOpen(remote, version) {
      const times = recent(remote, version);
      const last = times.at(-1);
      return last !== undefined && now() < last.at + firstWait * 2 ** (times.length - 1);
    },
    ended: () =>
      [...deaths.keys()].flatMap((id) => {
        const [remote = '', version = ''] = id.split('@');
        const times = recent(remote, version);
        const last = times.at(-1);
        return last ? [{ remote, version, reason: last.reason, count: workersOf(times) }] : [];
      }),
  };
}
