import type { ScreenProps } from '@eldorado/remote';
import { useSiteDispatch } from '@eldorado/store';
import { Button, Link, PageHeading, Skeleton } from '@eldorado/ui';
import { dropDraft } from '../booking/draftStore.ts';
import { useTaxiMessages } from '../messages.ts';
import { TaxiNav } from '../nav/TaxiNav.tsx';
import { logOut } from '../session/session.ts';
import { userName } from '../session/taxiSessionSlice.ts';
import { useTaxiSession } from '../session/useTaxiSession.ts';
import { SignIn } from '../signIn/SignIn.tsx';
import { Rides } from './Rides.tsx';
import { WithoutScript } from '../visit/WithoutScript.tsx';
import styles from './myBookings.module.css';

/** A signed-in passenger's rides. The server does not know who reads, so it sends the page without them. */
export function Screen({ title }: ScreenProps) {
  const t = useTaxiMessages();
  const dispatch = useSiteDispatch();
  const { known, user } = useTaxiSession();
  const leave = () => {
    dropDraft();
    dispatch(logOut());
  };
  return (
    <>
      <PageHeading title={title} />
      <TaxiNav current="bookings" />
      <WithoutScript to="/servicios/taxis/sin-javascript/celular?purpose=bookings">
        {t('session.script')}
      </WithoutScript>
      <div className={styles.page}>
        {!known && (
          <>
            <p role="status">{t('session.checking')}</p>
            <Skeleton />
          </>
        )}
        {known && !user && <SignIn purpose="bookings" />}
        {user && (
          <>
            <div className={styles.user}>
              <p>{t('session.user', { name: userName(user) })}</p>
              <div className={styles.account}>
                <Link to="/servicios/taxis/mis-datos">{t('session.data')}</Link>
                <Button variant="quiet" onClick={leave}>
                  {t('session.logOut')}
                </Button>
              </div>
            </div>
            <Rides />
          </>
        )}
      </div>
    </>
  );
}
