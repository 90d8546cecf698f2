import { loadAirport, type AirportStore } from './airport/store.ts';
import { lastChange, type Database } from './db/database.ts';
import { loadEstablishments, type EstablishmentStore } from './establishments/store.ts';
import { loadFacts, type FactStore } from './facts/store.ts';
import { readUpdates } from './feed/store.ts';
import { loadFlights, type FlightStore } from './flights/store.ts';
import { loadLive, type LiveStore } from './live/store.ts';
import type { IndoorMap } from './map/indoorMap.ts';
import { loadMap } from './map/storeArchive.ts';
import { loadOffers, type OfferStore } from './offers/store.ts';
import { hoursOfPlaces } from './services/placeHours.ts';
import { loadServices, type ServiceStore } from './services/store.ts';
import { loadSite, type SiteStore } from './site/store.ts';
import { loadTaxi, type TaxiStore } from './taxi/store.ts';
import { bogotaDay } from './time/time.ts';

/** The rows of the database, in memory: every answer of a traveller's page is made from it. */
export interface Store
  extends
    FlightStore,
    EstablishmentStore,
    FactStore,
    ServiceStore,
    LiveStore,
    OfferStore,
    SiteStore,
    AirportStore,
    TaxiStore {
  map: IndoorMap;
  /** When the rows were last changed, or first read: UTC milliseconds, the same in every process. */
  loadedAt: number;
}

/** Reads every table that answers are made from, in one snapshot's worth of short queries. Throws when the database is away. */
export async function loadStore(database: Database, now: Date): Promise<Store> {
  const orm = database.work.orm();
  const changedAt = await lastChange(database.work);
  const { facts } = await loadFacts(orm);
  const { services } = await loadServices(orm);
  const serviceHours = hoursOfPlaces(services, facts, bogotaDay(now.getTime()));
  const places = await loadEstablishments(orm, serviceHours);
  return {
    ...(await loadFlights(orm, await readUpdates(orm, 0))),
    ...places,
    map: await loadMap(database, places.establishments),
    facts,
    services,
    ...(await loadLive(orm)),
    ...(await loadOffers(orm)),
    ...(await loadSite(orm)),
    ...(await loadAirport(orm)),
    ...(await loadTaxi(orm, facts)),
    // A clock that stands still may be behind the database's.
    loadedAt: Math.min(changedAt?.getTime() ?? Infinity, now.getTime()),
  };
}
