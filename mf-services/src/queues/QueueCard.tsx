import { formatNumber, useLocale } from '@eldorado/i18n';
import { Card, Figure, StatusTag } from '@eldorado/ui';
import { DayCourse } from '../DayCourse.tsx';
import { LiveNotes } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import type { QueueView } from '../servicesApi.ts';
import css from './queues.module.css';

const tones = { low: 'positive', medium: 'caution', high: 'negative' } as const;

/**
 * A queue: the wait now, the day so far and to come, and how good yesterday's forecast was.
 * @param props.upTo the longest wait of any queue today, in minutes: the charts have one scale.
 */
export function QueueCard({ queue, upTo }: { queue: QueueView; upTo: number }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const { peak, columns, yesterday } = queue;
  const kind = t(`kind_${queue.kind}`);
  const summary = peak
    ? t('queuePeak', { time: peak.time, minutes: peak.minutes })
    : t('queueNoPeak');
  const minutes = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  return (
    <Card>
      <h2 className={css.name}>{t(`checkpoint_${queue.checkpoint}`, { kind })}</h2>
      <div className={css.now}>
        <Figure
          label={t('inTerminal', { terminal: queue.terminal })}
          value={queue.range}
          unit="min"
        />
        <StatusTag tone={tones[queue.level]}>{t(queue.level)}</StatusTag>
      </div>
      <div className={css.meta}>
        <LiveNotes updatedAt={queue.updatedAt} demo={queue.demo} short />
      </div>
      <DayCourse
        caption={t('queueDay')}
        summary={summary}
        columns={columns}
        upTo={upTo}
        format={(value) => t('minutesValue', { range: value })}
      />
      <p className={css.error}>
        {yesterday.error === null || yesterday.averageError === null
          ? t('noError')
          : t('yesterdayError', {
              error: minutes(yesterday.error),
              average: minutes(yesterday.averageError),
            })}
      </p>
    </Card>
  );
}
