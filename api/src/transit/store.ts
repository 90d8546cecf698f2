import { asc } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../db/database.ts';
import type { Pattern } from './feed.ts';
import { makeNetwork, type Network } from './network.ts';
import {
  transitFeed,
  transitPatterns,
  transitRoutes,
  transitServices,
  transitStops,
  transitTransfers,
} from './tables.ts';

export interface TransitStore {
  /** The city's buses as they are searched. */
  transit: Network;
}

/** The network of each database as it was last made, and of which import. */
const made = new WeakMap<Database, { of: string; network: Network }>();

/** A copy, since what the driver hands out need not lie at a multiple of four bytes. */
const numbersOf = (bytes: Buffer) => new Int32Array(Uint8Array.from(bytes).buffer);

/**
 * Reads the timetable in use; it is made again only when another one was imported. Throws when there is none: a database
 * that was seeded has one.
 */
export const loadTransit = (database: Database): Promise<TransitStore> =>
  database.work.transaction(async (client) => {
    // All tables of one import, whatever is imported meanwhile.
    await client.query('set transaction isolation level repeatable read read only');
    return { transit: await networkOf(database, drizzle(client)) };
  });

async function networkOf(database: Database, orm: NodePgDatabase): Promise<Network> {
  const [head] = await orm.select().from(transitFeed);
  if (head === undefined) throw new Error('The table transit_feed is empty');
  const of = `${head.version} ${head.importedAt.toISOString()}`;
  const before = made.get(database);
  if (before?.of === of) return before.network;
  const rows = await orm.select().from(transitPatterns).orderBy(asc(transitPatterns.position));
  const patterns = rows.map(({ route, headsign, ...row }): Pattern => ({
    route,
    headsign,
    stops: numbersOf(row.stops),
    rules: numbersOf(row.rules),
    services: numbersOf(row.services),
    times: numbersOf(row.times),
  }));
  const transfers = await orm.select().from(transitTransfers);
  const feed = {
    ...head,
    stops: await orm.select().from(transitStops).orderBy(asc(transitStops.position)),
    routes: await orm.select().from(transitRoutes).orderBy(asc(transitRoutes.position)),
    services: await orm.select().from(transitServices).orderBy(asc(transitServices.position)),
    patterns,
    transfers: transfers.map(({ fromStop: from, toStop: to, seconds }) => ({ from, to, seconds })),
  };
  const { version, source, importedAt } = head;
  const network = makeNetwork(feed, { version, source, importedAt: importedAt.getTime() });
  made.set(database, { of, network });
  return network;
}
