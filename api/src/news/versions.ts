import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Note } from './note.ts';
import { news } from './tables.ts';

/** A version of a note, as the table keeps it. */
export type NoteRow = typeof news.$inferSelect;

/** The versions of a note, the oldest first. */
export const versionsOf = (client: PoolClient, slug: string): Promise<NoteRow[]> =>
  drizzle(client).select().from(news).where(eq(news.slug, slug)).orderBy(news.version);

/** Adds a version of a note, with its number. */
export async function addVersion(
  client: PoolClient,
  note: Note,
  row: Pick<NoteRow, 'version' | 'draft' | 'edited'>,
): Promise<void> {
  await drizzle(client)
    .insert(news)
    .values({ ...row, slug: note.slug, note });
}
