import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { services } from './tables.ts';

/** The services, in the order in which they are shown. */
export interface ServiceStore {
  services: readonly (typeof services.$inferSelect)[];
}

/** Reads the rows. Throws when the database is away. */
export const loadServices = async (orm: NodePgDatabase): Promise<ServiceStore> => ({
  services: await orm.select().from(services).orderBy(asc(services.position)),
});
