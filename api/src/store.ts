import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { loadAirport, type AirportStore } from './airport/store.ts';
import { dataParts, lastChange, type Database, type DataPart } from './db/database.ts';
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

interface Reading {
  database: Database;
  orm: NodePgDatabase;
  now: Date;
}

interface Part {
  /** The parts that it is made of: it is read again after them. */
  of?: readonly DataPart[];
  /** Reads its rows. @param store in which the parts that it is made of are already. */
  read(reading: Reading, store: Store): Promise<Partial<Store>>;
}

const parts: Readonly<Record<DataPart, Part>> = {
  facts: { read: ({ orm }) => loadFacts(orm) },
  services: { read: ({ orm }) => loadServices(orm) },
  establishments: {
    of: ['facts', 'services'],
    read({ orm, now }, { facts, services }) {
      const today = bogotaDay(now.getTime());
      return loadEstablishments(orm, {
        hours: hoursOfPlaces(services, facts, today),
        phones: phonesOfAirlines(facts, today),
      });
    },
  },
  map: {
    of: ['establishments'],
    read: async ({ database }, { establishments }) => ({
      map: await loadMap(database, establishments),
    }),
  },
  flights: { read: async ({ orm }) => loadFlights(orm, await readUpdates(orm, 0)) },
  live: { read: ({ orm, now }) => loadLive(orm, now) },
  rates: { read: ({ orm, now }) => loadRates(orm, now) },
  offers: { read: ({ orm }) => loadOffers(orm) },
  jobs: { read: ({ orm }) => loadJobs(orm) },
  site: { read: ({ orm }) => loadSite(orm) },
  airport: { read: ({ orm }) => loadAirport(orm) },
  news: { read: ({ orm }) => loadNews(orm) },
  statistics: { read: ({ orm }) => loadStatistics(orm) },
  taxi: { of: ['facts'], read: ({ orm }, { facts }) => loadTaxi(orm, facts) },
  transit: { read: ({ database }) => loadTransit(database) },
};

/** Some parts with those that are made of them, in the order in which they are read. */
function withMadeOf(changed: readonly DataPart[]): DataPart[] {
  const found = new Set(changed);
  for (const part of dataParts) if (parts[part].of?.some((one) => found.has(one))) found.add(part);
  return dataParts.filter((part) => found.has(part));
}

async function readParts(
  database: Database,
  now: Date,
  wanted: readonly DataPart[],
  before: Store,
): Promise<Store> {
  const orm = database.work.orm();
  const changedAt = await lastChange(database.work);
  let store = before;
  for (const part of wanted)
    store = { ...store, ...(await parts[part].read({ database, orm, now }, store)) };
  // A clock that stands still may be behind the database's.
  return { ...store, loadedAt: Math.min(changedAt?.getTime() ?? Infinity, now.getTime()) };
}

/** Reads every table that answers are made from, in one snapshot's worth of short queries. Throws when the database is away. */
export const loadStore = (database: Database, now: Date): Promise<Store> =>
  readParts(database, now, dataParts, {} as Store);

/** The store with some parts, and what is made of them, read again. Throws when the database is away. */
export const reloadParts = (
  database: Database,
  now: Date,
  store: Store,
  changed: readonly DataPart[],
): Promise<Store> => readParts(database, now, withMadeOf(changed), store);
