import { boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, texts } from '../db/columns.ts';
import type { LocalizedText } from '../http/schema.ts';
import type { FactKind, FactUnit, FactValue } from './schema.ts';

/** What pages say, by periods: a fact may have one after the other. */
export const facts = pgTable('facts', {
  id: text('id').notNull(),
  kind: text('kind').$type<FactKind>().notNull(),
  value: jsonb('value').$type<FactValue>().notNull(),
  unit: jsonb('unit').$type<FactUnit | LocalizedText>(),
  label: texts('label').notNull(),
  validFrom: date('valid_from'),
  validTo: date('valid_to'),
  sourceName: text('source_name').notNull(),
  sourceUrl: text('source_url'),
  sourceDate: text('source_date'),
  readOn: date('read_on').notNull(),
  reviewBy: date('review_by').notNull(),
  /** Changed by a command: no longer what the repository's files say. */
  edited: boolean('edited').notNull().default(false),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
