import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { ContentFault } from '@eldorado/content/read';
import type { PoolClient } from 'pg';
import { addVersion, versionsOf, type WholeNote } from './versions.ts';

const folder = new URL('./notes/', import.meta.url);
/** What makes notes of the files: other notes may come of the same files when it changes. */
const readers = ['./readNote.ts', './noteHead.ts', './note.ts', './takePictures.ts'];

const filesIn = (notes: URL) =>
  readdirSync(notes)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => new URL(name, notes));

/** Names what the notes are made of, without reading it as notes: that takes a while of each start. */
function stampOf(files: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const file of [...files, ...readers.map((name) => new URL(name, import.meta.url))])
    hash.update(`${file.pathname.split('/').at(-1)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The notes of a folder with their pictures, that of the repository unless given. Throws with every fault of theirs. */
export async function repositoryNotes(notes = folder): Promise<WholeNote[]> {
  const { faultText } = await import('@eldorado/content/read');
  const { readNoteFile } = await import('./readNoteFile.ts');
  const faults: ContentFault[] = [];
  const read: WholeNote[] = [];
  for (const file of filesIn(notes)) {
    const note = await readNoteFile(fileURLToPath(file), readFileSync(file, 'utf8'), faults);
    if (note) read.push(note);
  }
  if (faults.length > 0) throw new Error(faults.map(faultText).join('\n'));
  return read;
}

/**
 * Brings the notes of the repository's files to the table when the files have changed: each change is a version. Notes that a
 * command has published stay as they are. @returns whether the table changed.
 */
export async function seedNews(client: PoolClient, notes = folder): Promise<boolean> {
  const wanted = stampOf(filesIn(notes));
  const known = await client.query<{ value: string }>(
    "select value from meta where key = 'seed:news'",
  );
  if (known.rows[0]?.value === wanted) return false;
  const read = await repositoryNotes(notes);
  await client.query(
    'delete from news where not (slug = any($1)) and slug not in (select slug from news where edited)',
    [read.map(({ note }) => note.slug)],
  );
  for (const whole of read) {
    const { note } = whole;
    const versions = await versionsOf(client, note.slug);
    const shown = versions.findLast(({ draft }) => !draft);
    if (shown?.edited || isDeepStrictEqual(shown?.note, note)) continue;
    const version = (versions.at(-1)?.version ?? 0) + 1;
    await addVersion(client, whole, { version, draft: false, edited: false });
  }
  await client.query(
    "insert into meta (key, value) values ('seed:news', $1) on conflict (key) do update set value = excluded.value",
    [wanted],
  );
  return true;
}
