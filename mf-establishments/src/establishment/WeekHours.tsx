import { VisuallyHidden } from '@eldorado/ui';
import { useEstablishmentMessages } from '../messages.ts';
import type { WeekLine } from './weekLines.ts';
import styles from './weekHours.module.css';

const wholeDay = '00:00–24:00';

/** A place's hours day by day, folded until asked for. */
export function WeekHours({ name, week }: { name: string; week: readonly WeekLine[] }) {
  const t = useEstablishmentMessages();
  return (
    <details className={styles.hours}>
      <summary className={styles.summary}>
        {t('hours')} <VisuallyHidden>{name}</VisuallyHidden>
      </summary>
      <dl className={styles.days}>
        {week.map(({ from, to, spans }) => (
          <div key={from} className={styles.day}>
            <dt>
              {from === to
                ? t(`day.${from}`)
                : t('dayRange', { from: t(`day.${from}`), to: t(`day.${to}`) })}
            </dt>
            <dd>
              {spans.map((span) => (span === wholeDay ? t('wholeDay') : span)).join(', ') ||
                t('badge.closed')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
