import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { airlineRows, airportRows } from '../flights/catalogue.ts';
import { demoArchive, drawnOn } from '../map/demoArchive.ts';
import { archiveRows } from '../map/storeArchive.ts';
import { establishmentSeed } from '../seed/establishments.ts';
import { airportStateSeed, parkingSeed, queueSeed, rateSeed } from '../seed/live.ts';
import { bannerSeed, offerSeed, popupSeed } from '../seed/promotions.ts';
import { serviceSeed } from '../seed/services.ts';
import { taxiPlaceSeed } from '../seed/taxiPlaces.ts';
import { taxiVehicleSeed } from '../seed/taxiVehicles.ts';
import { establishmentTypeSeed } from '../seed/types.ts';
import { insertMany } from './bulk.ts';
import * as t from './tables.ts';

interface Seed {
  table: PgTable;
  rows: readonly Record<string, unknown>[];
}

function seeds(): Seed[] {
  const map = archiveRows(demoArchive(), 'demo', new Date(drawnOn()));
  return [
    {
      table: t.airlines,
      rows: airlineRows.map(({ iata, icao, name, country, colour, type, terminal }) => ({
        iata,
        icao,
        name,
        country,
        colour,
        type,
        terminal,
        source: 'demo',
      })),
    },
    { table: t.airports, rows: airportRows.map((row) => ({ ...row, source: 'demo' })) },
    { table: t.establishments, rows: establishmentSeed() },
    { table: t.establishmentTypes, rows: establishmentTypeSeed },
    { table: t.mapArchive, rows: [map.archive] },
    { table: t.mapFeatures, rows: map.features },
    { table: t.services, rows: serviceSeed },
    { table: t.parkings, rows: parkingSeed },
    { table: t.queues, rows: queueSeed },
    { table: t.exchangeRates, rows: rateSeed },
    { table: t.offers, rows: offerSeed },
    { table: t.banners, rows: bannerSeed },
    { table: t.popups, rows: popupSeed },
    { table: t.airportState, rows: [airportStateSeed] },
    { table: t.taxiPlaces, rows: taxiPlaceSeed },
    { table: t.taxiVehicles, rows: taxiVehicleSeed },
  ];
}

/**
 * Fills each demonstration table that is empty, or that still holds an older version's demonstration rows untouched. A
 * table that somebody has edited is left alone: `meta` remembers what was seeded and what the table looked like then.
 */
export async function seed(client: PoolClient) {
  const { rows: known } = await client.query<{ key: string; value: string }>(
    "select key, value from meta where key like 'seed:%' or key like 'seeded:%'",
  );
  const meta = new Map(known.map(({ key, value }) => [key, value]));
  for (const { table, rows } of seeds()) {
    const name = getTableName(table);
    const wanted = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    if (meta.get(`seed:${name}`) === wanted) continue;
    const before = await fingerprint(client, name);
    if (before !== null && before !== meta.get(`seeded:${name}`)) continue;
    await client.query(`delete from ${name}`);
    await insertMany(client, table, rows as never);
    await remember(client, `seed:${name}`, wanted);
    await remember(client, `seeded:${name}`, (await fingerprint(client, name)) ?? '');
  }
}

async function fingerprint(client: PoolClient, table: string) {
  const { rows } = await client.query<{ hash: string | null }>(
    `select md5(string_agg(row::text, '|' order by row::text)) as hash from ${table} as row`,
  );
  return rows[0]?.hash ?? null;
}

const remember = (client: PoolClient, key: string, value: string) =>
  client.query(
    'insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
