import { announceChange, type Database } from '../../db/database.ts';
import { seed } from '../../seeds.ts';
import { readArchive, type ArchiveResult } from '../imdf/readArchive.ts';
import { readArchiveFiles } from '../imdf/readFiles.ts';
import { saveArchive } from './storeArchive.ts';

/** Replaces the map by the archive at a path when it has no fault, else changes nothing. A running site follows by itself. */
export async function importMap(
  database: Database,
  path: string,
  now: Date,
): Promise<ArchiveResult> {
  const result = readArchive(await readArchiveFiles(path));
  if (result.kind === 'valid')
    await database.work.transaction(async (client) => {
      await saveArchive(client, result.archive, now);
      await announceChange(client, 'map');
    });
  return result;
}

/** Goes back to the demonstration map. */
export async function clearMap(database: Database): Promise<void> {
  await database.work.transaction(async (client) => {
    for (const table of ['map_features', 'map_archive']) {
      await client.query(`delete from ${table}`);
      await client.query('delete from meta where key = any($1)', [
        [`seed:${table}`, `seeded:${table}`],
      ]);
    }
    await seed(client);
    await announceChange(client, 'map');
  });
}
