import { LRUCache } from 'lru-cache';
import { networkOf } from '@eldorado/http/network';
import { knowsToken } from './opsSession.ts';

/** Wrong tokens that one network may send in a minute, wherever it sends them. */
const attempts = 5;

/** What became of a token that somebody gave. */
export type Verdict = 'known' | 'wrong' | 'limited';

export interface TokenGuard {
  /**
   * Compares what was given with the token of the configuration.
   * @param address of the visitor: who has guessed too often is not heard for a minute, whatever he gives then.
   */
  judge(given: string, address: string): Verdict;
}

/**
 * The one place that compares tokens, so that no door allows guesses that another one counts.
 * @param token null where there is none: nothing is known then.
 * @param now milliseconds of a clock that never goes back.
 */
export function createTokenGuard(
  token: string | null,
  now: () => number = () => performance.now(),
): TokenGuard {
  const guessed = new LRUCache<string, number>({
    max: 10_000,
    ttl: 60_000,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    judge(given, address) {
      const network = networkOf(address);
      const guesses = guessed.get(network) ?? 0;
      if (guesses >= attempts) return 'limited';
      if (token !== null && knowsToken(given, token)) return 'known';
      guessed.set(network, guesses + 1);
      return 'wrong';
    },
  };
}
