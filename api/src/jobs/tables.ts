import { date, pgTable, text } from 'drizzle-orm/pg-core';
import type { JobArea, JobKind } from './schema.ts';

export const jobOpenings = pgTable('job_openings', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  employer: text('employer').notNull(),
  area: text('area').$type<JobArea>().notNull(),
  kind: text('kind').$type<JobKind>().notNull(),
  description: text('description').notNull(),
  url: text('url').notNull(),
  posted: date('posted').notNull(),
  closes: date('closes').notNull(),
});

/** An opening as the table has it. */
export type JobRow = typeof jobOpenings.$inferSelect;
