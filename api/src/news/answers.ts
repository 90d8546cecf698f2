import { locales, type Locale } from '../text/locale.ts';
import { fold, matches } from '../text/search.ts';
import { bogotaDay } from '../time/time.ts';
import { daysOf, textIn, type Note } from './note.ts';
import {
  newsTopics,
  notesOfPage,
  type NewsItem,
  type NewsList,
  type NewsNote,
  type NewsQuery,
  type NoteBlock,
  type NoteInline,
} from './schema.ts';
import type { NewsBook } from './store.ts';

/** What a list is asked for; an empty text is no filter. */
export type NewsFilter = Required<Omit<NewsQuery, 'locale'>> & { locale: Locale };

/** The filter that a query asks for. */
export const newsFilter = (query: NewsQuery): NewsFilter => ({
  locale: query.locale ?? 'es',
  kind: query.kind ?? '',
  topic: query.topic ?? '',
  from: query.from ?? '',
  to: query.to ?? '',
  q: fold(query.q ?? ''),
  page: query.page ?? 1,
});

/** The notes whose time has come at `now`, the newest first. */
export const notesAt = ({ notes }: NewsBook, now: number): Note[] =>
  notes
    .filter(({ publishedAt }) => Date.parse(publishedAt) <= now)
    .sort(
      (one, other) =>
        other.publishedAt.localeCompare(one.publishedAt) || one.slug.localeCompare(other.slug),
    );

/** The languages a note is written in. */
const localesOf = ({ body }: Note): Locale[] => locales.filter((locale) => locale in body);

/** The language in which a reader gets a note: Spanish where it is not in theirs. */
const shownIn = (note: Note, locale: Locale): Locale => (locale in note.body ? locale : 'es');

/** A note as a list shows it. */
export function itemOf(note: Note, wanted: Locale): NewsItem {
  const { slug, kind, topic, date, publishedAt, event, notice, corrections } = note;
  const locale = shownIn(note, wanted);
  return {
    slug,
    kind,
    topic,
    date,
    publishedAt,
    locale,
    title: textIn(note.title, locale),
    summary: textIn(note.summary, locale),
    corrected:
      corrections
        .map((one) => one.date)
        .sort()
        .at(-1) ?? null,
    event: event && { ...event, place: textIn(event.place, locale) },
    notice: notice && { from: notice.from, to: notice.to, tone: notice.tone },
  };
}

/** The days that a note is about: those of an event, else of what happened. */
const spanOf = ({ date, event }: Note): [first: string, last: string] =>
  event ? [bogotaDay(Date.parse(event.start)), bogotaDay(Date.parse(event.end))] : daysOf(date);

function wordsOf(part: NoteInline): string {
  if (typeof part === 'string') return part;
  return ('strong' in part ? part.strong : part.text).map(wordsOf).join('');
}

function blockWords(block: NoteBlock): string {
  const line = (parts: readonly NoteInline[]) => parts.map(wordsOf).join('');
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(line).join(' ');
    case 'table':
      return [block.caption, ...[block.head, ...block.rows].flat().map(line)].join(' ');
    default:
      return line(block.text);
  }
}

const found = new WeakMap<Note, Map<Locale, string>>();

/** What a note is found by, in the language it is shown in. */
function searchText(note: Note, locale: Locale): string {
  const texts = found.get(note) ?? new Map<Locale, string>();
  found.set(note, texts);
  const known = texts.get(locale);
  if (known !== undefined) return known;
  const { title, summary, event, body } = note;
  const blocks = body[locale] ?? body.es;
  const place = event ? textIn(event.place, locale) : '';
  const text = fold(
    [textIn(title, locale), textIn(summary, locale), place, ...blocks.map(blockWords)].join(' '),
  );
  texts.set(locale, text);
  return text;
}

function passes(note: Note, { kind, from, to, q, locale }: NewsFilter): boolean {
  const [first, last] = spanOf(note);
  return (
    (kind === '' || note.kind === kind) &&
    (from === '' || last >= from) &&
    (to === '' || first <= to) &&
    (q === '' || matches(searchText(note, shownIn(note, locale)), q))
  );
}

/** Events to come in order of time, then those that were, the last first. */
function inOrderOfEvents(notes: readonly Note[], now: number): Note[] {
  const start = ({ event }: Note) => event?.start ?? '';
  const isOver = ({ event }: Note) => Date.parse(event?.end ?? '') <= now;
  const byStart = [...notes].sort((one, other) => start(one).localeCompare(start(other)));
  return [...byStart.filter((note) => !isOver(note)), ...byStart.filter(isOver).reverse()];
}

/** A page of the notes that pass a filter, with how many each topic would leave. */
export function newsList(book: NewsBook, filter: NewsFilter, now: number): NewsList {
  const passing = notesAt(book, now).filter((note) => passes(note, filter));
  const ofTopic = passing.filter(({ topic }) => filter.topic === '' || topic === filter.topic);
  const ordered = filter.kind === 'event' ? inOrderOfEvents(ofTopic, now) : ofTopic;
  const { page } = filter;
  return {
    items: ordered
      .slice((page - 1) * notesOfPage, page * notesOfPage)
      .map((note) => itemOf(note, filter.locale)),
    total: ordered.length,
    page,
    pages: Math.max(1, Math.ceil(ordered.length / notesOfPage)),
    topics: newsTopics.flatMap((topic) => {
      const count = passing.filter((note) => note.topic === topic).length;
      return count > 0 ? [{ topic, count }] : [];
    }),
  };
}

const shownRelated = 3;

/** Others of the same topic, then those of other topics, the nearest in time first. */
function relatedTo(note: Note, book: NewsBook, now: number): Note[] {
  const isOther = ({ topic }: Note) => Number(topic !== note.topic);
  const distance = (other: Note) =>
    Math.abs(Date.parse(daysOf(other.date)[0]) - Date.parse(daysOf(note.date)[0]));
  return notesAt(book, now)
    .filter(({ slug }) => slug !== note.slug)
    .sort((one, other) => isOther(one) - isOther(other) || distance(one) - distance(other))
    .slice(0, shownRelated);
}

/** A note whose time has come at `now`, or null. */
export const noteAt = (book: NewsBook, slug: string, now: number): Note | null =>
  notesAt(book, now).find((note) => note.slug === slug) ?? null;

/** A note with its text, as its page shows it. */
export function noteAnswer(
  note: Note,
  book: NewsBook,
  { locale: wanted, now, draft }: { locale: Locale; now: number; draft: boolean },
): NewsNote {
  const locale = shownIn(note, wanted);
  return {
    ...itemOf(note, wanted),
    blocks: note.body[locale] ?? note.body.es,
    sources: note.sources,
    pictures: (note.pictures ?? []).map((one) => ({ ...one, alt: textIn(one.alt, locale) })),
    corrections: note.corrections
      .map(({ date, text }) => ({ date, text: textIn(text, locale) }))
      .sort((one, other) => one.date.localeCompare(other.date)),
    related: relatedTo(note, book, now).map((other) => itemOf(other, wanted)),
    draft,
    locales: localesOf(note),
  };
}
