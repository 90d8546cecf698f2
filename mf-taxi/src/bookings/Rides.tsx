import { useNow } from '@eldorado/remote';
import {
  Age,
  ButtonLink,
  EmptyState,
  FailureState,
  Link,
  Skeleton,
  StaleState,
  VisuallyHidden,
} from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import { tripAddress } from '../trip/tripForm.ts';
import { rideOf, type Booking } from './booking.ts';
import { BookingCards } from './BookingCards.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { CancelButton } from './CancelButton.tsx';
import styles from './myBookings.module.css';

/** Vehicles are assigned and flights move within minutes. */
const liveInterval = 30_000;

/** The passenger's rides as they change, with their age. */
export function Rides() {
  const t = useTaxiMessages();
  const now = useNow();
  const {
    data: bookings,
    error,
    isError,
    refetch,
    fulfilledTimeStamp = 0,
  } = taxiApi.useBookingsQuery(undefined, {
    pollingInterval: liveInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  useRefusal(error);
  const again = () => void refetch();
  if (!bookings) {
    if (!isError) return <Skeleton />;
    return (
      <FailureState title={t('bookings.failure')} onRetry={again} retryLabel={t('retry')}>
        {t('bookings.failureText')}
      </FailureState>
    );
  }
  const age = (
    <Age instant={new Date(fulfilledTimeStamp)} now={now} prefix={t('bookings.updated')} />
  );
  return (
    <>
      {isError && (
        <StaleState title={t('bookings.stale')} age={age} onRetry={again} retryLabel={t('retry')} />
      )}
      <section aria-labelledby="active">
        <div className={styles.headingRow}>
          <h2 id="active" className={styles.heading}>
            {t('bookings.active')}
          </h2>
          {!isError && <p className={styles.age}>{age}</p>}
        </div>
        {bookings.active.length > 0 ? (
          <BookingCards
            bookings={bookings.active}
            actions={(booking) => (
              <>
                <CalendarButton number={booking.number} />
                <CancelButton booking={booking} onCancelled={again} />
              </>
            )}
          />
        ) : (
          <EmptyState
            title={t('bookings.noneActive')}
            action={<ButtonLink to="/servicios/taxis/reservar">{t('bookings.book')}</ButtonLink>}
          />
        )}
      </section>
      <section aria-labelledby="history">
        <h2 id="history" className={styles.heading}>
          {t('bookings.history')}
        </h2>
        {bookings.history.length > 0 ? (
          <BookingCards
            bookings={bookings.history}
            actions={(booking) => <Repeat booking={booking} />}
          />
        ) : (
          <p>{t('bookings.noneHistory')}</p>
        )}
      </section>
    </>
  );
}

/** The same ride again, at another time. */
function Repeat({ booking }: { booking: Booking }) {
  const t = useTaxiMessages();
  const { number } = booking;
  return (
    <Link to={tripAddress('/servicios/taxis/reservar', rideOf(booking))} className={styles.repeat}>
      {t('booking.repeat')} <VisuallyHidden>{t('booking.number', { number })}</VisuallyHidden>
    </Link>
  );
}
