import { bigint, customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FileKind, FileRefusal } from '@eldorado/rules/pqrs-files';
import { instant } from '../db/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const caseFiles = pgTable('case_files', {
  id: text('id').primaryKey(),
  place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
  draft: text('draft'),
  number: text('number'),
  source: text('source').$type<'sender' | 'office'>().notNull().default('sender'),
  state: text('state').$type<'open' | 'kept' | 'refused'>().notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<FileKind>(),
  size: integer('size').notNull(),
  refusal: text('refusal').$type<FileRefusal>(),
  key: text('key'),
  thumbnail: bytes('thumbnail'),
  at: instant('at').notNull(),
});

export const caseFileParts = pgTable('case_file_parts', {
  file: text('file').notNull(),
  start: integer('start').notNull(),
  until: integer('until').notNull(),
  content: bytes('content').notNull(),
});

export const caseFilesGone = pgTable('case_files_gone', { id: text('id').primaryKey() });
