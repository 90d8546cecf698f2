import type { ContactForm } from '@eldorado/rules/contact-schema';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { queueMail } from '../mail/mail.ts';
import { openPersonalHash } from '../encryption/personalHash.ts';
import { newReference } from '../text/reference.ts';
import { deskOf, type DeskAddresses } from './desk.ts';
import { deskMail, receivedMail } from './mails.ts';
import { requestHash, encryptedColumns } from './message.ts';
import { contactMessages } from './tables.ts';

export type Stored = { kind: 'stored' | 'repeated'; reference: string } | { kind: 'conflict' };

const purpose = 'Responder al mensaje de contacto';

/**
 * What an earlier request under this key led to: the same message, another one, or null; lets a repeat pass without counting
 * against the limit.
 * @param hash of the message, as `requestHash` makes it.
 */
export async function findRepeat(
  database: Database,
  key: string | null,
  hash: string,
): Promise<Stored | null> {
  if (key === null) return null;
  const [row] = await database
    .orm()
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, key));
  if (!row) return null;
  // One that is not encrypted has the hash of the version before, which does not compare.
  return row.encrypted === null || row.requestHash === hash
    ? { kind: 'repeated', reference: row.reference }
    : { kind: 'conflict' };
}

/**
 * Keeps a message with the proof of its consent, and with it the e-mails to who wrote it and to the desk that answers. The
 * same key and message again give the first reference, and no e-mail.
 */
export async function storeContact(
  {
    database,
    publicOrigin,
    encryption,
  }: Pick<ApiContext, 'database' | 'publicOrigin' | 'encryption'>,
  {
    message,
    key,
    addresses,
  }: { message: ContactForm; key: string | null; addresses: DeskAddresses },
  now: Date,
): Promise<Stored> {
  const hash = await openPersonalHash(database, encryption);
  const ownHash = requestHash(hash, message);
  const desk = deskOf(message.subject);
  const deskAddress = addresses[desk] ?? addresses.general;
  const add = async (client: PoolClient, reference: string) => {
    const added = await drizzle(client)
      .insert(contactMessages)
      .values({
        reference,
        ...encryptedColumns(encryption, hash, reference, message),
        desk,
        locale: message.locale,
        consentVersion: message.consentVersion,
        consentPurpose: purpose,
        consentAt: now,
        receivedAt: now,
        idempotencyKey: key,
        requestHash: ownHash,
      })
      .onConflictDoNothing()
      .returning({ reference: contactMessages.reference });
    if (added.length === 0) return false;
    await queueMail(client, encryption, receivedMail(message, reference, publicOrigin), now);
    if (deskAddress)
      await queueMail(client, encryption, deskMail(message, reference, deskAddress), now);
    return true;
  };
  for (let attempt = 0; attempt < 5; attempt++) {
    const reference = newReference('ED', now);
    if (await database.transaction((client) => add(client, reference)))
      return { kind: 'stored', reference };
    // Either the key was used, perhaps at this same moment, or the reference was: then another one is drawn.
    const repeat = await findRepeat(database, key, ownHash);
    if (repeat) return repeat;
  }
  throw new Error('No free reference was found');
}
