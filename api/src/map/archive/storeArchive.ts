import { asc } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { insertMany } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import { mapArchive, mapFeatures } from '../tables.ts';
import type { DataSource } from '../../http/schema.ts';
import type { EstablishmentRow } from '../../establishments/store.ts';
import type { ImdfArchive, ImdfFeature } from '../imdf/archive.ts';
import { makeIndoorMap, type IndoorMap } from '../floors/indoorMap.ts';
import { shortHash } from './shortHash.ts';

/** An archive as rows of its two tables. */
export function archiveRows(archive: ImdfArchive, source: DataSource, importedAt: Date) {
  const { language, graph, features } = archive;
  const version = shortHash(archive);
  return {
    archive: { id: 1, version, language, graph, source, importedAt },
    features: features.map(({ id, feature_type: featureType, geometry, properties }, position) => ({
      id,
      featureType,
      position,
      geometry,
      properties,
    })),
  };
}

/** Replaces the map by another archive, within the transaction of `client`. */
export async function saveArchive(client: PoolClient, archive: ImdfArchive, now: Date) {
  const rows = archiveRows(archive, 'import', now);
  await client.query('delete from map_features');
  await client.query('delete from map_archive');
  await insertMany(client, mapArchive, [rows.archive]);
  await insertMany(client, mapFeatures, rows.features);
}

/** The map of each database as it was last made, and from what. */
const made = new WeakMap<
  Database,
  { from: string; establishments: readonly EstablishmentRow[]; map: IndoorMap }
>();

/**
 * Reads the map in use; it is made again only when the archive or the establishments have changed. Throws when there is
 * none: a database that was seeded has one.
 * @param isChanged whether another archive may be there.
 */
export async function loadMap(
  database: Database,
  establishments: readonly EstablishmentRow[],
  isChanged = true,
): Promise<IndoorMap> {
  const before = made.get(database);
  if (!isChanged && before?.establishments === establishments) return before.map;
  const [row] = await database.work.orm().select().from(mapArchive);
  if (row === undefined) throw new Error('The table map_archive is empty');
  const { version, source, importedAt, language, graph } = row;
  const from = shortHash([version, importedAt, establishments]);
  if (before?.from === from) {
    made.set(database, { ...before, establishments });
    return before.map;
  }
  const features = await readFeatures(database);
  const facts = { version, source, importedAt: importedAt.getTime() };
  const map = makeIndoorMap({ language, graph, features }, facts, establishments);
  made.set(database, { from, establishments, map });
  return map;
}

async function readFeatures(database: Database): Promise<ImdfFeature[]> {
  const rows = await database.work
    .orm()
    .select()
    .from(mapFeatures)
    .orderBy(asc(mapFeatures.position));
  return rows.map(({ id, featureType, geometry, properties }) => ({
    id,
    feature_type: featureType,
    geometry,
    properties,
  }));
}
