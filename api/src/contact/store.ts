import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contactMessages } from './tables.ts';
import { omit } from '../db/omit.ts';
import { newReference } from '../text/reference.ts';
import type { ContactMessageInput } from './schema.ts';

export type Stored = { kind: 'stored' | 'repeated'; reference: string } | { kind: 'conflict' };

const purpose = 'Responder al mensaje de contacto';

/** A message sent before under this idempotency key: the same one, another one, or none. */
async function earlier(
  database: Database,
  key: string,
  requestHash: string,
): Promise<Stored | null> {
  const [row] = await database
    .orm()
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, key));
  if (!row) return null;
  return row.requestHash === requestHash
    ? { kind: 'repeated', reference: row.reference }
    : { kind: 'conflict' };
}

/** What an earlier request under this key led to, or null; lets a repeat pass without counting against the limit. */
export function findRepeat(database: Database, message: ContactMessageInput, key: string | null) {
  return key === null ? Promise.resolve(null) : earlier(database, key, hashOf(message));
}

const hashOf = (message: ContactMessageInput) =>
  createHash('sha256').update(JSON.stringify(message)).digest('hex');

/** Keeps a message with the proof of its consent. The same key and message again give the first reference. */
export async function storeContact(
  database: Database,
  message: ContactMessageInput,
  key: string | null,
  now: Date,
): Promise<Stored> {
  const fields = omit(message, 'consent');
  const requestHash = hashOf(message);
  for (let attempt = 0; attempt < 5; attempt++) {
    const reference = newReference('ED', now);
    const added = await database
      .orm()
      .insert(contactMessages)
      .values({
        reference,
        ...fields,
        consentPurpose: purpose,
        consentAt: now,
        receivedAt: now,
        idempotencyKey: key,
        requestHash,
      })
      .onConflictDoNothing()
      .returning({ reference: contactMessages.reference });
    if (added.length > 0) return { kind: 'stored', reference };
    // Either the key was used, perhaps at this same moment, or the reference was: then another one is drawn.
    const repeat = key === null ? null : await earlier(database, key, requestHash);
    if (repeat) return repeat;
  }
  throw new Error('No free reference was found');
}
