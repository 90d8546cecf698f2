import { asc, inArray, lt, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import { forgetMails } from '../mail/mail.ts';
import { openPersonalHash, sameEmail } from '../encryption/personalHash.ts';
import { day } from '../time/time.ts';
import { openPersonal } from './message.ts';
import { contactMessages as table } from './tables.ts';

type Context = Pick<ApiContext, 'database' | 'encryption'>;

/** Days for which a contact message is kept: to answer it, and a question about the answer. The site's choice, for counsel to confirm. */
export const messageDays = 365;

/** The messages of an address, in whatever case, opened, the oldest first; without what only the site needs. */
export async function messagesOf(context: Context, email: string) {
  const rows = await context.database
    .orm()
    .select()
    .from(table)
    .where(inArray(table.reference, await referencesOf(context, email)))
    .orderBy(asc(table.receivedAt));
  return rows.map((row) => ({
    ...omit(row, 'encrypted', 'emailHash', 'requestHash', 'idempotencyKey'),
    ...openPersonal(context.encryption, row),
  }));
}

/** Deletes every message of an address with its e-mails. @returns their references. */
export async function eraseMessages(context: Context, email: string): Promise<string[]> {
  const references = await referencesOf(context, email);
  return context.database.work.transaction((client) =>
    forget(client, inArray(table.reference, references)),
  );
}

/** Deletes the messages whose time is over, with their e-mails. */
export const forgetOldMessages = (database: Database, now: Date): Promise<string[]> =>
  database.work.transaction((client) =>
    forget(client, lt(table.receivedAt, new Date(now.getTime() - messageDays * day))),
  );

async function referencesOf({ database, encryption }: Context, email: string): Promise<string[]> {
  const hash = await openPersonalHash(database, encryption);
  const { reference, emailHash, email: plain } = table;
  const rows = await database.work.orm().select({ reference, emailHash, plain }).from(table);
  // The hash is keyed by the reference: whoever reads the table cannot tell which messages are of one person.
  return rows
    .filter((row) =>
      row.emailHash === null
        ? sameEmail(row.plain ?? '') === sameEmail(email)
        : row.emailHash === hash.ofEmail(email, row.reference),
    )
    .map((row) => row.reference);
}

async function forget(client: PoolClient, which: SQL): Promise<string[]> {
  const rows = await drizzle(client)
    .delete(table)
    .where(which)
    .returning({ reference: table.reference });
  const references = rows.map(({ reference }) => reference);
  await forgetMails(client, references);
  return references;
}
