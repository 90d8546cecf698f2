import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { loadReadings, type Readings } from './readings/store.ts';
import { parkings, queues } from './tables.ts';

/** What live figures are computed from. */
export interface LiveStore {
  parkings: readonly (typeof parkings.$inferSelect)[];
  queues: readonly (typeof queues.$inferSelect)[];
  readings: Readings;
}

/** Reads the rows. Throws when the database is away. */
export const loadLive = async (orm: NodePgDatabase, now: Date): Promise<LiveStore> => ({
  readings: await loadReadings(orm, now),
  parkings: await orm.select().from(parkings).orderBy(asc(parkings.position)),
  queues: await orm.select().from(queues).orderBy(asc(queues.id)),
});
