import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { searchText } from './choiceNames.ts';
import type { OpeningHours } from '../hours/schema.ts';
import { establishments, establishmentTypes } from './tables.ts';

/** An establishment with the folded text it is found by. */
export type EstablishmentRow = typeof establishments.$inferSelect & { text: string };

/** What facts say of places. */
export interface SaidOfPlaces {
  /** Of those that are open when a service is, by slug: they stand for those of the row. */
  hours: ReadonlyMap<string, OpeningHours>;
  /** Telephones of airlines, by code, where the row has none. */
  phones: ReadonlyMap<string, string>;
}

export interface EstablishmentStore {
  saidOfPlaces: SaidOfPlaces;
  establishments: readonly EstablishmentRow[];
  establishmentTypes: readonly (typeof establishmentTypes.$inferSelect)[];
}

/** Reads the establishments and their types. Throws when the database is away. */
export async function loadEstablishments(
  orm: NodePgDatabase,
  said: SaidOfPlaces,
): Promise<EstablishmentStore> {
  const rows = await orm.select().from(establishments).orderBy(asc(establishments.position));
  return {
    saidOfPlaces: said,
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
