import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offers } from './tables.ts';

/** The offers, also those that are not in force today. */
export interface OfferStore {
  offers: readonly (typeof offers.$inferSelect)[];
}

/** Reads the rows. Throws when the database is away. */
export const loadOffers = async (orm: NodePgDatabase): Promise<OfferStore> => ({
  offers: await orm.select().from(offers).orderBy(asc(offers.position)),
});
