import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { announceChange, type Database } from '../db/database.ts';
import type { Feed } from './feed.ts';
import { demoFeed } from './demoFeed.ts';
import type { FeedFault } from './gtfs/faults.ts';
import { folderFiles } from './gtfs/folderFiles.ts';
import { readFeed } from './gtfs/readFeed.ts';
import { zipFiles } from './gtfs/zipFiles.ts';
import { saveFeed } from './saveFeed.ts';
import { bogotaDay } from '../time/time.ts';

export type GtfsResult =
  | { kind: 'loaded'; version: string; feed: Feed }
  | { kind: 'refused'; faults: readonly FeedFault[] };

/** Imports wait for each other; nobody reads half a timetable, since each reader has a snapshot (`loadTransit`). */
const lock = 'select pg_advisory_xact_lock(20260107)';

const isFolder = async (path: string) =>
  (await stat(path).catch(() => null))?.isDirectory() ?? false;

/**
 * Replaces the city's buses by a GTFS feed, in a ZIP or a folder, in one transaction: with one fault nothing changes, nor by a feed that has
 * ended, since no bus would be left. Running sites follow.
 * @param told takes a line that says what was understood.
 */
export async function importGtfs(
  database: Database,
  path: string,
  now: Date,
  told?: (line: string) => void,
): Promise<GtfsResult> {
  const read = await readFeed(async (faults) =>
    (await isFolder(path)) ? folderFiles(pathToFileURL(`${path}/`)) : zipFiles(path, faults),
  );
  if (read.kind === 'bad') return { kind: 'refused', faults: read.faults };
  if (read.notes.length > 0) told?.(`Read as: ${read.notes.join(', ')}.`);
  const { validTo } = read.feed;
  if (validTo < bogotaDay(now.getTime())) {
    const reason = `the feed's last day is ${validTo}: send the one of today`;
    return { kind: 'refused', faults: [{ file: basename(path), line: null, reason }] };
  }
  return database.work.transaction(async (client) => {
    await client.query(lock);
    const version = await saveFeed(client, read.feed, { source: 'import', now });
    await announceChange(client, 'transit');
    return { kind: 'loaded', version, feed: read.feed };
  });
}

/** Goes back to the demonstration's buses. */
export async function clearGtfs(database: Database, now: Date): Promise<void> {
  const feed = await demoFeed();
  await database.work.transaction(async (client) => {
    await client.query(lock);
    await saveFeed(client, feed, { source: 'demo', now });
    await announceChange(client, 'transit');
  });
}
