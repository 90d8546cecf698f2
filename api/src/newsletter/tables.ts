import { instant } from '../db/columns.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fullName: text('full_name').notNull(),
  /** As it was typed; unique whatever the case. */
  email: text('email').notNull(),
  locale: text('locale').notNull(),
  purpose: text('purpose').$type<'newsletter'>().notNull(),
  consentVersion: text('consent_version').notNull(),
  consentedAt: instant('consented_at').notNull(),
  createdAt: instant('created_at').notNull(),
});
