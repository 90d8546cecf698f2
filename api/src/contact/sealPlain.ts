import { eq, isNotNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ApiContext } from '../context.ts';
import { openPersonalHash } from '../seal/personalHash.ts';
import { openPersonal, requestHash, sealedColumns } from './message.ts';
import { contactMessages as table } from './tables.ts';

/** Seals the messages that a process of the version before kept plainly. @returns how many. */
export async function sealPlainMessages({
  database,
  seal,
}: Pick<ApiContext, 'database' | 'seal'>): Promise<number> {
  const isPlain = isNotNull(table.email);
  const waiting = await database.work.orm().$count(table, isPlain);
  if (waiting === 0) return 0;
  const hash = await openPersonalHash(database, seal);
  return database.work.transaction(async (client) => {
    const orm = drizzle(client);
    const rows = await orm.select().from(table).where(isPlain).for('update');
    for (const row of rows) {
      const personal = openPersonal(seal, row);
      await orm
        .update(table)
        .set({
          ...sealedColumns(seal, hash, row.reference, personal),
          requestHash: requestHash(hash, { ...row, ...personal }),
          // The key of a form that a page sent by itself was a hash of what it says, which anybody can make.
          idempotencyKey: sql`case when ${table.idempotencyKey} like 'form-%' then null else ${table.idempotencyKey} end`,
        })
        .where(eq(table.reference, row.reference));
    }
    return rows.length;
  });
}
