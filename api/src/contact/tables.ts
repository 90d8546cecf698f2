import type { Desk } from './desk.ts';
import { instant } from '../db/columns.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';

export const contactMessages = pgTable('contact_messages', {
  reference: text('reference').primaryKey(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  mobile: text('mobile').notNull(),
  subject: text('subject').notNull(),
  comment: text('comment').notNull(),
  /** Null of messages before there were desks. */
  desk: text('desk').$type<Desk>(),
  locale: text('locale').notNull(),
  consentVersion: text('consent_version').notNull(),
  consentPurpose: text('consent_purpose').notNull(),
  consentAt: instant('consent_at').notNull(),
  idempotencyKey: text('idempotency_key'),
  requestHash: text('request_hash').notNull(),
  receivedAt: instant('received_at').notNull(),
});
