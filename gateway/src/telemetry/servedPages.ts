import { LRUCache } from 'lru-cache';
import { atMost } from '../http/atMost.ts';

/** Milliseconds for which a page that was sent vouches for a report. */
const vouchesFor = 600_000;
/** Sets and networks that are remembered. */
const kept = 100_000;

/** To which networks pages of which sets were sent of late. */
export interface ServedPages {
  /** A page of a set was sent to a network. @returns whether others are to be told: it was not known, or not of late. */
  note(setId: string, network: string): boolean;
  /** Whether one was within the last ten minutes. */
  wasServed(setId: string, network: string): boolean;
}

/** Remembers it in memory. @param now milliseconds since the epoch. */
export function createServedPages(now: () => number): ServedPages {
  const served = new LRUCache<string, number>(atMost(kept));
  const isWithin = (milliseconds: number, setId: string, network: string) =>
    (served.get(`${setId} ${network}`) ?? -Infinity) > now() - milliseconds;
  return {
    wasServed: (setId, network) => isWithin(vouchesFor, setId, network),
    note(setId, network) {
      // What is half over is noted anew, and told anew: who reads on is not forgotten, and a message that was lost is made good.
      if (isWithin(vouchesFor / 2, setId, network)) return false;
      served.set(`${setId} ${network}`, now());
      return true;
    },
  };
}
