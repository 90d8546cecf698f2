import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { searchText } from './choiceNames.ts';
import type { OpeningHours } from './schema.ts';
import { establishments, establishmentTypes } from './tables.ts';

/** An establishment with the folded text it is found by. */
export type EstablishmentRow = typeof establishments.$inferSelect & { text: string };

export interface EstablishmentStore {
  establishments: readonly EstablishmentRow[];
  establishmentTypes: readonly (typeof establishmentTypes.$inferSelect)[];
}

/**
 * Reads the establishments and their types. Throws when the database is away.
 * @param hours those of places that are open when a service is, by slug: they stand for the hours of the row.
 */
export async function loadEstablishments(
  orm: NodePgDatabase,
  hours: ReadonlyMap<string, OpeningHours>,
): Promise<EstablishmentStore> {
  const rows = await orm.select().from(establishments).orderBy(asc(establishments.position));
  return {
    establishments: rows.map((row) => ({
      ...row,
      hours: hours.get(row.slug) ?? row.hours,
      text: searchText(row),
    })),
    establishmentTypes: await orm
      .select()
      .from(establishmentTypes)
      .orderBy(asc(establishmentTypes.id)),
  };
}
