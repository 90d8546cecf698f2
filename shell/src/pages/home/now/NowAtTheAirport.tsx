import { memo } from 'react';
import type { Locale } from '@eldorado/i18n';
import { usePageMessages } from '../../messages.ts';
import home from '../home.module.css';
import { ParkingCard } from './ParkingCard.tsx';
import { QueueCard } from './QueueCard.tsx';
import { RateCard } from './RateCard.tsx';
import styles from './now.module.css';
import { WeatherCard } from './WeatherCard.tsx';

/** Queues, parking, the weather and the peso, each with its age. A card whose figures did not come says so. */
export const NowAtTheAirport = memo(function NowAtTheAirport({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  return (
    <section aria-labelledby="now" className={home.section}>
      <div className={home.head}>
        <h2 id="now" className={home.title}>
          {t('nowTitle')}
        </h2>
      </div>
      <div className={styles.grid}>
        <QueueCard />
        <ParkingCard locale={locale} />
        <WeatherCard />
        <RateCard locale={locale} />
      </div>
    </section>
  );
});
