import type { Locale } from '@eldorado/i18n';
import { useEvents, useSiteDispatch } from '@eldorado/store';
import { Code } from '@eldorado/ui';
import { parkingIcon } from '@eldorado/ui/icons';
import { usePageMessages } from '../../messages.ts';
import { homeApi, parkingsNow, type ParkingView } from '../homeApi.ts';
import { FigureCard, oldest } from './FigureCard.tsx';
import styles from './now.module.css';
import { Ring } from './Ring.tsx';

/** Free places for cars in each car park. */
export function ParkingCard({ locale }: { locale: Locale }) {
  const t = usePageMessages();
  const dispatch = useSiteDispatch();
  const poll = useEvents({
    figures(now) {
      const { updateQueryData } = homeApi.util;
      const update = (rows: readonly ParkingView[]) => parkingsNow(rows, now, locale);
      dispatch(updateQueryData('parkings', { locale }, update) as never);
      if (!query.data) void query.refetch();
    },
  });
  const query = homeApi.useParkingsQuery({ locale }, poll);
  const parkings = query.data;
  return (
    <FigureCard
      className={styles.tall}
      title={t('parkingTitle')}
      icon={parkingIcon}
      updatedAt={oldest(parkings)}
      isLive
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
