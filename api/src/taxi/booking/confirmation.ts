import { createEvent } from 'ics';
import { localisePath, type Locale } from '../../text/locale.ts';
import { bogotaTimeZone, minute } from '../../time/time.ts';
import { rideMinutes } from '../fares/ride.ts';
import type { Mail } from '../mail/mailer.ts';
import type { BookingRow } from './bookings.ts';
import { bookingWords } from './words.ts';

export const bookingsPath = '/servicios/taxis/mis-reservas';
const languages: Readonly<Record<Locale, string>> = {
  es: 'es-CO',
  en: 'en-GB',
  fr: 'fr-FR',
  pt: 'pt-BR',
};

function momentOf(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: bogotaTimeZone,
  }).format(at);
}

function priceOf({ priceCop, priceMaxCop, locale }: BookingRow): string {
  const number = new Intl.NumberFormat(languages[locale]);
  const sums = [...new Set([priceCop, priceMaxCop])].filter((cop) => cop !== null);
  return sums.map((cop) => `COP ${number.format(cop)}`).join(' – ');
}

/** What a booking says in lines: an e-mail's text and a calendar entry's notes. */
function linesOf(row: BookingRow, url: string): string[] {
  const words = bookingWords[row.locale];
  const line = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  return [
    ...line(words.pickup, momentOf(row.at, row.locale)),
    ...line(words.from, row.origin),
    ...line(words.to, row.destination),
    ...line(words.flight, row.flight),
    ...line(words.vehicle, row.vehicle && `${row.vehicle}, ${row.plate ?? ''}`),
    ...line(words.driver, row.driverName),
    ...line(words.price, priceOf(row)),
    ...line(words.paid, words.payment[row.paymentMethod]),
    ...line(words.bookings, url),
    ...(row.demo ? [words.demo] : []),
  ];
}

const addressOf = (origin: string, locale: Locale) =>
  origin === '' ? '' : origin + localisePath(bookingsPath, locale);

/**
 * A booking as an iCalendar file (RFC 5545): the UID stays that of the booking and the sequence rises with each change.
 * @param origin the site's address, for the link.
 * @throws when the library refuses an entry.
 */
export function bookingCalendar(row: BookingRow, origin: string): string {
  const words = bookingWords[row.locale];
  const cancelled = row.cancelledAt !== null;
  const url = addressOf(origin, row.locale);
  const title = words.summary(row.destination);
  const { value, error } = createEvent({
    productId: '-//El Dorado//Taxis//ES',
    method: 'PUBLISH',
    uid: `${row.number}@eldorado`,
    sequence: row.sequence,
    // The library's type has no name for DTSTAMP.
    ...({ timestamp: row.createdAt.getTime() } as object),
    start: row.at.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: row.at.getTime() + rideMinutes(row.km) * minute,
    endInputType: 'utc',
    endOutputType: 'utc',
    title: cancelled ? `${words.cancelled}: ${title}` : title,
    description: linesOf(row, url).join('\n'),
    location: row.origin,
    ...(url && { url }),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    transp: 'OPAQUE',
  });
  if (value === null) throw error ?? new Error('The calendar entry could not be written');
  return value;
}

/** The e-mail about a booking, in its passenger's language. */
export function bookingMail(
  row: BookingRow,
  to: string,
  kind: 'booked' | 'moved' | 'cancelled',
  origin: string,
): Mail {
  const words = bookingWords[row.locale];
  const lines = linesOf(row, addressOf(origin, row.locale));
  return {
    id: `${row.number}-${row.sequence}-${kind}`,
    to,
    subject: words.subject[kind](row.number),
    text: [words.opening[kind], '', ...lines, ''].join('\n'),
    calendar: bookingCalendar(row, origin),
  };
}
