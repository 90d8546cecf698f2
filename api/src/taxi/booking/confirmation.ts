import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { ApiContext } from '../../context.ts';
import { queueMail, type Mail } from '../../mail/mail.ts';
import { calendarFile } from '../../text/calendarFile.ts';
import { localisePath, type Locale } from '../../text/locale.ts';
import { bogotaTimeZone, minute } from '../../time/time.ts';
import { rideMinutes } from '../fares/ride.ts';
import { taxiBookings } from '../tables.ts';
import type { BookingRow } from './bookings.ts';
import { bookingWords } from './words.ts';

const bookingsPath = '/servicios/taxis/mis-reservas';
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

type Line = readonly [label: string, value: string];

/** What a booking says in lines. */
function linesOf(row: BookingRow): Line[] {
  const words = bookingWords[row.locale];
  const line = (label: string, value: string | null): Line[] => (value ? [[label, value]] : []);
  return [
    ...line(words.pickup, momentOf(row.at, row.locale)),
    ...line(words.from, row.origin),
    ...line(words.to, row.destination),
    ...line(words.flight, row.flight),
    ...line(words.vehicle, row.vehicle && `${row.vehicle}, ${row.plate ?? ''}`),
    ...line(words.driver, row.driverName),
    ...line(words.price, priceOf(row)),
    ...line(words.paid, words.payment[row.paymentMethod]),
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
  return calendarFile({
    productId: '-//El Dorado//Taxis//ES',
    uid: `${row.number}@eldorado`,
    sequence: row.sequence,
    changedAt: row.createdAt.getTime(),
    start: row.at.getTime(),
    end: row.at.getTime() + rideMinutes(row.km) * minute,
    title: cancelled ? `${words.cancelled}: ${title}` : title,
    description: [
      ...linesOf(row).map(([label, value]) => `${label}: ${value}`),
      ...(url ? [`${words.bookings}: ${url}`] : []),
      ...(row.demo ? [words.demo] : []),
    ].join('\n'),
    location: row.origin,
    ...(url && { url }),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    transp: 'OPAQUE',
  });
}

export type BookingNews = 'booked' | 'moved' | 'cancelled';

/** The e-mail about a booking, in its passenger's language. */
export function bookingMail(row: BookingRow, to: string, kind: BookingNews, origin: string): Mail {
  const words = bookingWords[row.locale];
  const url = addressOf(origin, row.locale);
  return {
    id: `${row.number}-${row.sequence}-${kind}`,
    about: row.number,
    to,
    locale: row.locale,
    subject: words.subject[kind](row.number),
    parts: [
      { kind: 'text', text: words.opening[kind] },
      { kind: 'rows', rows: linesOf(row) },
      ...(url ? [{ kind: 'link' as const, label: words.bookings, url }] : []),
      ...(row.demo ? [{ kind: 'text' as const, text: words.demo }] : []),
    ],
    files: [
      {
        filename: 'reserva.ics',
        contentType: 'text/calendar; charset=utf-8',
        base64: Buffer.from(bookingCalendar(row, origin)).toString('base64'),
      },
    ],
  };
}

/** What an e-mail about a booking needs beside it. */
export type MailNeeds = Pick<ApiContext, 'encryption' | 'publicOrigin'>;

/** Puts an e-mail about a booking, as it stands in this transaction, into the outbox; none when nobody gave an address. */
export async function queueBookingMail(
  client: PoolClient,
  { encryption, publicOrigin }: MailNeeds,
  { number, kind }: { number: string; kind: BookingNews },
  now: Date,
): Promise<void> {
  const [row] = await drizzle(client)
    .select()
    .from(taxiBookings)
    .where(eq(taxiBookings.number, number));
  if (row?.email)
    await queueMail(client, encryption, bookingMail(row, row.email, kind, publicOrigin), now);
}
