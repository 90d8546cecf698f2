import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FactBook } from '../facts/periods.ts';
import type { Fact } from '../facts/schema.ts';
import { fold } from '../text/search.ts';
import { exampleFares } from './fares/exampleFares.ts';
import { tariffsOf, type Tariffs } from './fares/tariffs.ts';
import { taxiPlaces } from './tables.ts';

export interface TaxiStore {
  /** The places of a ride, each with its folded name. */
  taxiPlaces: readonly (typeof taxiPlaces.$inferSelect & { text: string })[];
  /** What the facts say of taxi fares. */
  tariffs: Tariffs;
  /** Facts that are worked out from others, of a day in Bogotá, `YYYY-MM-DD`. */
  workedOut: (date: string) => readonly Fact[];
}

/**
 * Reads the places of a ride; bookings are asked for one by one. Throws when the database is away, and a `TariffFault`
 * when the facts say no tariff.
 */
export async function loadTaxi(orm: NodePgDatabase, facts: FactBook): Promise<TaxiStore> {
  const places = await orm.select().from(taxiPlaces).orderBy(asc(taxiPlaces.position));
  const tariffs = tariffsOf(facts);
  return {
    taxiPlaces: places.map((row) => ({ ...row, text: fold(row.name) })),
    tariffs,
    workedOut: (date) => exampleFares(tariffs, date),
  };
}
