import { date, pgTable, text } from 'drizzle-orm/pg-core';

export const samples = pgTable('samples', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  /** The last day on which it is shown, in Bogotá. */
  until: date('until').notNull(),
});
