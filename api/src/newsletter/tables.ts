import type { Locale } from '../text/locale.ts';
import { instant } from '../db/columns.ts';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null where a process of the version before wrote the plain columns, until the site encrypts them; else those are null. */
  encrypted: text('sealed'),
  /** Unique, whatever the case of the address. */
  emailHash: text('email_hash'),
  fullName: text('full_name'),
  email: text('email'),
  locale: text('locale').$type<Locale>().notNull(),
  purpose: text('purpose').$type<'newsletter'>().notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: instant('consented_at').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Nobody has followed the link of the e-mail yet. */
  pending: boolean('pending').notNull(),
  /** Null of those who signed up when one step was enough. */
  confirmedAt: instant('confirmed_at'),
});
