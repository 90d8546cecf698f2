import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const services = pgTable('services', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  pictogram: text('pictogram').notNull(),
  terminals: jsonb('terminals').$type<('T1' | 'T2')[]>().notNull(),
  /** Ids of the facts that say where it is, when it is open, what it costs and where to call. */
  location: text('location'),
  hours: text('hours'),
  price: text('price'),
  phone: text('phone'),
  /** Its places on the map: all of some IMDF categories, and some by their slugs. */
  places: jsonb('places').$type<{ categories: string[]; slugs: string[] }>().notNull(),
  /** Ids of its other facts. */
  facts: jsonb('facts').$type<string[]>().notNull(),
});
