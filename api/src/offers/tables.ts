import { texts } from '../db/columns.ts';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const offers = pgTable('offers', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  audience: text('audience').$type<'passenger' | 'employee'>().notNull(),
  category: text('category').$type<'duty_free' | 'food_beverages' | 'shopping'>().notNull(),
  featured: boolean('featured').notNull(),
  title: texts('title').notNull(),
  text: texts('text').notNull(),
  conditions: texts('conditions').notNull(),
  establishment: text('establishment').notNull(),
  discountPercent: integer('discount_percent'),
  priceCop: integer('price_cop'),
  colour: text('colour').notNull(),
});
