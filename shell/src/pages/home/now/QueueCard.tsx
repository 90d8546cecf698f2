import { useEvents, useSiteDispatch } from '@eldorado/store';
import { Code, StatusTag } from '@eldorado/ui';
import { queueIcon } from '@eldorado/ui/icons';
import { usePageMessages } from '../../messages.ts';
import { busyQueues, homeApi, queuesNow } from '../homeApi.ts';
import { FigureCard, oldest } from './FigureCard.tsx';
import styles from './now.module.css';

const tones = { low: 'positive', medium: 'caution', high: 'negative' } as const;

/** The wait at each checkpoint. */
export function QueueCard() {
  const t = usePageMessages();
  const dispatch = useSiteDispatch();
  const poll = useEvents({
    figures(now) {
      const { updateQueryData } = homeApi.util;
      dispatch(updateQueryData('queues', undefined, (rows) => queuesNow(rows, now)) as never);
      if (!query.data) void query.refetch();
    },
  });
  const query = homeApi.useQueuesQuery(undefined, poll);
  const queues = busyQueues(query.data);
  return (
    <FigureCard
      className={styles.tall}
      title={t('queuesTitle')}
      icon={queueIcon}
      updatedAt={oldest(queues)}
      isLive
      more={{ to: '/informacion-en-tiempo-real/tiempo-en-filas', label: t('queuesMore') }}
    >
      <ul className={styles.rows}>
        {queues?.map(({ id, terminal, kind, minutes, level }) => (
          <li key={id} className={styles.queue}>
            <span className={styles.where}>
              <Code>T{terminal}</Code> {t(kind)}
            </span>
            <span className={styles.value}>
              {minutes}
              <small> {t('minutes')}</small>
            </span>
            <StatusTag tone={tones[level]} className={styles.level}>
              {t(`level_${level}`)}
            </StatusTag>
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}
