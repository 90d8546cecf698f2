import { asc, gt } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import * as t from './db/tables.ts';
import { searchText } from './establishments/choiceNames.ts';
import { home } from './flights/catalogue.ts';
import { makeFlightBook, type FlightBook } from './flights/flightBook.ts';
import { distanceKm } from './flights/geo.ts';
import type { IndoorMap } from './map/indoorMap.ts';
import { loadMap } from './map/storeArchive.ts';
import { omit } from './omit.ts';
import type { Airline, Airport } from './schemas/flights.ts';
import { fold } from './search.ts';
import { slugOf } from './seed/establishments.ts';

/** The rows of the database, in memory: every answer of a traveller's page is made from it. */
export interface Store {
  airlines: readonly Airline[];
  airports: readonly Airport[];
  flights: FlightBook;
  establishments: readonly (typeof t.establishments.$inferSelect & { text: string })[];
  establishmentTypes: readonly (typeof t.establishmentTypes.$inferSelect)[];
  map: IndoorMap;
  services: readonly (typeof t.services.$inferSelect)[];
  parkings: readonly (typeof t.parkings.$inferSelect)[];
  queues: readonly (typeof t.queues.$inferSelect)[];
  exchangeRates: readonly (typeof t.exchangeRates.$inferSelect)[];
  offers: readonly (typeof t.offers.$inferSelect)[];
  banners: readonly (typeof t.banners.$inferSelect)[];
  popups: readonly (typeof t.popups.$inferSelect)[];
  airportState: typeof t.airportState.$inferSelect;
  taxiPlaces: readonly (typeof t.taxiPlaces.$inferSelect & { text: string })[];
  loadedAt: number;
}

/** What feeds have said of legs after a sequence number. */
export const readUpdates = (database: Database, after: number) =>
  database.orm().select().from(t.legUpdates).where(gt(t.legUpdates.sequence, after));

/** Reads every table that answers are made from, in one snapshot's worth of short queries. Throws when the database is away. */
export async function loadStore(database: Database, now: Date): Promise<Store> {
  const orm = database.orm();
  const airlines = (await orm.select().from(t.airlines).orderBy(asc(t.airlines.name))).map(
    (row): Airline => ({ ...omit(row, 'source'), slug: slugOf(row.name) }),
  );
  const airports = (await orm.select().from(t.airports).orderBy(asc(t.airports.iata))).map(
    (row): Airport => ({
      ...omit(row, 'source'),
      distanceKm: distanceKm(home, row),
      kind: row.country === home.country ? 'national' : 'international',
    }),
  );
  const flights = makeFlightBook(
    await orm.select().from(t.flights),
    new Map(airlines.map((airline) => [airline.iata, airline])),
    new Map(airports.map((airport) => [airport.iata, airport])),
    await readUpdates(database, 0),
  );
  const establishments = (
    await orm.select().from(t.establishments).orderBy(asc(t.establishments.position))
  ).map((row) => ({ ...row, text: searchText(row) }));
  const [airportState] = await orm.select().from(t.airportState);
  if (airportState === undefined) throw new Error('The table airport_state is empty');
  const taxiPlaces = await orm.select().from(t.taxiPlaces).orderBy(asc(t.taxiPlaces.position));
  return {
    airlines,
    airports,
    flights,
    establishments,
    establishmentTypes: await orm
      .select()
      .from(t.establishmentTypes)
      .orderBy(asc(t.establishmentTypes.id)),
    map: await loadMap(database, establishments),
    services: await orm.select().from(t.services).orderBy(asc(t.services.position)),
    parkings: await orm.select().from(t.parkings).orderBy(asc(t.parkings.position)),
    queues: await orm.select().from(t.queues).orderBy(asc(t.queues.id)),
    exchangeRates: await orm.select().from(t.exchangeRates).orderBy(asc(t.exchangeRates.position)),
    offers: await orm.select().from(t.offers).orderBy(asc(t.offers.position)),
    banners: await orm.select().from(t.banners).orderBy(asc(t.banners.position)),
    popups: await orm.select().from(t.popups).orderBy(asc(t.popups.id)),
    airportState,
    taxiPlaces: taxiPlaces.map((row) => ({ ...row, text: fold(row.name) })),
    loadedAt: now.getTime(),
  };
}
