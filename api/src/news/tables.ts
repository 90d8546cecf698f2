import { boolean, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { Note } from './note.ts';

/** Every version of every note. */
export const news = pgTable('news', {
  slug: text('slug').notNull(),
  version: integer('version').notNull(),
  draft: boolean('draft').notNull(),
  note: jsonb('note').$type<Note>().notNull(),
  /** Published by a command: no longer what the repository's file says. */
  edited: boolean('edited').notNull(),
  recordedAt: instant('recorded_at').notNull().defaultNow(),
});

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The pictures of notes, by a name that is their content's. */
export const newsPictures = pgTable('news_pictures', {
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
});
