import { eq, isNotNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ApiContext } from '../context.ts';
import { openPersonalHash } from '../encryption/personalHash.ts';
import { openPersonal, requestHash, encryptedColumns } from './message.ts';
import { contactMessages as table } from './tables.ts';

/** Encrypts the messages that a process of the version before kept plainly. @returns how many. */
export async function encryptPlainMessages({
  database,
  encryption,
}: Pick<ApiContext, 'database' | 'encryption'>): Promise<number> {
  const isPlain = isNotNull(table.email);
  const waiting = await database.work.orm().$count(table, isPlain);
  if (waiting === 0) return 0;
  const hash = await openPersonalHash(database, encryption);
  return database.work.transaction(async (client) => {
    const orm = drizzle(client);
    const rows = await orm.select().from(table).where(isPlain).for('update');
    for (const row of rows) {
      const personal = openPersonal(encryption, row);
      await orm
        .update(table)
        .set({
          ...encryptedColumns(encryption, hash, row.reference, personal),
          requestHash: requestHash(hash, { ...row, ...personal }),
          // The key of a form that a page sent by itself was a hash of what it says, which anybody can make.
          idempotencyKey: sql`case when ${table.idempotencyKey} like 'form-%' then null else ${table.idempotencyKey} end`,
        })
        .where(eq(table.reference, row.reference));
    }
    return rows.length;
  });
}
