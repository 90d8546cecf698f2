import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PoolClient } from 'pg';
import { sharedSecret } from '../db/secrets.ts';

/** The secret of the links in newsletters; the same in every process, and kept in the database. */
export const linkSecret = (client: PoolClient) =>
  sharedSecret(
    async (text, values) => (await client.query<{ value: string }>(text, values)).rows,
    'newsletter',
  );

const proofOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`newsletter ${id}`).digest('base64url');

/** What a link needs to act for a reader: nobody else can make it, and it holds as long as the subscription does. */
export const tokenOf = (secret: string, id: number) => `${id}.${proofOf(secret, String(id))}`;

/** The subscription that a token is for; null when it is none of ours. */
export function readToken(secret: string, token: string): number | null {
  const [id = '', proof = ''] = token.split('.');
  if (!/^\d{1,9}$/.test(id)) return null;
  const [given, own] = [Buffer.from(proof), Buffer.from(proofOf(secret, id))];
  return given.length === own.length && timingSafeEqual(given, own) ? Number(id) : null;
}
