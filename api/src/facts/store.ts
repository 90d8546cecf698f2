import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { factBook, type FactBook } from './periods.ts';
import { facts } from './tables.ts';

export interface FactStore {
  facts: FactBook;
}

/** Reads every period of every fact. Throws when the database is away. */
export const loadFacts = async (orm: NodePgDatabase): Promise<FactStore> => ({
  facts: factBook(await orm.select().from(facts)),
});
