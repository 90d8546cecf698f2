import { LRUCache } from 'lru-cache';
import { blockOf, networkOf } from '@eldorado/http/network';
import { knowsToken } from './opsSession.ts';

/**
 * Wrong tokens that one network may send in a minute, wherever it sends them, and those of one block (/48 of IPv6, /24) together:
 * whoever has a block has 65,536 networks.
 */
const perNetwork = 5;
const perBlock = 20;

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
      const counts = [
        { key: networkOf(address), most: perNetwork },
        { key: `block ${blockOf(address)}`, most: perBlock },
      ];
      const guesses = (key: string) => guessed.get(key) ?? 0;
      if (counts.some(({ key, most }) => guesses(key) >= most)) return 'limited';
      if (token !== null && knowsToken(given, token)) return 'known';
      for (const { key } of counts) guessed.set(key, guesses(key) + 1);
      return 'wrong';
    },
  };
}
