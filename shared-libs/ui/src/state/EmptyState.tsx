import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './state.module.css';

/** Nothing to show, why, and what to do instead. */
export function EmptyState(props: {
  title: ReactNode;
  children?: ReactNode;
  /** The next step: a `ButtonLink` or a `Button`. */
  action?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.empty, props.className)}>
      <span className={styles.sign}>
        <Icon name="search" />
      </span>
      <h2 className={styles.stateTitle}>{props.title}</h2>
      {props.children && <div className={styles.stateText}>{props.children}</div>}
      {props.action && <div className={styles.action}>{props.action}</div>}
    </div>
  );
}
