import type { Locale } from '../text/locale.ts';
import { instant } from '../db/columns.ts';
import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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

export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day').notNull(),
    /** The hash of language and words, keyed for the day. */
    key: text('key').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Null until enough networks have asked. */
    words: text('words'),
    /** Hashes of the networks, keyed for the day and the words; none once the day is over. */
    networks: text('networks').array().notNull(),
    /** How many networks asked. */
    asked: integer('asked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);
