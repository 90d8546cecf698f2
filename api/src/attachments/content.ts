import { and, asc, eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { FileRefusal } from '@eldorado/rules/pqrs-files';
import type { FileContext } from './context.ts';
import { nameWithKind } from './fileName.ts';
import { beginFile, findArriving, type CaseFile, type Owner } from './files.ts';
import { Refused, type Findings } from './inspect/findings.ts';
import { kindOf } from './inspect/kindOf.ts';
import { caseFileParts, caseFiles } from './tables.ts';

/** What became of a piece of a file. */
export type Received =
  | { kind: 'received'; until: number; size: number }
  | { kind: 'missing' }
  /** It does not begin where the last one ended. */
  | { kind: 'elsewhere'; until: number }
  | { kind: 'too-much' };

/** Keeps the next piece of a file that arrives. @param start where in the file it begins. */
export async function receivePart(
  client: PoolClient,
  { encryption }: Pick<FileContext, 'encryption'>,
  owner: Owner,
  id: string,
  { start, bytes }: { start: number; bytes: Buffer },
): Promise<Received> {
  const found = await findArriving(client, owner, id);
  if (!found) return { kind: 'missing' };
  const { row, received } = found;
  // To what has arrived whole nothing is added.
  const isWhole = row.state !== 'open' || received === row.size;
  if (start !== received || (isWhole && bytes.length > 0))
    return { kind: 'elsewhere', until: received };
  const until = start + bytes.length;
  if (until > row.size) return { kind: 'too-much' };
  if (bytes.length > 0 && row.state === 'open')
    await drizzle(client)
      .insert(caseFileParts)
      .values({ file: id, start, until, content: encryption.encryptBytes(bytes, id) });
  return { kind: 'received', until, size: row.size };
}

/** Looks into a file: for viruses where somebody does, then at what it is. */
async function examine(
  { scan, inspect }: FileContext,
  bytes: Buffer,
  address: string,
): Promise<Findings> {
  if (scan) {
    const isClean = await scan(bytes).catch(() => null);
    if (isClean === null) throw new Refused('scanner-away');
    if (!isClean) return { ok: false, refusal: 'file-virus' };
  }
  return inspect(bytes, address);
}

/**
 * Ends the arrival of a file: it is examined, and kept or refused. Asked again for one that ended, it says the same.
 * @param address who sent it.
 * @returns why it is refused; null when it is kept.
 * @throws {Refused} `scanner-away`: it stays as it is, and may be asked again.
 */
export async function finishFile(
  context: FileContext,
  owner: Owner,
  id: string,
  address: string,
): Promise<FileRefusal | null> {
  const { database, encryption, store } = context;
  const found = await database.transaction((client) => findArriving(client, owner, id));
  if (!found) return 'upload-broken';
  if (found.row.state !== 'open') return found.row.refusal;
  const parts = await database
    .orm()
    .select()
    .from(caseFileParts)
    .where(eq(caseFileParts.file, id))
    .orderBy(asc(caseFileParts.start));
  const bytes = Buffer.concat(parts.map(({ content }) => encryption.decryptBytes(content, id)));
  if (bytes.length !== found.row.size) return 'upload-broken';
  const findings = await examine(context, bytes, address);
  if (!findings.ok) return end(context, id, { state: 'refused', refusal: findings.refusal });
  const encrypted = encryption.encryptBytes(findings.bytes, id);
  await store.put(id, encrypted);
  const name = nameWithKind(encryption.decrypt(found.row.name, id), findings.kind);
  return end(context, id, {
    state: 'kept',
    name: encryption.encrypt(name, id),
    kind: findings.kind,
    size: findings.bytes.length,
    key: keyOf(encrypted),
    thumbnail: findings.thumbnail && encryption.encryptBytes(findings.thumbnail, id),
  });
}

/** The id of the key that content is encrypted with. */
export const keyOf = (encrypted: Buffer): string =>
  encrypted.subarray(0, encrypted.indexOf('.')).toString('latin1');

async function end(
  { database, store }: Pick<FileContext, 'database' | 'store'>,
  id: string,
  change: Partial<typeof caseFiles.$inferInsert>,
): Promise<FileRefusal | null> {
  const ended = await database.transaction(async (client) => {
    const orm = drizzle(client);
    const rows = await orm
      .update(caseFiles)
      .set(change)
      .where(eq(caseFiles.id, id))
      .returning({ id: caseFiles.id });
    await orm.delete(caseFileParts).where(eq(caseFileParts.file, id));
    return rows.length > 0;
  });
  // Taken away while it was looked at: nothing would ever delete its content.
  if (!ended) await store.remove(id);
  return ended ? (change.refusal ?? null) : 'upload-broken';
}

/**
 * A file's content.
 * @throws when the store has none: the row says that it is kept.
 */
export async function readContent(
  { encryption, store }: Pick<FileContext, 'encryption' | 'store'>,
  { id }: Pick<CaseFile, 'id'>,
): Promise<Buffer> {
  const encrypted = await store.get(id);
  if (encrypted === null) throw new Error('The content of a file is not in its store');
  return encryption.decryptBytes(encrypted, id);
}

/** The small picture of a photo (JPEG); null of other files, and of those of somebody else. */
export async function readThumbnail(
  client: PoolClient,
  { encryption }: Pick<FileContext, 'encryption'>,
  owner: Owner,
  id: string,
): Promise<Buffer | null> {
  const found = await findArriving(client, owner, id);
  const encrypted = found?.row.thumbnail ?? null;
  return encrypted && encryption.decryptBytes(encrypted, id);
}

/** Takes a file away; the store forgets its content within a minute. @returns whether there was one. */
export async function removeFile(client: PoolClient, owner: Owner, id: string): Promise<boolean> {
  const found = await findArriving(client, owner, id);
  if (!found) return false;
  await drizzle(client).delete(caseFiles).where(eq(caseFiles.id, id));
  return true;
}

/** Forgets what was refused, once its sender has read it. */
export const forgetRefused = (client: PoolClient, draft: string) =>
  drizzle(client)
    .delete(caseFiles)
    .where(and(eq(caseFiles.draft, draft), eq(caseFiles.state, 'refused')));

/** Ends all files of a case; the job that sweeps takes their content away. */
export const forgetFiles = (client: PoolClient, number: string) =>
  drizzle(client).delete(caseFiles).where(eq(caseFiles.number, number));

/**
 * Gives a draft's files to its case; what never arrived whole stays with the draft, and goes with it. What is sent is not shown
 * any more, and so needs no small picture.
 */
export const giveFiles = (client: PoolClient, draft: string, number: string) =>
  drizzle(client)
    .update(caseFiles)
    .set({ draft: null, number, thumbnail: null })
    .where(and(eq(caseFiles.draft, draft), eq(caseFiles.state, 'kept')));

/**
 * Puts a file of the office beside a case's others, as it is; nobody sees it before `showOffices`.
 * @returns its id.
 * @throws {Refused} by its name or size, or when the case has enough.
 */
export async function putOffices(
  context: FileContext,
  number: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const { database, encryption, store } = context;
  const said = { name, size: bytes.length, source: 'office' as const };
  const id = await database.transaction((client) => beginFile(client, context, { number }, said));
  const encrypted = encryption.encryptBytes(bytes, id);
  await store.put(id, encrypted);
  const change = { kind: (await kindOf(bytes)) ?? null, key: keyOf(encrypted) };
  await database.orm().update(caseFiles).set(change).where(eq(caseFiles.id, id));
  return id;
}

/** Shows the files that the office put there, in the transaction of the answer they go with. */
export const showOffices = (client: PoolClient, ids: readonly string[]) =>
  drizzle(client)
    .update(caseFiles)
    .set({ state: 'kept' })
    .where(inArray(caseFiles.id, [...ids]));

/** Takes away what the office put beside an answer that was not given. */
export const dropOffices = ({ database }: Pick<FileContext, 'database'>, ids: readonly string[]) =>
  database
    .orm()
    .delete(caseFiles)
    .where(inArray(caseFiles.id, [...ids]));
