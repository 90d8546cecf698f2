import { calendarFile } from '../text/calendarFile.ts';
import { localisePath, type Locale } from '../text/locale.ts';
import { itemOf } from './answers.ts';
import type { Note } from './note.ts';
import { notePath } from './notePath.ts';

const product = '-//El Dorado//Press room//ES';

/**
 * An event as an iCalendar file (RFC 5545). The UID stays the note's and the sequence counts its corrections, so that a
 * calendar that reads the file again moves its entry.
 * @param origin the site's address, for the link to the note.
 * @returns null for a note that is no event.
 * @throws when the library refuses an entry.
 */
export function eventCalendar(note: Note, locale: Locale, origin: string): string | null {
  const { slug, title, summary, event, publishedAt } = itemOf(note, locale);
  if (event === null) return null;
  return calendarFile({
    productId: product,
    uid: `${slug}@eldorado`,
    sequence: note.corrections.length,
    changedAt: Date.parse(publishedAt),
    start: Date.parse(event.start),
    end: Date.parse(event.end),
    title,
    description: summary,
    location: event.place,
    url: origin + localisePath(notePath(slug), locale),
    status: 'CONFIRMED',
  });
}
