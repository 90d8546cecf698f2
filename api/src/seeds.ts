import type { PoolClient } from 'pg';
import { announceChange } from './db/database.ts';
import { domains } from './domains.ts';

/**
 * Brings the repository's files to their tables and fills every demonstration table that is empty or untouched, within the
 * transaction of `client`; running sites are told when something changed. Of several processes one does it at a time: the
 * next finds it done.
 */
export async function seed(client: PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock(20260105)');
  for (const { name, seed } of domains)
    if (await seed?.(client)) await announceChange(client, name);
}
