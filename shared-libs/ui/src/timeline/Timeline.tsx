import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { checkIcon } from '../icon/icons.ts';
import styles from './timeline.module.css';

export type TimelineStepState = 'done' | 'now' | 'next';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** When, as a `<time>` or in words. */
  time?: ReactNode;
  /** One short line more, such as where or how long. */
  detail?: ReactNode;
  state: TimelineStepState;
}

/**
 * What happens in order, and how far it is: a line with a stop for each step. It lies down where it has the room and
 * stands where it has not.
 */
export function Timeline(props: {
  /** Names the list; not needed under a heading that does. */
  label?: string | undefined;
  steps: readonly TimelineStep[];
  /** Each state in a word. The one of `now` is on screen, the others are for screen readers. */
  words: Readonly<Record<TimelineStepState, string>>;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.timeline, props.className)}>
      <ol aria-label={props.label}>
        {props.steps.map(({ key, title, time, detail, state }) => (
          <li
            key={key}
            className={styles[state]}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.stop} aria-hidden="true">
              {state === 'done' && <Icon icon={checkIcon} />}
            </span>
            <span className={styles.title}>
              <span className={styles.name}>{title}</span>{' '}
              {state === 'now' ? (
                <span className={styles.word}>{props.words.now}</span>
              ) : (
                <VisuallyHidden>{props.words[state]}</VisuallyHidden>
              )}
            </span>
            {time && <span className={styles.time}>{time}</span>}
            {detail && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
