import { LRUCache } from 'lru-cache';
import { networkOf } from '@eldorado/http/network';
import type { LiveSet } from '../../live/liveSet.ts';
import { witnessed, type LoadOutcomes } from '../../telemetry/loadOutcomes.ts';

/** At so many addresses pages must have been lost within that time before it is said: one may ask for what only it does. */
const addressesToSay = 3;
const within = 120_000;

/** Pages that nothing made: those who asked were answered with an error. */
export interface LostPages {
  note(address: string): void;
  /** What to say of them, in a sentence; null while there are none, or hardly any. */
  fault(): string | null;
}

/** Counts lost pages of two minutes, by who asked. @param now milliseconds since the epoch. */
export function countLostPages(now: () => number): LostPages {
  const addresses = new LRUCache<string, number>({ max: 1_000 });
  return {
    note: (address) => void addresses.set(networkOf(address), now()),
    fault() {
      const lost = [...addresses.values()].filter((at) => at > now() - within).length;
      return lost < addressesToSay
        ? null
        : `Pages asked for at ${lost} addresses within two minutes were answered with an error, since nothing made them: the log says why`;
    },
  };
}

/**
 * What is wrong with versions of a set by what workers and browsers saw of them within two minutes, by remote: one sentence each.
 * @param left why a version was left in service although it fails.
 */
export function failingVersions(
  set: LiveSet,
  outcomes: Pick<LoadOutcomes, 'verdict'>,
  left: (remote: string, version: string) => string | null,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [remote, version] of Object.entries(set.versions)) {
    const verdict = outcomes.verdict(remote, version);
    const { loaded, addresses, broken, alarming } = verdict;
    const showsNothing = loaded === 0 && addresses > 0;
    if (!broken && !alarming && !showsNothing) continue;
    const why = left(remote, version);
    const how = showsNothing ? 'renders nothing' : 'fails';
    const rest = why === null ? '' : `; it stays in service since ${why}`;
    faults[remote] = `${remote} ${version} ${how}: ${witnessed(verdict)} within two minutes${rest}`;
  }
  return faults;
}
