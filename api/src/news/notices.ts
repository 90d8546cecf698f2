import type { LocalizedText } from '../http/schema.ts';
import type { FlightAnswer } from '../flightDetail/schema.ts';
import { locales } from '../text/locale.ts';
import { notesAt } from './answers.ts';
import { textIn, type Note, type NoteNotice, type NoteText } from './note.ts';
import type { NewsBook } from './store.ts';

type Notice = Note & { notice: NoteNotice };

/** The notices that hold at `now`, warnings first and then the newest: from when they are published until they end. */
export const noticesAt = (book: NewsBook, now: number): Notice[] =>
  notesAt(book, now)
    .filter((note): note is Notice => note.notice !== null && now < Date.parse(note.notice.to))
    .sort(
      (one, other) =>
        Number(other.notice.tone === 'warning') - Number(one.notice.tone === 'warning'),
    );

/** A text in all languages, in Spanish where there is none. */
export const inEvery = (text: NoteText): LocalizedText =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(text, locale)])) as LocalizedText;

/** Whether a flight's time here, planned or expected, is in a notice's hours, and its terminal the notice's. */
export function touches(
  { from, to, terminal }: NoteNotice,
  flight: Pick<FlightAnswer, 'scheduledAt' | 'estimatedAt' | 'terminal'>,
): boolean {
  const times = [flight.scheduledAt, flight.estimatedAt ?? flight.scheduledAt].map(Date.parse);
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return (
    times.some((at) => at >= first && at < last) &&
    (terminal === null || terminal === flight.terminal)
  );
}
