import { instant, texts } from '../db/columns.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  placement: text('placement').$type<'home' | 'internal'>().notNull(),
  title: texts('title').notNull(),
  text: texts('text').notNull(),
  action: texts('action').notNull(),
  href: text('href').notNull(),
  illustration: text('illustration').notNull(),
  colour: text('colour').notNull(),
  paths: jsonb('paths').$type<string[]>().notNull().default([]),
});

export const popups = pgTable('popups', {
  id: text('id').primaryKey(),
  title: texts('title').notNull(),
  text: texts('text').notNull(),
  action: texts('action'),
  href: text('href'),
  paths: jsonb('paths').$type<string[]>().notNull(),
  frequency: text('frequency').$type<'once' | 'daily' | 'session'>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});
