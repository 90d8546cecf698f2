import { useEffect } from 'react';
import type { ScreenProps } from '@eldorado/remote';
import { useSiteDispatch, useSiteSelector } from '@eldorado/store';
import {
  Button,
  ButtonLink,
  EmptyState,
  FailureState,
  Notice,
  PageHeading,
  Skeleton,
} from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { endSession, restoreSession } from '../session/session.ts';
import { selectTaxiSession, userName } from '../session/taxiSessionSlice.ts';
import { taxiApi } from '../taxiApi.ts';
import { BookingCards } from './BookingCards.tsx';
import { myBookings } from './meta.ts';
import styles from './myBookings.module.css';

/** A signed-in passenger's rides. The server does not know who reads, so it sends the page without them. */
export function Screen({ locale }: ScreenProps) {
  const t = useTaxiMessages();
  const dispatch = useSiteDispatch();
  const { known, user } = useSiteSelector(selectTaxiSession);
  useEffect(() => {
    // The guard already looked when the browser navigated here; on a page from the server nobody has.
    if (!known) void restoreSession(dispatch);
  }, [known, dispatch]);
  return (
    <>
      <PageHeading title={myBookings.title[locale]} />
      <div className={styles.page}>
        {!known && (
          <>
            <p role="status">{t('session.checking')}</p>
            <Skeleton />
            <noscript>{t('session.script')}</noscript>
          </>
        )}
        {known && !user && (
          <Notice tone="info" title={t('session.needed')}>
            <p className={styles.explained}>{t('session.explained')}</p>
            <ButtonLink to="/servicios/taxis">{t('session.toTaxis')}</ButtonLink>
          </Notice>
        )}
        {user && (
          <>
            <div className={styles.user}>
              <p>{t('session.user', { name: userName(user) })}</p>
              <Button variant="quiet" type="button" onClick={() => endSession(dispatch)}>
                {t('session.logOut')}
              </Button>
            </div>
            <Rides />
          </>
        )}
      </div>
    </>
  );
}

function Rides() {
  const t = useTaxiMessages();
  const dispatch = useSiteDispatch();
  const { data: bookings, error, isError, refetch } = taxiApi.useBookingsQuery();
  const refused = error !== undefined && 'status' in error && error.status === 401;
  useEffect(() => {
    // The session ended on the server since the profile was read.
    if (refused) endSession(dispatch);
  }, [refused, dispatch]);
  if (!bookings) {
    if (!isError) return <Skeleton />;
    return (
      <FailureState
        title={t('bookings.failure')}
        onRetry={() => void refetch()}
        retryLabel={t('retry')}
      >
        {t('bookings.failureText')}
      </FailureState>
    );
  }
  return (
    <>
      <section aria-labelledby="active">
        <h2 id="active" className={styles.heading}>
          {t('bookings.active')}
        </h2>
        {bookings.active.length > 0 ? (
          <BookingCards bookings={bookings.active} />
        ) : (
          <EmptyState
            title={t('bookings.noneActive')}
            action={<ButtonLink to="/servicios/taxis">{t('session.toTaxis')}</ButtonLink>}
          />
        )}
      </section>
      <section aria-labelledby="history">
        <h2 id="history" className={styles.heading}>
          {t('bookings.history')}
        </h2>
        {bookings.history.length > 0 ? (
          <BookingCards bookings={bookings.history} />
        ) : (
          <p>{t('bookings.noneHistory')}</p>
        )}
      </section>
    </>
  );
}
