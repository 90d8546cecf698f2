import type { PoolClient } from 'pg';
import { airportStateSeed } from './airport/seed.ts';
import { airportState } from './airport/tables.ts';
import { announceChange } from './db/database.ts';
import { seedTables, type Seed } from './db/seedTables.ts';
import { establishmentSeed } from './establishments/seed/establishments.ts';
import { establishmentTypeSeed } from './establishments/seed/types.ts';
import { establishments, establishmentTypes } from './establishments/tables.ts';
import { seedFacts } from './facts/seed.ts';
import { airlineSeed, airportSeed } from './flights/seed.ts';
import { airlines, airports } from './flights/tables.ts';
import { parkingSeed, queueSeed } from './live/seed.ts';
import { parkings, queues } from './live/tables.ts';
import { demoArchive, drawnOn } from './map/demoArchive.ts';
import { archiveRows } from './map/storeArchive.ts';
import { mapArchive, mapFeatures } from './map/tables.ts';
import { seedNews } from './news/seed.ts';
import { offerSeed } from './offers/seed.ts';
import { offers } from './offers/tables.ts';
import { rateSeed } from './rates/seed.ts';
import { exchangeRates } from './rates/tables.ts';
import { serviceSeed } from './services/seed.ts';
import { services } from './services/tables.ts';
import { bannerSeed, popupSeed } from './site/seed.ts';
import { banners, popups } from './site/tables.ts';
import { statisticSeed } from './statistics/seed.ts';
import { statistics } from './statistics/tables.ts';
import { taxiPlaceSeed } from './taxi/seed/places.ts';
import { taxiVehicleSeed } from './taxi/seed/vehicles.ts';
import { taxiPlaces, taxiVehicles } from './taxi/tables.ts';
import { seedTransit } from './transit/seed.ts';

function seeds(): Seed[] {
  const map = archiveRows(demoArchive(), 'demo', new Date(drawnOn()));
  return [
    { table: airlines, rows: airlineSeed() },
    { table: airports, rows: airportSeed() },
    { table: establishments, rows: establishmentSeed() },
    { table: establishmentTypes, rows: establishmentTypeSeed },
    { table: mapArchive, rows: [map.archive] },
    { table: mapFeatures, rows: map.features },
    { table: services, rows: serviceSeed },
    { table: parkings, rows: parkingSeed },
    { table: queues, rows: queueSeed },
    { table: exchangeRates, rows: rateSeed },
    { table: statistics, rows: statisticSeed() },
    { table: offers, rows: offerSeed },
    { table: banners, rows: bannerSeed },
    { table: popups, rows: popupSeed },
    { table: airportState, rows: [airportStateSeed] },
    { table: taxiPlaces, rows: taxiPlaceSeed },
    { table: taxiVehicles, rows: taxiVehicleSeed },
  ];
}

/**
 * Brings the repository's facts and notes to their tables and fills every demonstration table that is empty or untouched, within the
 * transaction of `client`; running sites are told when something changed. Of several processes one does it at a time: the
 * next finds it done.
 */
export async function seed(client: PoolClient) {
  await client.query('select pg_advisory_xact_lock(20260105)');
  const facts = await seedFacts(client);
  const news = await seedNews(client);
  const rows = await seedTables(client, seeds());
  const transit = await seedTransit(client);
  if (facts || news || rows || transit) await announceChange(client, 'all');
}
