import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { banners, popups } from './tables.ts';

/** The site's banners, and its dialogs of any time. */
export interface SiteStore {
  banners: readonly (typeof banners.$inferSelect)[];
  popups: readonly (typeof popups.$inferSelect)[];
}

/** Reads the rows. Throws when the database is away. */
export const loadSite = async (orm: NodePgDatabase): Promise<SiteStore> => ({
  banners: await orm.select().from(banners).orderBy(asc(banners.position)),
  popups: await orm.select().from(popups).orderBy(asc(popups.id)),
});
