import type { Locale } from '../text/locale.ts';
import { instant } from '../db/columns.ts';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const pageFeedback = pgTable('page_feedback', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Without its language. */
  page: text('page').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  helpful: boolean('helpful').notNull(),
  /** Without what could name a person; null where nothing was written. */
  why: text('why'),
  receivedAt: instant('received_at').notNull(),
});
