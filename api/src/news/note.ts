import type { Locale } from '../text/locale.ts';
import type { NewsKind, NewsTopic, NoteBlock, NoteSource } from './schema.ts';

/** A text in Spanish, and in what other languages there is one. */
export type NoteText = { es: string } & Partial<Record<Locale, string>>;

/** A note of the press room as its file says it. Instants are UTC ISO 8601. */
export interface Note {
  slug: string;
  kind: NewsKind;
  topic: NewsTopic;
  /** When it happened, in Bogotá, as far as it is known: 2026-02-27, 2026-02 or 2026. */
  date: string;
  /** From when on it is seen. */
  publishedAt: string;
  sources: NoteSource[];
  title: NoteText;
  summary: NoteText;
  body: { es: NoteBlock[] } & Partial<Record<Locale, NoteBlock[]>>;
  corrections: { date: string; text: NoteText }[];
  event: { start: string; end: string; place: NoteText } | null;
  notice: NoteNotice | null;
  /** Of its gallery; none in most notes. */
  pictures?: NotePicture[];
}

/** A picture of a note, by the name that it is kept under. */
export interface NotePicture {
  name: string;
  width: number;
  height: number;
  /** What is to be seen, for who does not see it. */
  alt: NoteText;
  /** Who took it, and may let it be used. */
  credit: string;
}

/** A notice holds from one instant to another, for all of the airport or for one terminal. */
export interface NoteNotice {
  from: string;
  to: string;
  tone: 'info' | 'warning';
  terminal: 'T1' | 'T2' | null;
}

/** A text in the wanted language, else in Spanish. */
export const textIn = (text: NoteText, locale: Locale): string => text[locale] ?? text.es;

/** The first and the last day of a date of which a part may be unknown. */
export function daysOf(date: string): [first: string, last: string] {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return [`${year}-01-01`, `${year}-12-31`];
  if (day !== undefined) return [date, date];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return [`${date}-01`, `${date}-${last}`];
}
