import { asc, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { forgetMails } from '../mail/mail.ts';
import { day } from '../time/time.ts';
import { contactMessages as table } from './tables.ts';

/** Days for which a contact message is kept: to answer it, and a question about the answer. The site's choice, for counsel to confirm. */
export const messageDays = 365;

/** The messages of an address, in whatever case, the oldest first. */
export const messagesOf = (database: Database, email: string) =>
  database.orm().select().from(table).where(ofPerson(email)).orderBy(asc(table.receivedAt));

/** Deletes every message of an address with its e-mails. @returns their references. */
export const eraseMessages = (database: Database, email: string): Promise<string[]> =>
  database.work.transaction((client) => forget(client, ofPerson(email)));

/** Deletes the messages whose time is over, with their e-mails. */
export const forgetOldMessages = (database: Database, now: Date): Promise<string[]> =>
  database.work.transaction((client) =>
    forget(client, lt(table.receivedAt, new Date(now.getTime() - messageDays * day))),
  );

const ofPerson = (email: string) => sql`lower(${table.email}) = lower(${email.trim()})`;

async function forget(client: PoolClient, which: ReturnType<typeof ofPerson>): Promise<string[]> {
  const rows = await drizzle(client)
    .delete(table)
    .where(which)
    .returning({ reference: table.reference });
  const references = rows.map(({ reference }) => reference);
  await forgetMails(client, references);
  return references;
}
