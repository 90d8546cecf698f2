import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { clockIcon } from '../icon/icons.ts';
import styles from './state.module.css';

/** What stands below could not be renewed: how old it is, and a way to try again. The figures stay on screen. */
export function StaleState(props: {
  /** Such as "No pudimos actualizar los vuelos". */
  title: ReactNode;
  /** How old it is: an `Age`. */
  age?: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div
      role="status"
      className={classNames(styles.notice, styles.warning, styles.stale, props.className)}
    >
      <Icon icon={clockIcon} className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.noticeTitle}>
          {props.title}
          {props.age && <span className={styles.age}> {props.age}</span>}
        </p>
        {props.children && <div>{props.children}</div>}
      </div>
      {props.onRetry && (
        <button type="button" className={styles.retry} onClick={props.onRetry}>
          {props.retryLabel}
        </button>
      )}
    </div>
  );
}
