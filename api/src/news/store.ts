import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Note } from './note.ts';
import type { Database } from '../db/database.ts';
import { news, newsPictures } from './tables.ts';

/** The notes of the press room: of each the version that is shown, and the draft of the next one. */
export interface NewsBook {
  /** Also those whose time has not come. */
  notes: readonly Note[];
  /** Those that nobody sees without their link, by slug. */
  drafts: ReadonlyMap<string, Note>;
}

export interface NewsStore {
  news: NewsBook;
}

/** Puts versions together, the newest of each note first. A draft behind what was published since is none any more. */
export function newsBook(
  rows: readonly Pick<typeof news.$inferSelect, 'slug' | 'draft' | 'note'>[],
): NewsBook {
  const notes = new Map<string, Note>();
  const drafts = new Map<string, Note>();
  for (const { slug, draft, note } of rows) {
    if (notes.has(slug) || (draft && drafts.has(slug))) continue;
    (draft ? drafts : notes).set(slug, note);
  }
  return { notes: [...notes.values()], drafts };
}

/** Reads the newest versions. Throws when the database is away. */
export const loadNews = async (orm: NodePgDatabase): Promise<NewsStore> => ({
  news: newsBook(
    await orm
      .selectDistinctOn([news.slug, news.draft])
      .from(news)
      .orderBy(news.slug, news.draft, desc(news.version))
      .then((rows) => rows.sort((one, other) => other.version - one.version)),
  ),
});

/** A picture of a note, or null. Throws when the database is away. */
export const pictureNamed = async (database: Database, name: string): Promise<Buffer | null> =>
  (
    await database
      .orm()
      .select({ content: newsPictures.content })
      .from(newsPictures)
      .where(eq(newsPictures.name, name))
  )[0]?.content ?? null;
