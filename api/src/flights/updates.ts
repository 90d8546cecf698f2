import { gt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { legUpdates } from './feedTables.ts';

/** What feeds have said of legs after a sequence number. Throws when the database is away. */
export const readUpdates = (orm: NodePgDatabase, after: number) =>
  orm.select().from(legUpdates).where(gt(legUpdates.sequence, after));
