import { instant, texts } from '../db/columns.ts';
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';

export const airportState = pgTable('airport_state', {
  id: integer('id').primaryKey(),
  open: boolean('open').notNull(),
  messageOpen: texts('message_open').notNull(),
  messageClosed: texts('message_closed').notNull(),
  since: instant('since').notNull(),
});
