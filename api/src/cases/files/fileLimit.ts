import { blockOf } from '@eldorado/http/network';
import type { Database } from '../../db/database.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { minute } from '../../time/time.ts';

/** How many may be sent in ten minutes, by one address and by all of its /24, or of its /48 of IPv6. */
const fileLimits = { each: 60, together: 300 };

/**
 * Limits what is sent with files: who has one address may have all the addresses beside it.
 * @returns counts a request. It rejects with 429 when it is one too many.
 */
export function makeFileLimit(database: Database, name: string, limits = fileLimits) {
  const windowMs = 10 * minute;
  const each = makeSharedLimit(database, { name, limit: limits.each, windowMs });
  const together = makeSharedLimit(database, {
    ...{ name: `${name}-block`, limit: limits.together, windowMs },
  });
  return async (address: string, now: Date): Promise<void> => {
    await each.demand(address, now.getTime());
    await together.demand(blockOf(address), now.getTime());
  };
}
