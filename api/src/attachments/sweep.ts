import { and, eq, isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { keyOf } from './content.ts';
import type { FileContext } from './context.ts';
import { caseFileParts, caseFiles, caseFilesGone } from './tables.ts';

/** Deletes the contents of files whose rows are gone. What is interrupted is done at the next time. */
export async function sweepFiles({
  database,
  store,
}: Pick<FileContext, 'database' | 'store'>): Promise<void> {
  const gone = await database.work.orm().select().from(caseFilesGone);
  for (const { id } of gone) {
    await store.remove(id);
    await database.work.orm().delete(caseFilesGone).where(eq(caseFilesGone.id, id));
  }
}

/**
 * Encrypts the names, small pictures and contents of files again that were encrypted with an older key, within the transaction of `client`.
 * @returns how many.
 */
export async function rotateFiles(
  client: PoolClient,
  { encryption, store }: Pick<FileContext, 'encryption' | 'store'>,
): Promise<number> {
  const orm = drizzle(client);
  let count = 0;
  for (const { id, name, thumbnail } of await orm.select().from(caseFiles).for('update')) {
    if (encryption.isCurrent(name)) continue;
    const again = {
      name: encryption.encrypt(encryption.decrypt(name, id), id),
      thumbnail: thumbnail && encryption.encryptBytes(encryption.decryptBytes(thumbnail, id), id),
    };
    await orm.update(caseFiles).set(again).where(eq(caseFiles.id, id));
    count += 1;
  }
  const kept = await orm.select().from(caseFiles).where(isNotNull(caseFiles.key));
  for (const { id, key } of kept) {
    if (key === null || encryption.isCurrent(`${key}.`)) continue;
    const content = await store.get(id);
    if (content === null) continue;
    const again = encryption.encryptBytes(encryption.decryptBytes(content, id), id);
    await store.put(id, again);
    await orm
      .update(caseFiles)
      .set({ key: keyOf(again) })
      .where(eq(caseFiles.id, id));
    count += 1;
  }
  for (const { file, start, content } of await orm.select().from(caseFileParts).for('update')) {
    if (keyOf(content) === keyOf(encryption.encryptBytes(Buffer.alloc(0), file))) continue;
    const again = encryption.encryptBytes(encryption.decryptBytes(content, file), file);
    await orm
      .update(caseFileParts)
      .set({ content: again })
      .where(and(eq(caseFileParts.file, file), eq(caseFileParts.start, start)));
    count += 1;
  }
  return count;
}
