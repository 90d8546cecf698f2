import type { PoolClient } from 'pg';
import { demoFeed } from './demoFeed.ts';
import { saveFeed } from './saveFeed.ts';

/** The day from which the demonstration's timetable is, in every database. */
const drawnOn = new Date('2026-11-23T12:00:00Z');

/** The version of `demoFeed`, so that a start need not read it to know that it is there; a test holds them together. */
export const demoVersion = 'xRukMJ_htrwx';

/**
 * Gives a database the demonstration's buses when it has none, or those of an older version; an imported timetable stays.
 * @returns whether anything changed.
 */
export async function seedTransit(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ version: string; source: string }>(
    'select version, source from transit_feed',
  );
  const [kept] = rows;
  if (kept && (kept.source === 'import' || kept.version === demoVersion)) return false;
  await saveFeed(client, await demoFeed(), { source: 'demo', now: drawnOn });
  return true;
}
