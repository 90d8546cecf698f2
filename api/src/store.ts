import type { AirportStore } from './airport/store.ts';
import type { EstablishmentStore } from './establishments/store.ts';
import type { FactStore } from './facts/store.ts';
import type { FlightStore } from './flights/store.ts';
import type { JobStore } from './jobs/store.ts';
import type { LiveStore } from './live/store.ts';
import type { IndoorMap } from './map/floors/indoorMap.ts';
import type { NewsStore } from './news/store.ts';
import type { RateStore } from './rates/store.ts';
import type { OfferStore } from './offers/store.ts';
import type { ServiceStore } from './services/store.ts';
import type { SiteStore } from './site/store.ts';
import type { StatisticStore } from './statistics/store.ts';
import type { TaxiStore } from './taxi/store.ts';
import type { TransitStore } from './transit/store.ts';

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
