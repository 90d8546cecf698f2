import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { addDays, bogotaDay } from '../time/time.ts';
import type { SamplesEntry } from './schema.ts';
import { samples } from './tables.ts';

/** Days for which an entry is kept after its last one. */
const keptDays = 30;

/** All entries, by their slugs. Rejects when the database is away. */
export const listSamples = (database: Database): Promise<SamplesEntry[]> =>
  database.orm().select().from(samples).orderBy(asc(samples.slug));

/** One entry, or null when there is none. */
export async function findSample(database: Database, slug: string): Promise<SamplesEntry | null> {
  const [row] = await database.orm().select().from(samples).where(eq(samples.slug, slug));
  return row ?? null;
}

/** Deletes what was over long ago. */
export const forgetSamples = (database: Database, now: Date) =>
  database.work
    .orm()
    .delete(samples)
    .where(lt(samples.until, addDays(bogotaDay(now.getTime()), -keptDays)));
