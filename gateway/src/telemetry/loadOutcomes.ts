/**
 * When a version counts as broken: at least so many loads in so many milliseconds, and so great a share of failures,
 * reported by so many addresses.
 */
export interface FailureRule {
  loads: number;
  /** 0 to 1. */
  share: number;
  within: number;
  addresses: number;
}

/** The issue's own: 5 % of at least 50 loads in 2 minutes. Five addresses, so that nobody takes a version down alone. */
export const defaultRule: FailureRule = {
  loads: 50,
  share: 0.05,
  within: 120_000,
  addresses: 5,
};

/** What became of a version's loads in some time. */
export interface Outcomes {
  loads: number;
  /** Loads that failed, and screens that threw. */
  failures: number;
}

export interface LoadOutcomes {
  /** Counts what a browser reported. For the rule, an address has one failure of a version in the rule's time. */
  record(remote: string, version: string, outcome: 'loaded' | 'failed', address: string): void;
  /** What the rule looks at now, and what it says. */
  verdict(remote: string, version: string): Outcomes & { broken: boolean };
  /** The last day by the minute, the oldest first, for each `remote@version` that was heard of. */
  history(): ReadonlyMap<string, readonly (Outcomes & { minute: number })[]>;
  /** Forgets what was counted for the rule, so that a version that serves again begins anew. */
  forget(remote: string, version: string): void;
}

const minute = 60_000;
/** Width of what is counted together for the rule, in milliseconds. */
const slot = 5_000;
const keptMinutes = 24 * 60;
/** What is counted together for the rule. Its addresses go when its time is over. */
interface Slot {
  loaded: number;
  /** Every failure that was reported: an airport's wifi is one address, and shows that a version is in use. */
  failures: number;
  /** The addresses that reported a failure, each once within the rule's time. */
  failed: Set<string>;
}
/** Versions that are remembered; more are only those that somebody makes up. */
const keptVersions = 60;

/** Counts loads and failures by remote and version, in memory. @param now milliseconds since the epoch. */
export function createLoadOutcomes(rule: FailureRule, now: () => number): LoadOutcomes {
  const slots = new Map<string, Map<number, Slot>>();
  const minutes = new Map<string, Map<number, Outcomes>>();

  /** A version's list, without what is older than `oldest`. */
  function listOf<T>(lists: Map<string, Map<number, T>>, id: string, oldest: number) {
    const list = lists.get(id) ?? new Map<number, T>();
    // The one that was heard of last is the last to be forgotten.
    lists.delete(id);
    lists.set(id, list);
    for (const known of [...lists.keys()].slice(0, -keptVersions)) lists.delete(known);
    for (const past of list.keys()) if (past < oldest) list.delete(past);
    return list;
  }

  const oldestSlot = () => Math.floor((now() - rule.within) / slot);

  return {
    record(remote, version, outcome, address) {
      const id = `${remote}@${version}`;
      const list = listOf(slots, id, oldestSlot());
      const at = Math.floor(now() / slot);
      const counted = list.get(at) ?? { loaded: 0, failures: 0, failed: new Set() };
      list.set(at, counted);
      if (outcome === 'loaded') counted.loaded += 1;
      else {
        counted.failures += 1;
        if (![...list.values()].some(({ failed }) => failed.has(address)))
          counted.failed.add(address);
      }

      const thisMinute = Math.floor(now() / minute);
      const day = listOf(minutes, id, thisMinute - keptMinutes);
      const { loads, failures } = day.get(thisMinute) ?? { loads: 0, failures: 0 };
      day.set(thisMinute, {
        loads: loads + 1,
        failures: failures + (outcome === 'failed' ? 1 : 0),
      });
    },
    verdict(remote, version) {
      const sum = { loads: 0, failures: 0 };
      let reported = 0;
      for (const [at, { loaded, failures, failed }] of slots.get(`${remote}@${version}`) ?? []) {
        if (at < oldestSlot()) continue;
        reported += loaded + failures;
        sum.loads += loaded + failed.size;
        sum.failures += failed.size;
      }
      const broken =
        reported >= rule.loads &&
        sum.failures >= rule.share * sum.loads &&
        sum.failures >= rule.addresses;
      return { ...sum, broken };
    },
    history: () =>
      new Map(
        [...minutes].map(([id, list]) => [
          id,
          [...list]
            .sort(([a], [b]) => a - b)
            .map(([at, counted]) => ({ minute: at * minute, ...counted })),
        ]),
      ),
    forget(remote, version) {
      slots.delete(`${remote}@${version}`);
    },
  };
}
