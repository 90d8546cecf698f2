import { memo } from 'react';
import { bogotaDay } from '@eldorado/i18n';
import { useNow } from '@eldorado/remote';
import { VisuallyHidden } from '@eldorado/ui';
import { WeekSchedule } from '@eldorado/ui/schedule';
import { useEstablishmentMessages } from '../messages.ts';
import { dayHours, weekdayOf, type Weekday, type WeekLine } from './weekLines.ts';
import styles from './weekHours.module.css';

const wholeDay = '00:00–24:00';

interface WeekHoursProps {
  name: string;
  week: readonly WeekLine[];
}

/** A place's hours day by day, folded until asked for. With the clock it renders again once a day. */
export function WeekHours(props: WeekHoursProps) {
  return <WeekOf {...props} today={weekdayOf(bogotaDay(useNow()))} />;
}

const WeekOf = memo(function WeekOf({ name, week, today }: WeekHoursProps & { today: Weekday }) {
  const t = useEstablishmentMessages();
  return (
    <details className={styles.hours}>
      <summary className={styles.summary}>
        {t('hours')} <VisuallyHidden>{name}</VisuallyHidden>
      </summary>
      <WeekSchedule
        label={`${t('hours')} ${name}`}
        days={dayHours(week).map(({ day, spans }) => ({
          key: day,
          initial: t(`day.${day}`).charAt(0).toUpperCase(),
          name: t(`day.${day}`),
          hours:
            spans.map((span) => (span === wholeDay ? t('wholeDay') : span)).join(', ') ||
            t('badge.closed'),
          closed: spans.length === 0,
          today: day === today,
        }))}
      />
    </details>
  );
});
