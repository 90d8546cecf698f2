import { useEffect, useRef } from 'react';
import { ButtonLink, FailureState, PageHeading, Skeleton } from '@eldorado/ui';
import { BookingCard } from '../bookings/BookingCard.tsx';
import { CalendarButton } from '../bookings/CalendarButton.tsx';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { SignInLater } from '../signIn/SignInLater.tsx';
import { useRefusal, useTaxiSession } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import { doneSteps } from './doneSteps.ts';
import styles from './booking.module.css';

/** The vehicle is assigned within minutes; until then the receipt looks again. */
const receiptInterval = 20_000;

/** The receipt: what was booked, and what happens next. It reads the booking anew, so it can be loaded again. */
export function BookingDone({ number, title }: { number: string; title: string }) {
  const t = useTaxiMessages();
  const { known, user } = useTaxiSession();
  const {
    data: booking,
    error,
    refetch,
  } = taxiApi.useBookingQuery(number, {
    skip: !user,
    pollingInterval: receiptInterval,
    skipPollingIfUnfocused: true,
  });
  useRefusal(error);
  const receipt = useRef<HTMLDivElement>(null);
  const here = booking !== undefined;
  useEffect(() => {
    if (here) receipt.current?.focus();
  }, [here]);
  if (known && !user) {
    return (
      <>
        <PageHeading title={title} />
        <SignInLater purpose="bookings" />
      </>
    );
  }
  if (!booking) {
    return (
      <>
        <PageHeading title={title} />
        {error ? (
          <FailureState
            title={t('bookings.failure')}
            onRetry={() => void refetch()}
            retryLabel={t('retry')}
          >
            {t('bookings.failureText')}
          </FailureState>
        ) : (
          <Skeleton />
        )}
      </>
    );
  }
  return (
    <div
      ref={receipt}
      tabIndex={-1}
      aria-labelledby="page-title"
      role="group"
      className={styles.done}
    >
      <div>
        <PageHeading title={t('done.title')} lead={t('done.lead', { number })} />
        <TaxiNav current="book" />
      </div>
      <div className={styles.columns}>
        <div className={styles.receipt}>
          <BookingCard booking={booking} heading="h2" />
        </div>
        <section aria-labelledby="next" className={styles.next}>
          <h2 id="next">{t('done.next')}</h2>
          <ol>
            {doneSteps(booking, t).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <div className={styles.actions}>
            <CalendarButton number={number} />
            <ButtonLink variant="secondary" to="/servicios/taxis/mis-reservas">
              {t('fare.toBookings')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
}
