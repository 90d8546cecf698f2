import type { ReactNode } from 'react';
import { VisuallyHidden } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { sameHours, type ScheduleDay } from './sameHours.ts';
import styles from './schedule.module.css';

export type { ScheduleDay } from './sameHours.ts';

/** Hours by the initials of the days, as on a shop's door. Screen readers have the days' names. */
export function WeekSchedule(props: {
  /** Such as "Horario de Wok". */
  label: string;
  /** In the order of the week. */
  days: readonly ScheduleDay[];
  /** What the hours leave out, such as "Festivos: 08:00–18:00". */
  note?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div role="group" aria-label={props.label} className={classNames(styles.week, props.className)}>
      <dl>
        {sameHours(props.days).map((line) => (
          <div key={line[0]?.key} className={classNames(line[0]?.closed && styles.closed)}>
            <dt>
              <span className={styles.initials} aria-hidden="true">
                {line.map(({ key, initial, today }) => (
                  <span key={key} className={classNames(styles.day, today && styles.today)}>
                    {initial}
                  </span>
                ))}
              </span>
              <VisuallyHidden>{line.map(({ name }) => name).join(', ')}</VisuallyHidden>
            </dt>
            <dd>{line[0]?.hours}</dd>
          </div>
        ))}
      </dl>
      {props.note && <p className={styles.note}>{props.note}</p>}
    </div>
  );
}
