/** When a version counts as broken: at least so many loads in so many milliseconds, and so great a share of failures. */
export interface FailureRule {
  loads: number;
  /** 0 to 1. */
  share: number;
  within: number;
}

/** The issue's own: 5 % of at least 50 loads in 2 minutes. */
export const defaultRule: FailureRule = { loads: 50, share: 0.05, within: 120_000 };

/** What became of a version's loads in some time. */
export interface Outcomes {
  loads: number;
  /** Loads that failed, and screens that threw. */
  failures: number;
}

export interface LoadOutcomes {
  /** Counts what a browser told. */
  record(remote: string, version: string, outcome: 'loaded' | 'failed'): void;
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
/** Versions that are remembered; more are only those that somebody makes up. */
const keptVersions = 60;

/** Counts loads and failures by remote and version, in memory. @param now milliseconds since the epoch. */
export function createLoadOutcomes(rule: FailureRule, now: () => number): LoadOutcomes {
  const slots = new Map<string, Map<number, Outcomes>>();
  const minutes = new Map<string, Map<number, Outcomes>>();

  function add(lists: typeof slots, id: string, at: number, oldest: number, failed: boolean) {
    const list = lists.get(id) ?? new Map<number, Outcomes>();
    // The one that was heard of last is the last to be forgotten.
    lists.delete(id);
    lists.set(id, list);
    for (const known of [...lists.keys()].slice(0, -keptVersions)) lists.delete(known);
    const counted = list.get(at) ?? { loads: 0, failures: 0 };
    list.set(at, {
      loads: counted.loads + 1,
      failures: counted.failures + (failed ? 1 : 0),
    });
    for (const past of list.keys()) if (past < oldest) list.delete(past);
  }

  return {
    record(remote, version, outcome) {
      const id = `${remote}@${version}`;
      const failed = outcome === 'failed';
      add(slots, id, Math.floor(now() / slot), Math.floor((now() - rule.within) / slot), failed);
      add(
        minutes,
        id,
        Math.floor(now() / minute),
        Math.floor(now() / minute) - keptMinutes,
        failed,
      );
    },
    verdict(remote, version) {
      const oldest = Math.floor((now() - rule.within) / slot);
      const sum = { loads: 0, failures: 0 };
      for (const [at, { loads, failures }] of slots.get(`${remote}@${version}`) ?? []) {
        if (at < oldest) continue;
        sum.loads += loads;
        sum.failures += failures;
      }
      const broken = sum.loads >= rule.loads && sum.failures >= rule.share * sum.loads;
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
