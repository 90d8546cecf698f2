import { useSiteSelector, type AppState } from '@eldorado/store';
import { Icon, type Pictogram } from '@eldorado/ui';
import {
  cloudIcon,
  fogIcon,
  moonIcon,
  rainIcon,
  stormIcon,
  sunCloudIcon,
  sunIcon,
  thermometerIcon,
} from '@eldorado/ui/icons';
import { useHomeScene } from '../../../layout/scenes/home/useHomeScene.ts';
import { usePageMessages } from '../../messages.ts';
import { FigureCard } from './FigureCard.tsx';
import styles from './now.module.css';

type Sky = NonNullable<AppState['airport']>['weather']['sky'];

const icons: Record<Sky, Pictogram> = {
  clear: sunIcon,
  'partly-cloudy': sunCloudIcon,
  cloudy: cloudIcon,
  rain: rainIcon,
  storm: stormIcon,
  fog: fogIcon,
};

/** The weather at the airport, and what to do about it. */
export function WeatherCard() {
  const t = usePageMessages();
  const airport = useSiteSelector((state) => state.app.airport);
  const { hour } = useHomeScene();
  const sky = airport?.weather.sky ?? 'clear';
  const dark = hour === 'night';
  const dry = sky === 'clear' || sky === 'partly-cloudy' || sky === 'cloudy';
  return (
    <FigureCard
      title={t('weatherTitle')}
      icon={thermometerIcon}
      updatedAt={airport?.updatedAt}
      isLive
    >
      <div className={styles.weather}>
        <span className={styles.value}>
          {Math.round(airport?.weather.temperatureC ?? 0)}
          <small> °C</small>
        </span>
        <Icon icon={dark && sky === 'clear' ? moonIcon : icons[sky]} className={styles.sky} />
        <span className={styles.note}>
          <strong>{t(`sky_${sky}`)}.</strong> {t(dark && dry ? 'advice_night' : `advice_${sky}`)}
        </span>
      </div>
    </FigureCard>
  );
}
