import { cleanText, isOneLine } from '@eldorado/rules';
import type { NewsletterForm } from '@eldorado/rules/newsletter-schema';
import { and, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import { forgetMails, queueMail } from '../mail/mail.ts';
import { openPersonalHash, sameEmail } from '../encryption/personalHash.ts';
import type { Locale } from '../text/locale.ts';
import { day } from '../time/time.ts';
import { isReachable } from './bounces.ts';
import { aboutSubscription, confirmMail } from './mails.ts';
import { hashOfReader, openReader, renamed, encryptedReader } from './reader.ts';
import { newsletterSubscriptions as table } from './tables.ts';
import { linkSecret, readToken, tokenOf } from './token.ts';

type Context = Pick<ApiContext, 'database' | 'encryption'>;

/** Days after which a sign-up that nobody confirmed is forgotten. */
const pendingDays = 7;

/**
 * Writes a sign-up down with the proof of the consent (Ley 1581: text, time and purpose), and asks its address by e-mail.
 * An address that is known, in whatever case, keeps its first row: whoever types it again must not be able to change
 * another's name. One that is confirmed is not asked again, nor is
 * one whose e-mails come back.
 */
export async function subscribe(
  { database, encryption }: Context,
  form: NewsletterForm,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  const emailHash = hashOfReader(await openPersonalHash(database, encryption), form.email);
  await database.transaction(async (client) => {
    const orm = drizzle(client);
    await orm
      .insert(table)
      .values({
        ...encryptedReader(encryption, emailHash, form),
        locale: form.locale,
        consentVersion: form.consentVersion,
        purpose: 'newsletter',
        pending: true,
        consentedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing();
    const [row] = await orm
      .select()
      .from(table)
      .where(and(eq(table.emailHash, emailHash), isReachable));
    if (!row?.pending) return;
    const token = tokenOf(await linkSecret(client), row.id);
    const { email } = openReader(encryption, row);
    await queueMail(
      client,
      encryption,
      confirmMail({ ...row, email }, { token, origin, now }),
      now,
    );
  });
}

export type Choice = 'confirm' | 'save' | 'unsubscribe';

/**
 * Does what a reader chose on the page that their link leads to.
 * @param locale the language in which the newsletter is wanted, of the choice `save`; `fullName` as whom it greets them. What is
 * not given stays, and a name that is not one line.
 * @returns false when the link is none of ours, or its subscription is gone. Leaving what was left is done.
 */
export async function choose(
  { database, encryption }: Context,
  {
    token,
    choice,
    locale,
    fullName = '',
  }: { token: string; choice: Choice; locale?: Locale | undefined; fullName?: string | undefined },
  now: Date,
): Promise<boolean> {
  return database.transaction(async (client) => {
    const id = readToken(await linkSecret(client), token);
    if (id === null) return false;
    if (choice === 'unsubscribe') {
      await forget(client, id);
      return true;
    }
    const orm = drizzle(client);
    const [row] = await orm.select().from(table).where(eq(table.id, id)).for('update');
    if (!row) return false;
    const said = cleanText(fullName);
    const name = isOneLine(said) ? said : '';
    await orm
      .update(table)
      .set(
        choice === 'save'
          ? { locale: locale ?? row.locale, ...(name && renamed(encryption, row, name)) }
          : { pending: false, confirmedAt: row.confirmedAt ?? now },
      )
      .where(eq(table.id, id));
    return true;
  });
}

/** Deletes a reader with every e-mail to them. */
export async function forget(client: PoolClient, id: number) {
  await forgetMails(client, [aboutSubscription(id)]);
  await drizzle(client).delete(table).where(eq(table.id, id));
}

/** The rows of an address, in whatever case. */
async function ofReader(
  { database, encryption }: Context,
  email: string,
): Promise<SQL | undefined> {
  const hash = await openPersonalHash(database, encryption);
  return or(
    eq(table.emailHash, hashOfReader(hash, email)),
    eq(sql`lower(${table.email})`, sameEmail(email)),
  );
}

/** What is kept of an address, in whatever case, opened. */
export async function readerOf(context: Context, email: string) {
  const rows = await context.database
    .orm()
    .select()
    .from(table)
    .where(await ofReader(context, email));
  return rows.map((row) => ({
    ...omit(row, 'encrypted', 'emailHash'),
    ...openReader(context.encryption, row),
  }));
}

/** Deletes everything of an address, in whatever case. @returns whether there was something. */
export async function eraseReader(context: Context, email: string): Promise<boolean> {
  const which = await ofReader(context, email);
  return context.database.transaction(async (client) => {
    const rows = await drizzle(client).select({ id: table.id }).from(table).where(which);
    for (const { id } of rows) await forget(client, id);
    return rows.length > 0;
  });
}

/** Forgets the sign-ups that nobody confirmed in time. */
export const forgetUnconfirmed = (database: Database, now: Date) =>
  database.transaction(async (client) => {
    const rows = await drizzle(client)
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.pending, true),
          lt(table.createdAt, new Date(now.getTime() - pendingDays * day)),
        ),
      );
    for (const { id } of rows) await forget(client, id);
  });
