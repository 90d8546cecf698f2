import { formatPesos, useLocale } from '@eldorado/i18n';
import { fareArgs } from '../fare/fare.ts';
import { FareAmount } from '../fare/FareAmount.tsx';
import { useTaxiMessages } from '../messages.ts';
import { taxiApi } from '../taxiApi.ts';
import type { Trip } from '../trip/tripCheck.ts';
import styles from './booking.module.css';

/**
 * The official fare of the ride; a booking is taken without it when it cannot be had.
 * @param followsFlight the flight's landing decides the time, and with it whether the night's surcharge is due.
 */
export function ReviewPrice({ trip, followsFlight }: { trip: Trip; followsFlight: boolean }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  const { data: fare, isError } = taxiApi.useFareQuery(fareArgs(trip));
  const door = fare?.lines.find(({ code }) => code === 'door-to-door');
  return (
    <div className={styles.price}>
      <p className={styles.priceLabel}>{t('book.price')}</p>
      {fare ? (
        <FareAmount fare={fare} className={styles.amount} />
      ) : (
        <p>{t(isError ? 'book.priceUnknown' : 'book.priceComing')}</p>
      )}
      {door && (
        <p className={styles.note}>{t('book.door', { cop: formatPesos(door.cop, locale) })}</p>
      )}
      {fare && followsFlight && <p>{t('book.flightPrice')}</p>}
      <p className={styles.note}>{t('book.priceNote')}</p>
    </div>
  );
}
