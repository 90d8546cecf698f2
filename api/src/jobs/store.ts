import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { jobOpenings, type JobRow } from './tables.ts';

/** The openings, also those that are not open today; the first to close first. */
export interface JobStore {
  jobs: readonly JobRow[];
}

/** Reads the rows. Throws when the database is away. */
export const loadJobs = async (orm: NodePgDatabase): Promise<JobStore> => ({
  jobs: await orm.select().from(jobOpenings).orderBy(asc(jobOpenings.closes), asc(jobOpenings.id)),
});
