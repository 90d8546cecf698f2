import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { blockOf, rangeOf } from '@eldorado/http/network';
import { markLasts } from 'shell/contract';
import { atMost } from '../http/atMost.ts';

/** What became of a mark: it pays for a report, or why it does not. */
export type MarkOutcome = 'used' | 'missing' | 'forged' | 'expired' | 'spent';

/** Signed marks of page loads: each lets one report of one set be counted, from the range of addresses that asked for it. */
export interface LoadMarks {
  /** @returns a mark for a tab that runs this set; null while its range of addresses asks too often. */
  give(setId: string, address: string): string | null;
  /** Spends a mark. Only `used` lets a report count. */
  use(mark: string | undefined, setId: string, address: string): MarkOutcome;
}

/** Marks a minute for a /24 or /56, and for a /48: far more than are counted of its addresses. */
const perRange = 300;
const perBlock = 600;

/**
 * @param key signs; all gateways of a site have the same one, or a mark holds where it was given.
 * @param now milliseconds since the epoch.
 */
export function createLoadMarks(key: () => string, now: () => number): LoadMarks {
  // Whoever makes others be forgotten here could have asked for new marks as well.
  const spent = new LRUCache<string, true>(atMost(100_000));
  const given = new LRUCache<string, number>({ ...atMost(50_000), ttl: 60_000, noUpdateTTL: true });

  function isWithin(name: string, most: number): boolean {
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count <= most;
  }

  const sign = (body: string, setId: string, address: string) =>
    createHmac('sha256', key())
      .update(`${body} ${setId} ${rangeOf(address)}`)
      .digest()
      .subarray(0, 16);

  return {
    give(setId, address) {
      if (!isWithin(rangeOf(address), perRange) || !isWithin(`/48 ${blockOf(address)}`, perBlock))
        return null;
      const body = `${(now() + markLasts).toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${body}.${sign(body, setId, address).toString('base64url')}`;
    },
    use(mark, setId, address) {
      if (!mark) return 'missing';
      const [until = '', nonce = '', signature = ''] = mark.split('.');
      const said = Buffer.from(signature, 'base64url');
      const right = sign(`${until}.${nonce}`, setId, address);
      if (said.length !== right.length || !timingSafeEqual(said, right)) return 'forged';
      if (Number.parseInt(until, 36) < now()) return 'expired';
      if (spent.has(nonce)) return 'spent';
      spent.set(nonce, true);
      return 'used';
    },
  };
}
