import { texts, source } from '../db/columns.ts';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from '../http/schema.ts';
import type { OpeningHours } from '../hours/schema.ts';

export const establishments = pgTable('establishments', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** Of a name that is a description: what it says in each language. */
  names: texts('names'),
  kind: text('kind').notNull(),
  category: text('category').notNull(),
  subcategory: text('subcategory'),
  product: text('product'),
  terminal: text('terminal').$type<'T1' | 'T2'>().notNull(),
  floor: smallint('floor').notNull(),
  area: text('area').$type<'pasajeros' | 'publica'>().notNull(),
  location: texts('location').notNull(),
  description: texts('description').notNull(),
  phone: text('phone'),
  web: text('web'),
  colour: text('colour').notNull(),
  initials: text('initials').notNull(),
  hours: jsonb('hours').$type<OpeningHours>().notNull(),
  /** Airlines only: IATA code, check-in desks, and where to check in on the web. */
  airline: text('airline'),
  desks: text('desks'),
  webCheckIn: text('web_check_in'),
  source: source(),
});

export const establishmentTypes = pgTable('establishment_types', {
  id: integer('id').primaryKey(),
  keyword: text('keyword').notNull(),
  kind: text('kind'),
  name: texts('name').notNull(),
  subcategories: jsonb('subcategories')
    .$type<{ id: number; key: string; name: LocalizedText }[]>()
    .notNull(),
});
