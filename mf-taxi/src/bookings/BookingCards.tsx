import { formatDate, formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import { Code, StatusTag } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import type { Booking } from './booking.ts';
import styles from './bookingCards.module.css';

const tones = { nueva: 'caution', confirmada: 'positive', cumplida: 'neutral' } as const;

/** Rides as cards: when and where first, then the taxi to look for. */
export function BookingCards({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <ul className={styles.cards}>
      {bookings.map((booking) => (
        <li key={booking.number} className={styles.card}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function BookingCard({ booking }: { booking: Booking }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const facts: [string, string | null][] = [
    [t('booking.vehicle'), booking.vehicle],
    [t('booking.driver'), booking.driverName],
    [t('booking.persons'), String(booking.persons)],
    [t('booking.bags'), String(booking.bags)],
    [t('booking.payment'), t(`booking.payment.${booking.paymentMethod}`)],
    [t('booking.price'), booking.priceCop === null ? null : formatPesos(booking.priceCop, locale)],
  ];
  return (
    <>
      <p className={styles.head}>
        <StatusTag tone={tones[booking.status]}>{t(`booking.status.${booking.status}`)}</StatusTag>
        <span>{t('booking.number', { number: booking.number })}</span>
      </p>
      <h3 className={styles.when}>
        <time dateTime={booking.at}>
          {t('booking.when', {
            date: formatDate(booking.at, locale),
            time: formatTime(booking.at, locale),
          })}
        </time>
      </h3>
      <p className={styles.route}>
        {t('booking.route', { origin: booking.origin, destination: booking.destination })}
      </p>
      {booking.plate && (
        <p className={styles.plate}>
          {t('booking.plate')} <Code>{booking.plate}</Code>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
