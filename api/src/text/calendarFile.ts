import { createEvent, type Alarm } from 'ics';

/** An entry of a calendar. Instants are milliseconds since the epoch. */
export interface CalendarEntry {
  /** Who made it, as RFC 5545 writes that: `-//El Dorado//Flights//ES`. */
  productId: string;
  /** The same for ever; with a higher `sequence` a calendar that reads the file again moves its entry. */
  uid: string;
  sequence: number;
  changedAt: number;
  lastModified?: number;
  start: number;
  end: number;
  title: string;
  description: string;
  location: string;
  url?: string;
  status: 'CONFIRMED' | 'CANCELLED';
  transp?: 'OPAQUE';
  alarms?: Alarm[];
}

/**
 * An iCalendar file (RFC 5545) with one entry.
 * @throws when the library refuses it.
 */
export function calendarFile({ changedAt, ...entry }: CalendarEntry): string {
  const { value, error } = createEvent({
    ...entry,
    method: 'PUBLISH',
    // The library's type has no name for DTSTAMP.
    ...({ timestamp: changedAt } as object),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  });
  if (!value) throw error ?? new Error('The calendar entry could not be written');
  // The library counts characters.
  return value
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
}

/** A line is folded after 75 octets at most (RFC 5545, 3.1), and no character is cut. */
function folded(line: string): string {
  let text = '';
  let room = 75;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      text += '\r\n ';
      room = 74;
    }
    text += character;
    room -= octets;
  }
  return text;
}
