import { createEvent } from 'ics';
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
  const { value, error } = createEvent({
    productId: product,
    method: 'PUBLISH',
    uid: `${slug}@eldorado`,
    sequence: note.corrections.length,
    // The library's type has no name for DTSTAMP.
    ...({ timestamp: Date.parse(publishedAt) } as object),
    start: Date.parse(event.start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(event.end),
    endInputType: 'utc',
    endOutputType: 'utc',
    title,
    description: summary,
    location: event.place,
    url: origin + localisePath(notePath(slug), locale),
    status: 'CONFIRMED',
  });
  if (value === null) throw error ?? new Error('The calendar entry could not be written');
  return value;
}
