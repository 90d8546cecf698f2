import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { exchangeRates, parkings, queues } from './tables.ts';

/** What live figures are computed from. */
export interface LiveStore {
  parkings: readonly (typeof parkings.$inferSelect)[];
  queues: readonly (typeof queues.$inferSelect)[];
  exchangeRates: readonly (typeof exchangeRates.$inferSelect)[];
}

/** Reads the rows. Throws when the database is away. */
export const loadLive = async (orm: NodePgDatabase): Promise<LiveStore> => ({
  parkings: await orm.select().from(parkings).orderBy(asc(parkings.position)),
  queues: await orm.select().from(queues).orderBy(asc(queues.id)),
  exchangeRates: await orm.select().from(exchangeRates).orderBy(asc(exchangeRates.position)),
});
