import type { Locale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { useSiteSelector } from '@eldorado/store';
import { Age, classNames, Icon } from '@eldorado/ui';
import { useShellMessages } from '../messages.ts';
import styles from './alertBar.module.css';

/** Whether the airport is open, the message of the day and the weather; red when it is closed. */
export function AlertBar({ locale }: { locale: Locale }) {
  const t = useShellMessages();
  const now = useNow();
  const airport = useSiteSelector((state) => state.app.airport);
  const closed = airport?.open === false;
  return (
    <section
      aria-label={t('airportState')}
      className={classNames(styles.bar, closed && styles.closed)}
    >
      <div className={styles.inner}>
        {airport ? (
          <>
            <p className={styles.message}>
              <strong className={styles.state}>
                {closed && <Icon name="alert" />}
                {t(closed ? 'airportClosed' : 'airportOpen')}
              </strong>{' '}
              {airport.message[locale]}
            </p>
            <p className={styles.weather}>
              {t('weather', {
                degrees: Math.round(airport.weather.temperatureC),
                sky: t(`sky_${airport.weather.sky}`),
              })}{' '}
              <Age
                instant={airport.updatedAt}
                now={now}
                prefix={t('measured')}
                className={styles.age}
              />
            </p>
            {airport.source === 'demo' && <p className={styles.demo}>{t('demoTag')}</p>}
          </>
        ) : (
          <p className={styles.message}>{t('airportUnknown')}</p>
        )}
      </div>
    </section>
  );
}
