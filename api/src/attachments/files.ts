import { randomBytes } from 'node:crypto';
import { and, asc, eq, max, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import {
  mostFileBytes,
  mostFiles,
  type FileKind,
  type FileRefusal,
} from '@eldorado/rules/pqrs-files';
import type { Database } from '../db/database.ts';
import type { FileContext } from './context.ts';
import { readFileName } from './fileName.ts';
import { Refused } from './inspect/findings.ts';
import { caseFileParts, caseFiles } from './tables.ts';

/**
 * Whose a file is: a draft's, by its id, or a case's, by its number. The draft of a message to a case is also `of` that
 * case, which gets its files.
 */
export type Owner = { draft: string; of?: string } | { number: string };

/** A file as pages and the office see it. */
export interface CaseFile {
  id: string;
  name: string;
  /** Null while it is not known. */
  kind: FileKind | null;
  /** Bytes. */
  size: number;
  state: 'open' | 'kept' | 'refused';
  refusal: FileRefusal | null;
  source: 'sender' | 'office';
  at: Date;
}

/** Most files of a case in all, so that who adds to it again and again comes to an end. */
const mostOfCase = 30;

type Orm = ReturnType<Database['orm']>;
type Row = typeof caseFiles.$inferSelect;

const ownedBy = (owner: Owner) =>
  'draft' in owner ? eq(caseFiles.draft, owner.draft) : eq(caseFiles.number, owner.number);

const opened = (
  { encryption }: Pick<FileContext, 'encryption'>,
  { id, name, kind, size, state, refusal, source, at }: Row,
): CaseFile => ({ id, name: encryption.decrypt(name, id), kind, size, state, refusal, source, at });

/** The files of a draft or a case, the first one first. */
export async function listFiles(
  orm: Orm,
  context: Pick<FileContext, 'encryption'>,
  owner: Owner,
): Promise<CaseFile[]> {
  const rows = await orm
    .select()
    .from(caseFiles)
    .where(ownedBy(owner))
    .orderBy(asc(caseFiles.place));
  return rows.map((row) => opened(context, row));
}

/** A file of an owner, or null. */
export async function findFile(
  orm: Orm,
  context: Pick<FileContext, 'encryption'>,
  owner: Owner,
  id: string,
): Promise<CaseFile | null> {
  const [row] = await orm
    .select()
    .from(caseFiles)
    .where(and(eq(caseFiles.id, id), ownedBy(owner)));
  return row ? opened(context, row) : null;
}

/**
 * Makes room for a file that is about to arrive. Within a transaction that holds its owner's row, so that of many at a time
 * only as many pass as may be.
 * @returns its id.
 * @throws {Refused} by its name or size, or when there are enough.
 */
export async function beginFile(
  client: PoolClient,
  { encryption, clock }: Pick<FileContext, 'encryption' | 'clock'>,
  owner: Owner,
  said: { name: string; size: number; source?: CaseFile['source'] },
): Promise<string> {
  const name = readFileName(said.name);
  if (said.size === 0) throw new Refused('file-empty');
  if (said.size > mostFileBytes) throw new Refused('file-too-large');
  const orm = drizzle(client);
  const countOf = (one: Owner) =>
    orm.$count(caseFiles, and(ownedBy(one), ne(caseFiles.state, 'refused')));
  const count = await countOf(owner);
  const number = 'draft' in owner ? owner.of : owner.number;
  const ofCase = 'draft' in owner ? count + (number ? await countOf({ number }) : 0) : count;
  if (('draft' in owner && count >= mostFiles) || ofCase >= mostOfCase)
    throw new Refused('too-many-files');
  const id = randomBytes(16).toString('base64url');
  await orm.insert(caseFiles).values({
    id,
    ...('draft' in owner ? { draft: owner.draft } : owner),
    state: 'open',
    name: encryption.encrypt(name, id),
    size: said.size,
    source: said.source ?? 'sender',
    at: clock.now(),
  });
  return id;
}

/** Remembers a file that was not taken, for the page that says so. */
export async function noteRefused(
  client: PoolClient,
  { encryption, clock }: Pick<FileContext, 'encryption' | 'clock'>,
  owner: Owner,
  { name, refusal }: { name: string; refusal: FileRefusal },
): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  // Its name may be why; React shows it as text, and so much of it.
  const shown = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, 80) || '?';
  await drizzle(client)
    .insert(caseFiles)
    .values({
      ...('draft' in owner ? { draft: owner.draft } : owner),
      ...{ id, state: 'refused', name: encryption.encrypt(shown, id), size: 0, refusal },
      at: clock.now(),
    });
}

/** How many bytes of a file are here, with its row, held until the transaction ends; null when there is none. */
export async function findArriving(
  client: PoolClient,
  owner: Owner,
  id: string,
): Promise<{ row: Row; received: number } | null> {
  const orm = drizzle(client);
  const [row] = await orm
    .select()
    .from(caseFiles)
    .where(and(eq(caseFiles.id, id), ownedBy(owner)))
    .for('update');
  if (!row) return null;
  if (row.state !== 'open') return { row, received: row.size };
  const [last] = await orm
    .select({ end: max(caseFileParts.until) })
    .from(caseFileParts)
    .where(eq(caseFileParts.file, id));
  return { row, received: last?.end ?? 0 };
}
