import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database.ts';
import { announceChange } from '../db/database.ts';
import { bogotaDay } from '../time/time.ts';
import type { Note } from './note.ts';
import { addVersion, versionsOf, type WholeNote } from './versions.ts';

export type PublishResult =
  | { kind: 'published'; version: number; corrects: boolean }
  | { kind: 'draft'; version: number }
  | { kind: 'same' }
  /** What is wrong, in a sentence that says how to put it right. */
  | { kind: 'refused'; reason: string };

/** What readers read: a change of it is a correction. */
const textsOf = ({ title, summary, body, event }: Note) => ({ title, summary, body, event });

/** Why a note cannot take the place of the one that was published, or null. */
function refusal(note: Note, shown: Note, now: Date): string | null {
  const gone = shown.corrections.find(
    (one) => !note.corrections.some((other) => isDeepStrictEqual(one, other)),
  );
  if (gone)
    return `The correction of ${gone.date} is published and is not in the file as it was. Corrections stay: put it back.`;
  const isOut = Date.parse(shown.publishedAt) <= now.getTime();
  if (!isOut || isDeepStrictEqual(textsOf(note), textsOf(shown))) return null;
  const today = bogotaDay(now);
  if (note.corrections.length === shown.corrections.length)
    return `${note.slug} is published, and its text changes. Add to 'corrections' what was corrected: { date: ${today}, text: { es: … } }.`;
  const ahead = note.corrections.find(({ date }) => date > today);
  return ahead ? `The correction of ${ahead.date} is of a day to come. Correct its date.` : null;
}

/**
 * Publishes a note, or keeps it as a draft that only who has its link can see. What is published already is corrected:
 * each version is kept, and readers are told of a change of its text. A running site follows by itself.
 */
export async function publishNote(
  database: Database,
  whole: WholeNote,
  { draft, now }: { draft: boolean; now: Date },
): Promise<PublishResult> {
  const { note } = whole;
  return database.work.transaction(async (client): Promise<PublishResult> => {
    await client.query('select pg_advisory_xact_lock(20260107)');
    const before = await versionsOf(client, note.slug);
    const last = before.at(-1);
    if (last && last.draft === draft && isDeepStrictEqual(last.note, note)) return { kind: 'same' };
    const version = (last?.version ?? 0) + 1;
    const shown = before.findLast((row) => !row.draft)?.note;
    const reason = shown && !draft ? refusal(note, shown, now) : null;
    if (reason) return { kind: 'refused', reason };
    await addVersion(client, whole, { version, draft, edited: true });
    await announceChange(client, 'news');
    if (draft) return { kind: 'draft', version };
    const corrects = shown !== undefined && note.corrections.length > shown.corrections.length;
    return { kind: 'published', version, corrects };
  });
}
