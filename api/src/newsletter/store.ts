import type { NewsletterForm } from '@eldorado/rules/newsletter-schema';
import { and, eq, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import { forgetMails, queueMail } from '../mail/mail.ts';
import type { Locale } from '../text/locale.ts';
import { day } from '../time/time.ts';
import { isReachable } from './bounces.ts';
import { aboutSubscription, confirmMail } from './mails.ts';
import { newsletterSubscriptions as table } from './tables.ts';
import { linkSecret, readToken, tokenOf } from './token.ts';

/** Days after which a sign-up that nobody confirmed is forgotten. */
export const pendingDays = 7;

/**
 * Writes a sign-up down with the proof of the consent (Ley 1581: text, time and purpose), and asks its address by e-mail.
 * An address that is known, in whatever case, keeps its first row: whoever types it again must not be able to change
 * another's name. One that is confirmed is not asked again, nor is
 * one whose e-mails come back.
 */
export const subscribe = (
  database: Database,
  form: NewsletterForm,
  { origin, now }: { origin: string; now: Date },
) =>
  database.transaction(async (client) => {
    const orm = drizzle(client);
    await orm
      .insert(table)
      .values({
        ...omit(form, 'consent'),
        purpose: 'newsletter',
        pending: true,
        consentedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing();
    const [row] = await orm
      .select()
      .from(table)
      .where(and(sql`lower(${table.email}) = lower(${form.email})`, isReachable));
    if (!row?.pending) return;
    const token = tokenOf(await linkSecret(client), row.id);
    await queueMail(client, confirmMail(row, { token, origin, now }), now);
  });

export type Choice = 'confirm' | 'save' | 'unsubscribe';

/**
 * Does what a reader chose on the page that their link leads to.
 * @param locale the language in which the newsletter is wanted, of the choice `save`; `fullName` as whom it greets them. What is
 * not given stays.
 * @returns false when the link is none of ours, or its subscription is gone. Leaving what was left is done.
 */
export const choose = (
  database: Database,
  {
    token,
    choice,
    locale,
    fullName = '',
  }: { token: string; choice: Choice; locale?: Locale | undefined; fullName?: string | undefined },
  now: Date,
): Promise<boolean> =>
  database.transaction(async (client) => {
    const id = readToken(await linkSecret(client), token);
    if (id === null) return false;
    if (choice === 'unsubscribe') {
      await forget(client, id);
      return true;
    }
    const changed = await drizzle(client)
      .update(table)
      .set(
        choice === 'save'
          ? {
              locale: locale ?? sql`${table.locale}`,
              fullName: fullName.trim() || sql`${table.fullName}`,
            }
          : {
              pending: false,
              confirmedAt: sql`coalesce(${table.confirmedAt}, ${now.toISOString()}::timestamptz)`,
            },
      )
      .where(eq(table.id, id))
      .returning({ id: table.id });
    return changed.length > 0;
  });

/** Deletes a reader with every e-mail to them. */
async function forget(client: PoolClient, id: number) {
  await forgetMails(client, [aboutSubscription(id)]);
  await drizzle(client).delete(table).where(eq(table.id, id));
}

/** What is kept of an address, in whatever case. */
export const readerOf = (database: Database, email: string) =>
  database
    .orm()
    .select()
    .from(table)
    .where(sql`lower(${table.email}) = lower(${email})`);

/** Deletes everything of an address, in whatever case. @returns whether there was something. */
export const eraseReader = (database: Database, email: string): Promise<boolean> =>
  database.transaction(async (client) => {
    const rows = await drizzle(client)
      .select({ id: table.id })
      .from(table)
      .where(sql`lower(${table.email}) = lower(${email})`);
    for (const { id } of rows) await forget(client, id);
    return rows.length > 0;
  });

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
