import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ApiContext } from '../context.ts';
import { openPersonalHash } from '../encryption/personalHash.ts';
import { hashOfReader, openReader, encryptedReader } from './reader.ts';
import { forget } from './store.ts';
import { newsletterSubscriptions as table } from './tables.ts';

/**
 * Encrypts the readers whom a process of the version before kept plainly. Of an address that meanwhile signed up with this
 * version the plain row goes: it is the same reader twice.
 * @returns how many.
 */
export async function encryptPlainReaders({
  database,
  encryption,
}: Pick<ApiContext, 'database' | 'encryption'>): Promise<number> {
  const isPlain = isNotNull(table.fullName);
  const waiting = await database.work.orm().$count(table, isPlain);
  if (waiting === 0) return 0;
  const hash = await openPersonalHash(database, encryption);
  return database.work.transaction(async (client) => {
    const orm = drizzle(client);
    // Nobody signs up between the look for a double and the write.
    await orm.execute(sql`lock table ${table} in share row exclusive mode`);
    const rows = await orm.select().from(table).where(isPlain).orderBy(asc(table.id));
    for (const row of rows) {
      const reader = openReader(encryption, row);
      const emailHash = hashOfReader(hash, reader.email);
      const isDouble = and(eq(table.emailHash, emailHash), ne(table.id, row.id));
      if ((await orm.$count(table, isDouble)) > 0) await forget(client, row.id);
      else
        await orm
          .update(table)
          .set(encryptedReader(encryption, emailHash, reader))
          .where(eq(table.id, row.id));
    }
    return rows.length;
  });
}
