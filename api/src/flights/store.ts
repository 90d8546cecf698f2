import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { omit } from '../db/omit.ts';
import { slugOf } from '../text/slug.ts';
import { home } from './catalogue.ts';
import { makeFlightBook, type FlightBook } from './flightBook.ts';
import { distanceKm } from './geo.ts';
import type { LegUpdate } from './legFacts.ts';
import type { Airline, Airport } from './schema.ts';
import { airlines, airports, flights } from './tables.ts';

export interface FlightStore {
  airlines: readonly Airline[];
  airports: readonly Airport[];
  flights: FlightBook;
}

/**
 * Reads airlines, airports and planned legs. Throws when the database is away.
 * @param updates what feeds have said of the legs.
 */
export async function loadFlights(
  orm: NodePgDatabase,
  updates: readonly LegUpdate[],
): Promise<FlightStore> {
  const airlineRows = (await orm.select().from(airlines).orderBy(asc(airlines.name))).map(
    (row): Airline => ({ ...omit(row, 'source'), slug: slugOf(row.name) }),
  );
  const airportRows = (await orm.select().from(airports).orderBy(asc(airports.iata))).map(
    (row): Airport => ({
      ...omit(row, 'source'),
      distanceKm: distanceKm(home, row),
      kind: row.country === home.country ? 'national' : 'international',
    }),
  );
  return {
    airlines: airlineRows,
    airports: airportRows,
    flights: makeFlightBook(
      await orm.select().from(flights),
      new Map(airlineRows.map((airline) => [airline.iata, airline])),
      new Map(airportRows.map((airport) => [airport.iata, airport])),
      updates,
    ),
  };
}
