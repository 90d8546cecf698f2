import { loadAirport, type AirportStore } from './airport/store.ts';
import { lastChange, type Database } from './db/database.ts';
import { phonesOfAirlines } from './establishments/airlinePhones.ts';
import { loadEstablishments, type EstablishmentStore } from './establishments/store.ts';
import { loadFacts, type FactStore } from './facts/store.ts';
import { readUpdates } from './feed/store.ts';
import { loadFlights, type FlightStore } from './flights/store.ts';
import { loadJobs, type JobStore } from './jobs/store.ts';
import { loadLive, type LiveStore } from './live/store.ts';
import type { IndoorMap } from './map/indoorMap.ts';
import { loadMap } from './map/storeArchive.ts';
import { loadNews, type NewsStore } from './news/store.ts';
import { loadRates, type RateStore } from './rates/store.ts';
import { loadOffers, type OfferStore } from './offers/store.ts';
import { hoursOfPlaces } from './services/placeHours.ts';
import { loadServices, type ServiceStore } from './services/store.ts';
import { loadSite, type SiteStore } from './site/store.ts';
import { loadStatistics, type StatisticStore } from './statistics/store.ts';
import { loadTaxi, type TaxiStore } from './taxi/store.ts';
import { bogotaDay } from './time/time.ts';
import { loadTransit, type TransitStore } from './transit/store.ts';

/** The rows of the database, in memory: every answer of a traveller's page is made from it. */
export interface Store
  extends
    FlightStore,
    EstablishmentStore,
    FactStore,
    ServiceStore,
    LiveStore,
    RateStore,
    OfferStore,
    JobStore,
    SiteStore,
    AirportStore,
    NewsStore,
    StatisticStore,
    TaxiStore,
    TransitStore {
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
  const today = bogotaDay(now.getTime());
  const places = await loadEstablishments(orm, {
    hours: hoursOfPlaces(services, facts, today),
    phones: phonesOfAirlines(facts, today),
  });
  return {
    ...(await loadFlights(orm, await readUpdates(orm, 0))),
    ...places,
    map: await loadMap(database, places.establishments),
    facts,
    services,
    ...(await loadLive(orm, now)),
    ...(await loadRates(orm, now)),
    ...(await loadOffers(orm)),
    ...(await loadJobs(orm)),
    ...(await loadSite(orm)),
    ...(await loadAirport(orm)),
    ...(await loadNews(orm)),
    ...(await loadStatistics(orm)),
    ...(await loadTaxi(orm, facts)),
    ...(await loadTransit(database)),
    // A clock that stands still may be behind the database's.
    loadedAt: Math.min(changedAt?.getTime() ?? Infinity, now.getTime()),
  };
}
