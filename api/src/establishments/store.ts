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
 * @param said what facts say: the hours of places that are open when a service is, by slug, which stand for those of the row;
 * telephones of airlines, by code, where the row has none.
 */
export async function loadEstablishments(
  orm: NodePgDatabase,
  said: { hours: ReadonlyMap<string, OpeningHours>; phones: ReadonlyMap<string, string> },
): Promise<EstablishmentStore> {
  const rows = await orm.select().from(establishments).orderBy(asc(establishments.position));
  return {
    establishments: rows.map((row) => ({
      ...row,
      hours: said.hours.get(row.slug) ?? row.hours,
      phone: row.phone ?? said.phones.get(row.airline ?? '') ?? null,
      text: searchText(row),
    })),
    establishmentTypes: await orm
      .select()
      .from(establishmentTypes)
      .orderBy(asc(establishmentTypes.id)),
  };
}
