import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { insertMany } from '../db/bulk.ts';
import type { Feed, Pattern } from './feed.ts';
import {
  transitFeed,
  transitRoutes,
  transitServices,
  transitStops,
  transitTransfers,
} from './tables.ts';

/** Numbers as the columns of bytes have them. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Patterns a statement: the times of a large city's are some ten megabytes together. */
const patternsAtOnce = 200;

/** Names the content of a feed: the same files have the same version wherever they are read. */
export function feedVersionOf(feed: Feed): string {
  const hash = createHash('sha256');
  const { patterns, ...rest } = feed;
  hash.update(JSON.stringify(rest));
  for (const { route, headsign, stops, rules, services, times } of patterns) {
    hash.update(`${route} ${headsign}`);
    for (const numbers of [stops, rules, services, times]) hash.update(bytesOf(numbers));
  }
  return hash.digest('base64url').slice(0, 12);
}

/** Replaces the timetable by another one, within the transaction of `client`. @returns its version. */
export async function saveFeed(
  client: PoolClient,
  feed: Feed,
  { source, now }: { source: 'demo' | 'import'; now: Date },
): Promise<string> {
  const version = feedVersionOf(feed);
  const { publisher, publisherUrl, feedVersion, validFrom, validTo } = feed;
  for (const table of ['feed', 'stops', 'routes', 'services', 'patterns', 'transfers'])
    await client.query(`delete from transit_${table}`);
  const head = { publisher, publisherUrl, feedVersion, validFrom, validTo };
  await insertMany(client, transitFeed, [{ id: 1, version, source, ...head, importedAt: now }]);
  const placed = <Row>(rows: readonly Row[]) => rows.map((row, position) => ({ ...row, position }));
  await insertMany(client, transitStops, placed(feed.stops));
  await insertMany(client, transitRoutes, placed(feed.routes));
  await insertMany(
    client,
    transitServices,
    placed(feed.services).map(({ added, removed, ...row }) => ({
      ...row,
      added: [...added],
      removed: [...removed],
    })),
  );
  await insertMany(
    client,
    transitTransfers,
    feed.transfers.map(({ from, to, seconds }) => ({ fromStop: from, toStop: to, seconds })),
  );
  for (let from = 0; from < feed.patterns.length; from += patternsAtOnce)
    await savePatterns(client, from, feed.patterns.slice(from, from + patternsAtOnce));
  return version;
}

const savePatterns = (client: PoolClient, first: number, patterns: readonly Pattern[]) =>
  client.query(
    `insert into transit_patterns (position, route, headsign, stops, rules, services, times)
     select * from unnest($1::int[], $2::int[], $3::text[], $4::bytea[], $5::bytea[], $6::bytea[], $7::bytea[])`,
    [
      patterns.map((_, index) => first + index),
      patterns.map(({ route }) => route),
      patterns.map(({ headsign }) => headsign),
      ...(['stops', 'rules', 'services', 'times'] as const).map((column) =>
        patterns.map((pattern) => bytesOf(pattern[column])),
      ),
    ],
  );
