import { formatDate, formatTime, useLocale } from '@eldorado/i18n';
import { visitPath } from '@eldorado/rules/taxi-visit';
import { EmptyState, Link, Notice, VisuallyHidden } from '@eldorado/ui';
import { BookingCards } from '../bookings/BookingCards.tsx';
import { rideOf, type Booking } from '../bookings/booking.ts';
import { useTaxiMessages } from '../messages.ts';
import { tripAddress } from '../trip/tripForm.ts';
import { CalendarLink } from './CalendarLink.tsx';
import type { VisitData } from './visitData.ts';
import { VisitForm } from './VisitForm.tsx';
import styles from './visit.module.css';

/** A passenger's rides, as they are when the page is asked for. */
export function RidesPage({ data }: { data: VisitData }) {
  const t = useTaxiMessages();
  const { bookings } = data;
  if (!bookings)
    return (
      <Notice tone="error" title={t('bookings.failure')}>
        {t('bookings.failureText')}
      </Notice>
    );
  return (
    <>
      <section aria-labelledby="active">
        <h2 id="active" className={styles.heading}>
          {t('bookings.active')}
        </h2>
        {bookings.active.length > 0 ? (
          <BookingCards
            bookings={bookings.active}
            actions={(booking) => (
              <>
                <CalendarLink data={data} number={booking.number} />
                <Cancel data={data} booking={booking} />
              </>
            )}
          />
        ) : (
          <EmptyState title={t('bookings.noneActive')} />
        )}
      </section>
      <section aria-labelledby="history">
        <h2 id="history" className={styles.heading}>
          {t('bookings.history')}
        </h2>
        {bookings.history.length > 0 ? (
          <BookingCards
            bookings={bookings.history}
            actions={(booking) => <Repeat data={data} booking={booking} />}
          />
        ) : (
          <p>{t('bookings.noneHistory')}</p>
        )}
      </section>
    </>
  );
}

interface RideProps {
  data: VisitData;
  booking: Booking;
}

/** Cancels a ride after asking once more. */
function Cancel({ data, booking: { number, cancelUntil } }: RideProps) {
  const t = useTaxiMessages();
  const locale = useLocale();
  if (cancelUntil === null) return <p className={styles.note}>{t('cancel.tooLate')}</p>;
  const when = t('booking.when', {
    date: formatDate(cancelUntil, locale),
    time: formatTime(cancelUntil, locale),
  });
  return (
    <details className={styles.ask}>
      <summary>
        {t('cancel.open')} <VisuallyHidden>{t('booking.number', { number })}</VisuallyHidden>
      </summary>
      <p>{t('cancel.text')}</p>
      <p className={styles.note}>{t('cancel.until', { when })}</p>
      <VisitForm
        data={data}
        action="cancel"
        hidden={{ number }}
        submit={t('cancel.confirm')}
        variant="secondary"
      />
    </details>
  );
}

/** The same ride again, at another time. */
function Repeat({ data, booking }: RideProps) {
  const t = useTaxiMessages();
  const { number } = booking;
  return (
    <Link
      to={`${tripAddress(visitPath('trip'), rideOf(booking))}&visit=${data.token ?? ''}`}
      className={styles.action}
    >
      {t('booking.repeat')} <VisuallyHidden>{t('booking.number', { number })}</VisuallyHidden>
    </Link>
  );
}
