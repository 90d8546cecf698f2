import { exampleBooking as row } from '../testing/exampleBooking.ts';
import { locales } from '../../text/locale.ts';
import { writeMail } from '../../mail/writeMail.ts';
import type { BookingRow } from './bookings.ts';
import { bookingCalendar, bookingMail } from './confirmation.ts';

const mailIn = (locale: BookingRow['locale'], kind: 'booked' | 'moved' | 'cancelled' = 'booked') =>
  bookingMail({ ...row, locale }, 'luis@example.com', kind, 'https://site.example');

test('an e-mail says everything of the ride, by the clock of Bogotá', () => {
  const mail = mailIn('en');
  expect(mail.subject).toBe('Your taxi booking TI-261120-ABC234');
  expect(writeMail(mail).text.split('\n').slice(0, 13)).toEqual([
    'Your booking is made.',
    '',
    'Pickup: Friday, 20 November 2026 at 14:00',
    'From: El Dorado, Terminal 1',
    'To: Chapinero',
    'Flight: AV19',
    'Vehicle: Sabana LX, TXX123',
    'Driver: Rosa Gil',
    'Price: COP 36,350 – COP 40,950',
    'Payment: cash',
    '',
    'My bookings: https://site.example/en/servicios/taxis/mis-reservas',
    '',
  ]);
  expect(writeMail(mail).text).toContain('This is a demonstration: no vehicle will come.');
});

test('the Spanish e-mail begins with the words of the site', () => {
  expect(writeMail(mailIn('es')).text).toContain('Tu reserva se realizó correctamente.');
});

test('every kind of e-mail differs in every language', () => {
  const kinds = ['booked', 'moved', 'cancelled'] as const;
  const all = locales.flatMap((locale) => kinds.map((kind) => mailIn(locale, kind)));
  expect(new Set(all.map(({ subject }) => subject)).size).toBe(12);
  expect(new Set(all.map(({ parts }) => JSON.stringify(parts[0]))).size).toBe(12);
});

test('a calendar entry keeps its UID and counts its changes', () => {
  const calendar = bookingCalendar(row, 'https://site.example').split('\r\n');
  expect(calendar).toEqual(
    expect.arrayContaining([
      'UID:TI-261120-ABC234@eldorado',
      'SEQUENCE:2',
      'DTSTART:20261120T190000Z',
      'DTEND:20261120T200000Z',
      'SUMMARY:Taxi a Chapinero',
      'STATUS:CONFIRMED',
    ]),
  );
});

test('a cancelled ride is cancelled in the calendar', () => {
  const calendar = bookingCalendar({ ...row, cancelledAt: row.at }, '');
  expect(calendar).toContain('STATUS:CANCELLED');
  expect(calendar).not.toContain('URL');
});
