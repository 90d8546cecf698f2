import { bogotaClock, type Locale } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { useSiteSelector, type AppState } from '@eldorado/store';
import { Age, classNames, Icon, type Pictogram } from '@eldorado/ui';
import {
  alertIcon,
  cloudIcon,
  fogIcon,
  moonIcon,
  rainIcon,
  stormIcon,
  sunCloudIcon,
  sunIcon,
} from '@eldorado/ui/icons';
import { useShellMessages } from '../../messages.ts';
import { AlertMessage } from './AlertMessage.tsx';
import styles from './alertBar.module.css';

type Airport = NonNullable<AppState['airport']>;

/** Whether the airport is open, the message of the day or a notice of the press room, and the weather; red when it is closed. */
export function AlertBar({ locale }: { locale: Locale }) {
  const t = useShellMessages();
  const airport = useSiteSelector((state) => state.app.airport);
  const closed = airport?.open === false;
  const quiet = airport?.usual === true;
  return (
    <section
      aria-label={t('airportState')}
      tabIndex={-1}
      className={classNames(styles.bar, closed && styles.closed, quiet && styles.quiet)}
    >
      <div className={styles.inner}>
        {airport ? (
          <>
            <p className={styles.state}>
              {closed ? <Icon icon={alertIcon} /> : <span className={styles.dot} />}
              {t(closed ? 'airportClosed' : 'airportOpen')}
            </p>
            <AlertMessage
              message={airport.message}
              locale={locale}
              closed={closed}
              notice={airport.notice}
            />
            <Weather airport={airport} />
            {airport.source === 'demo' && (
              <p className={styles.demo}>
                <span className={styles.long}>{t('demoTag')}</span>
                <span className={styles.short}>{t('demoTagShort')}</span>
              </p>
            )}
          </>
        ) : (
          <p>{t('airportUnknown')}</p>
        )}
      </div>
    </section>
  );
}

function Weather({ airport: { weather, updatedAt } }: { airport: Airport }) {
  const t = useShellMessages();
  return (
    <p className={styles.weather}>
      <span className={styles.degrees}>
        <Icon icon={skyIcon(weather.sky, updatedAt)} />
        {t('degrees', { degrees: Math.round(weather.temperatureC) })}
      </span>{' '}
      <span className={styles.sky}>
        {t(`sky_${weather.sky}`)} <MeasuredAge instant={updatedAt} />
      </span>
    </p>
  );
}

/** Apart, since it alone changes with the clock. */
function MeasuredAge({ instant }: { instant: string }) {
  const t = useShellMessages();
  const now = useNow();
  return <Age instant={instant} now={now} prefix={t('measured')} className={styles.age} />;
}

const skyIcons: Readonly<Record<Airport['weather']['sky'], Pictogram>> = {
  clear: sunIcon,
  'partly-cloudy': sunCloudIcon,
  cloudy: cloudIcon,
  rain: rainIcon,
  storm: stormIcon,
  fog: fogIcon,
};

/** Bogotá lies near the equator: the sun rises about six and sets about six, all year. */
function skyIcon(sky: Airport['weather']['sky'], measuredAt: string): Pictogram {
  const clock = bogotaClock(new Date(measuredAt));
  return sky === 'clear' && (clock < '06:00' || clock >= '18:00') ? moonIcon : skyIcons[sky];
}
