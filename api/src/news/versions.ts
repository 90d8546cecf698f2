import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Note } from './note.ts';
import { news, newsPictures } from './tables.ts';

/** A version of a note, as the table keeps it. */
export type NoteRow = typeof news.$inferSelect;

/** The versions of a note, the oldest first. */
export const versionsOf = (client: PoolClient, slug: string): Promise<NoteRow[]> =>
  drizzle(client).select().from(news).where(eq(news.slug, slug)).orderBy(news.version);

/** A note with the contents of its pictures, by their names. */
export interface WholeNote {
  note: Note;
  contents: ReadonlyMap<string, Buffer>;
}

/** Adds a version of a note, with its number, and the pictures that it is the first to have. */
export async function addVersion(
  client: PoolClient,
  { note, contents }: WholeNote,
  row: Pick<NoteRow, 'version' | 'draft' | 'edited'>,
): Promise<void> {
  const orm = drizzle(client);
  await orm.insert(news).values({ ...row, slug: note.slug, note });
  const pictures = [...contents].map(([name, content]) => ({ name, content }));
  if (pictures.length > 0) await orm.insert(newsPictures).values(pictures).onConflictDoNothing();
}
