import { blockOf, rangeOf } from '@eldorado/http/network';
import type { Database } from '../../db/database.ts';
import { tooManyRequests } from '../problem.ts';
import { makeSharedLimit, type SharedLimit } from './sharedLimit.ts';

/** A network that an address is of, and how many times what one range of addresses has all of it has together. */
export interface WiderNetwork {
  name: string;
  times: number;
}

/**
 * The networks that an address is of: its range, and of IPv6 the /48 and the /32 around that, since whoever has a /48 has 256 ranges,
 * and whoever has a /32 65,536 of those. Addresses of IPv4 are too dear for that.
 */
export function networksOf(address: string): readonly WiderNetwork[] {
  const [range, block] = [rangeOf(address), blockOf(address)];
  const networks = [{ name: range, times: 1 }];
  if (block === range) return networks;
  const [first, second] = block.split(':');
  return [...networks, { name: block, times: 2 }, { name: `${first}:${second}::/32`, times: 10 }];
}

/**
 * A limit of ranges of addresses that is no way around for who has many ranges: wider networks have a few times as much.
 * @returns a limit whose keys are addresses.
 */
export function makeNetworkLimit(
  database: Database,
  { name, limit, windowMs }: { name: string; limit: number; windowMs: number },
): SharedLimit {
  const limits = new Map<number, SharedLimit>();
  const limitOf = (times: number) => {
    const known = limits.get(times);
    if (known) return known;
    const own = { name: times === 1 ? name : `${name}-x${times}`, limit: limit * times, windowMs };
    const made = makeSharedLimit(database, own);
    limits.set(times, made);
    return made;
  };
  const networks: SharedLimit = {
    waits: (address, now) =>
      Math.max(
        ...networksOf(address).map(({ name: each, times }) => limitOf(times).waits(each, now)),
      ),
    async take(address, now, client) {
      for (const network of networksOf(address)) {
        const wait = await limitOf(network.times).take(network.name, now, client);
        if (wait > 0) return wait;
      }
      return 0;
    },
    async demand(address, now, client) {
      const wait = await networks.take(address, now, client);
      if (wait > 0) throw tooManyRequests(wait);
    },
  };
  return networks;
}
