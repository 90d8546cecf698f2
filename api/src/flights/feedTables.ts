import { instant } from '../db/columns.ts';
import { bigint, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ScheduleRow } from './schedule/scheduleRow.ts';
import type { LegChange, LegFacts, LegIdentity } from './legFacts.ts';

/** The rows of the last imported schedule, from which its legs are made again as days pass. */
export const scheduleRows = pgTable('schedule_rows', {
  line: integer('line').primaryKey(),
  row: jsonb('row').$type<ScheduleRow>().notNull(),
});

/** What live feeds say of a leg: laid over the planned leg of that id, or a leg of its own. */
export const legUpdates = pgTable('leg_updates', {
  legId: text('leg_id').primaryKey(),
  identity: jsonb('identity').$type<LegIdentity>().notNull(),
  identityKey: text('identity_key').notNull(),
  originDate: date('origin_date').notNull(),
  messageAt: instant('message_at').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  facts: jsonb('facts').$type<LegFacts>().notNull(),
  changes: jsonb('changes').$type<LegChange[]>().notNull(),
  /** What the message named and this airport does not know, as sentences. */
  flags: jsonb('flags').$type<string[]>().notNull(),
});
