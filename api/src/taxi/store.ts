import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FactBook } from '../facts/periods.ts';
import { fold } from '../text/search.ts';
import { tariffsOf, type Tariffs } from './fares/tariffs.ts';
import { taxiPlaces } from './tables.ts';

export interface TaxiStore {
  /** The places of a ride, each with its folded name. */
  taxiPlaces: readonly (typeof taxiPlaces.$inferSelect & { text: string })[];
  /** What the facts say of taxi fares. */
  tariffs: Tariffs;
}

/**
 * Reads the places of a ride; bookings are asked for one by one. Throws when the database is away, and a `TariffFault`
 * when the facts say no tariff.
 */
export async function loadTaxi(orm: NodePgDatabase, facts: FactBook): Promise<TaxiStore> {
  const places = await orm.select().from(taxiPlaces).orderBy(asc(taxiPlaces.position));
  return {
    taxiPlaces: places.map((row) => ({ ...row, text: fold(row.name) })),
    tariffs: tariffsOf(facts),
  };
}
