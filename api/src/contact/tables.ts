import type { Desk } from './desk.ts';
import { instant } from '../db/columns.ts';
import { pgTable, text } from 'drizzle-orm/pg-core';

export const contactMessages = pgTable('contact_messages', {
  reference: text('reference').primaryKey(),
  /** Null where a process of the version before wrote the plain columns, until the site encrypts them; else those are null. */
  encrypted: text('sealed'),
  emailHash: text('email_hash'),
  fullName: text('full_name'),
  email: text('email'),
  mobile: text('mobile'),
  subject: text('subject'),
  comment: text('comment'),
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
