import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { insertMany } from '../db/bulk.ts';
import { announceChange } from '../db/database.ts';
import { facts } from './tables.ts';
import { factBook, type FactRow } from './periods.ts';
import type { NewFact } from './readFacts.ts';
import { repositoryFacts } from './seed.ts';
import { requireUsable, type FactUses } from './uses.ts';

/** Every row of the table. */
export const allFacts = (client: PoolClient): Promise<FactRow[]> =>
  drizzle(client).select().from(facts);

/** Without what the table adds of its own, in a fixed order of fields. */
const plain = (rows: readonly NewFact[]) =>
  JSON.stringify(
    rows.map((row) => [
      row.value,
      ...[row.kind, row.unit, row.label, row.validFrom, row.validTo],
      ...[row.sourceName, row.sourceUrl, row.sourceDate, row.readOn, row.reviewBy],
    ]),
  );

/**
 * Replaces all periods of the facts that `rows` name, in one transaction, and notifies the running sites. Facts that are
 * now what the repository's files say follow these again.
 * @param uses the domains that are made of facts.
 * @throws {FactsRefused} when one could no longer be: the transaction must not be kept.
 */
export async function writeFacts(
  client: PoolClient,
  rows: readonly NewFact[],
  uses: FactUses,
): Promise<void> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const committed = repositoryFacts();
  const edited = new Set(
    ids.filter((id) => {
      const of = (all: readonly NewFact[]) => plain(all.filter((row) => row.id === id));
      return of(rows) !== of(committed);
    }),
  );
  await client.query('delete from facts where id = any($1)', [ids]);
  await insertMany(
    client,
    facts,
    rows.map((row) => ({ ...row, edited: edited.has(row.id) })),
  );
  requireUsable(factBook(await allFacts(client)), uses);
  await announceChange(client, 'facts');
}
