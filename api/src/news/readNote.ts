import path from 'node:path';
import { readArticle, readYaml, type ArticleText, type ContentFault } from '@eldorado/content/read';
import { locales, type Locale } from '../text/locale.ts';
import { bogotaInstant } from '../time/time.ts';
import { daysOf, type Note, type NoteText } from './note.ts';
import { Head, checkHead, type HeadFault } from './noteHead.ts';
import type { NoteBlock } from './schema.ts';

/** A picture as a file names it, and the line of the head that does. */
export interface WrittenPicture {
  file: string;
  line: number;
  alt: NoteText;
  credit: string;
}

/** A note as its file says it, before the pictures beside it are read. */
export interface WrittenNote {
  note: Note;
  pictures: readonly WrittenPicture[];
}

/** Where the head begins and ends, and where each language's text does, in lines from 0. */
interface Parts {
  head: string;
  bodies: Map<Locale, { text: string; line: number }>;
}

/**
 * Reads the file of a note (docs/press-room.md). @returns undefined when anything in it is wrong; the faults say where and why.
 * @param file its name is the note's.
 */
export function readNote(
  file: string,
  text: string,
  faults: ContentFault[],
): WrittenNote | undefined {
  const before = faults.length;
  const fault = (line: number, message: string) =>
    faults.push({ file, line, message, severity: 'error' });
  const parts = partsOf(text, fault);
  if (!parts) return undefined;
  // The line of `---` stays, so that faults name the file's lines.
  const head = readYaml(Head, file, `\n${parts.head}`, faults);
  const body = [...parts.bodies].map(([locale, { text: written, line }]) => {
    const article = readArticle(file, '\n'.repeat(line) + written, faults, 'note');
    return [locale, blocksOf(article)] as const;
  });
  if (!head) return undefined;
  const lineOf = (key: string) =>
    text.slice(0, Math.max(text.search(new RegExp(`^${key}:`, 'm')), 0)).split('\n').length;
  checkHead(head, path.basename(file, '.md'), (key, message) => fault(lineOf(key), message));
  checkLanguages(head, parts, (key, message) => fault(lineOf(key), message));
  for (const [locale, blocks] of body)
    if (blocks.length === 0)
      fault(
        (parts.bodies.get(locale)?.line ?? 0) + 1,
        `The text in '${locale}' is empty. Write it.`,
      );
  if (faults.length > before) return undefined;
  return {
    note: noteOf(head, Object.fromEntries(body) as Note['body']),
    pictures: (head.pictures ?? []).map((one) => ({ ...one, line: lineOf('pictures') })),
  };
}

function partsOf(text: string, fault: (line: number, message: string) => void): Parts | undefined {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    fault(1, "A note begins with its head between two lines '---'. Write it.");
    return undefined;
  }
  const bodies: Parts['bodies'] = new Map();
  let open: { locale: Locale; line: number } | null = null;
  for (const [at, line] of lines.entries()) {
    if (at <= end) continue;
    const locale = locales.find((known) => line.trimEnd() === `::::${known}`);
    if (locale && !open && !bodies.has(locale)) open = { locale, line: at + 1 };
    else if (open && line.trimEnd() === '::::') {
      bodies.set(open.locale, { text: lines.slice(open.line, at).join('\n'), line: open.line });
      open = null;
    } else if (locale ?? (!open && line.trim() !== ''))
      fault(at + 1, "The texts stand between '::::es' and '::::', one for each language.");
  }
  if (open) fault(open.line, `The text in '${open.locale}' has no end. Write '::::' after it.`);
  return { head: lines.slice(1, end).join('\n'), bodies };
}

/** A language has title, summary and text, and then all else too; or nothing. */
function checkLanguages(head: Head, { bodies }: Parts, fault: HeadFault): void {
  const { title, summary, corrections = [], pictures = [], event } = head;
  for (const locale of locales) {
    const has = [locale in title, locale in summary, bodies.has(locale)];
    if (has.some(Boolean) && !has.every(Boolean))
      fault(
        'title',
        `In '${locale}' it has not all of title, summary and text. Write what is missing, or leave the language out.`,
      );
    if (!has.every(Boolean)) continue;
    for (const { file, alt } of pictures)
      if (!(locale in alt))
        fault('pictures', `The picture ${file} has no text in '${locale}'. Add it.`);
    if (event && !(locale in event.place))
      fault('event', `The place has no text in '${locale}'. Add it.`);
    for (const { date: of, text: said } of corrections)
      if (!(locale in said))
        fault('corrections', `The correction of ${of} has no text in '${locale}'. Add it.`);
  }
  if (!bodies.has('es'))
    fault('slug', "There is no text in 'es'. Every note has one: write '::::es'.");
}

const iso = (written: string) => new Date(written).toISOString();

function noteOf(head: Head, body: Note['body']): Note {
  const { slug, kind, topic, sources, corrections = [], event, notice, publishAt } = head;
  const day = String(head.date);
  return {
    slug,
    kind,
    topic,
    date: day,
    publishedAt: publishAt ? iso(publishAt) : bogotaInstant(daysOf(day)[0]).toISOString(),
    sources: sources.map((one) => ({ ...one, date: one.date === null ? null : String(one.date) })),
    title: head.title,
    summary: head.summary,
    body,
    corrections,
    event: event ? { start: iso(event.start), end: iso(event.end), place: event.place } : null,
    notice: notice
      ? { ...notice, from: iso(notice.from), to: iso(notice.to), terminal: notice.terminal ?? null }
      : null,
  };
}

/** The sections of a text as one row of blocks; the first has no heading. */
const blocksOf = ({ sections }: ArticleText): NoteBlock[] =>
  sections.flatMap(({ heading, blocks }) => [
    ...(heading ? [{ kind: 'heading' as const, text: heading }] : []),
    // What a note may not hold is a fault by now.
    ...(blocks as NoteBlock[]),
  ]);
