import webPush from 'web-push';
import type { Database } from '../db/database.ts';

/** The key pair by which push services know this site (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const names = { publicKey: 'vapid-public-key', privateKey: 'vapid-private-key' };

/**
 * The site's keys, made at the first start and kept in the database: with others every browser would have to subscribe
 * again. Two processes that start together end up with the same pair.
 */
export async function vapidKeys(database: Database): Promise<VapidKeys> {
  return database.work.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock(20260103)');
    const made = webPush.generateVAPIDKeys();
    await client.query(
      'insert into meta (key, value) values ($1, $2), ($3, $4) on conflict (key) do nothing',
      [names.publicKey, made.publicKey, names.privateKey, made.privateKey],
    );
    const { rows } = await client.query<{ key: string; value: string }>(
      'select key, value from meta where key = any($1)',
      [Object.values(names)],
    );
    const value = (name: string) => rows.find(({ key }) => key === name)?.value ?? '';
    return { publicKey: value(names.publicKey), privateKey: value(names.privateKey) };
  });
}
