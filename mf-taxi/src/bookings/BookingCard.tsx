import { formatDate, formatPesos, formatTime, useLocale } from '@eldorado/i18n';
import { Code, StatusTag } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { plateText } from '../plate/plate.ts';
import type { Booking } from './booking.ts';
import styles from './bookingCards.module.css';

const tones = {
  nueva: 'caution',
  confirmada: 'positive',
  cumplida: 'neutral',
  cancelada: 'negative',
} as const;

/**
 * One ride: when and where first, then the taxi to look for.
 * @param heading the level at which it stands on its page.
 */
export function BookingCard({
  booking,
  heading: Heading = 'h3',
}: {
  booking: Booking;
  heading?: 'h2' | 'h3';
}) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { priceCop, priceMaxCop } = booking;
  const pesos = (cop: number) => formatPesos(cop, locale);
  const price =
    priceCop === null
      ? null
      : priceMaxCop !== null && priceMaxCop > priceCop
        ? t('fare.range', { min: pesos(priceCop), max: pesos(priceMaxCop) })
        : pesos(priceCop);
  const facts: [string, string | null][] = [
    [t('booking.vehicle'), booking.vehicle],
    [t('booking.driver'), booking.driverName],
    [t('field.flight'), booking.flight],
    [t('booking.persons'), String(booking.persons)],
    [t('booking.bags'), String(booking.bags)],
    [t('booking.payment'), t(`booking.payment.${booking.paymentMethod}`)],
    [t('booking.price'), price],
  ];
  return (
    <>
      <p className={styles.head}>
        <StatusTag tone={tones[booking.status]}>{t(`booking.status.${booking.status}`)}</StatusTag>
        <span>{t('booking.number', { number: booking.number })}</span>
      </p>
      <Heading className={styles.when}>
        <time dateTime={booking.at}>
          {t('booking.when', {
            date: formatDate(booking.at, locale),
            time: formatTime(booking.at, locale),
          })}
        </time>
      </Heading>
      <p className={styles.route}>
        {t('ride', { origin: booking.origin, destination: booking.destination })}
      </p>
      {booking.plate && booking.status !== 'cancelada' && (
        <p className={styles.plate}>
          {t('booking.plate')} <Code className={styles.sign}>{plateText(booking.plate)}</Code>
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
      {booking.demo && booking.vehicle && <p className={styles.demo}>{t('booking.demo')}</p>}
    </>
  );
}
