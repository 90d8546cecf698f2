import type { Locale } from '@eldorado/i18n';
import { Code } from '@eldorado/ui';
import { parkingIcon } from '@eldorado/ui/icons';
import { usePageMessages } from '../../messages.ts';
import { homeApi } from '../homeApi.ts';
import { FigureCard, oldest, refresh } from './FigureCard.tsx';
import styles from './now.module.css';
import { Ring } from './Ring.tsx';

/** Free places for cars in each car park. */
export function ParkingCard({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const { data: parkings } = homeApi.useParkingsQuery({ locale }, refresh);
  return (
    <FigureCard
      className={styles.tall}
      title={t('parkingTitle')}
      icon={parkingIcon}
      updatedAt={oldest(parkings)}
      more={{ to: '/informacion-en-tiempo-real/parqueaderos', label: t('parkingMore') }}
    >
      <ul className={styles.rows}>
        {parkings?.map(({ id, terminal, free, capacity, freePercent }) => (
          <li key={id} className={styles.parking}>
            <Ring percent={freePercent} word={t('free')} />
            <span className={styles.where}>
              <Code>{terminal}</Code> {t('cars')}
            </span>
            <span className={styles.value}>{free}</span>
            <span className={styles.note}>{t('parkingFree', { capacity })}</span>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}
