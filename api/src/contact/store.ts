import { createHash } from 'node:crypto';
import type { ContactForm } from '@eldorado/rules/contact-schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import { queueMail } from '../mail/mail.ts';
import { newReference } from '../text/reference.ts';
import { deskOf, type DeskAddresses } from './desk.ts';
import { deskMail, receivedMail } from './mails.ts';
import { contactMessages } from './tables.ts';

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
export function findRepeat(database: Database, message: ContactForm, key: string | null) {
  return key === null ? Promise.resolve(null) : earlier(database, key, hashOf(message));
}

/** The same for the same message, whatever the order in which it was sent. */
export const hashOf = (form: ContactForm) => {
  const { fullName, email, mobile, subject, comment, consentVersion, consent, locale } = form;
  const ordered = { fullName, email, mobile, subject, comment, consentVersion, consent, locale };
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
};

/**
 * Keeps a message with the proof of its consent, and with it the e-mails to who wrote it and to the desk that answers. The
 * same key and message again give the first reference, and no e-mail.
 */
export async function storeContact(
  { database, publicOrigin }: Pick<ApiContext, 'database' | 'publicOrigin'>,
  {
    message,
    key,
    addresses,
  }: { message: ContactForm; key: string | null; addresses: DeskAddresses },
  now: Date,
): Promise<Stored> {
  const requestHash = hashOf(message);
  const desk = deskOf(message.subject);
  const deskAddress = addresses[desk] ?? addresses.general;
  const add = async (client: PoolClient, reference: string) => {
    const added = await drizzle(client)
      .insert(contactMessages)
      .values({
        reference,
        ...omit(message, 'consent'),
        desk,
        consentPurpose: purpose,
        consentAt: now,
        receivedAt: now,
        idempotencyKey: key,
        requestHash,
      })
      .onConflictDoNothing()
      .returning({ reference: contactMessages.reference });
    if (added.length === 0) return false;
    await queueMail(client, receivedMail(message, reference, publicOrigin), now);
    if (deskAddress) await queueMail(client, deskMail(message, reference, deskAddress), now);
    return true;
  };
  for (let attempt = 0; attempt < 5; attempt++) {
    const reference = newReference('ED', now);
    if (await database.transaction((client) => add(client, reference)))
      return { kind: 'stored', reference };
    // Either the key was used, perhaps at this same moment, or the reference was: then another one is drawn.
    const repeat = key === null ? null : await earlier(database, key, requestHash);
    if (repeat) return repeat;
  }
  throw new Error('No free reference was found');
}
