import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import type { Pictogram } from '../icon/icons.ts';
import styles from './state.module.css';

export interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step: a `ButtonLink` or a `Button`. */
  action?: ReactNode;
  className?: string | undefined;
}

/** What stands in place of content: a sign, what is the matter, and the next step. */
export function StateBlock(
  props: StateProps & {
    icon: Pictogram;
    role?: 'alert' | 'status' | undefined;
    /** Dark, as a sign that is switched off. */
    dark?: boolean | undefined;
  },
) {
  return (
    <div role={props.role} className={classNames(styles.empty, props.className)}>
      <span className={classNames(styles.sign, props.dark && styles.dark)}>
        <Icon icon={props.icon} />
      </span>
      <h2 className={styles.stateTitle}>{props.title}</h2>
      {props.children && <div className={styles.stateText}>{props.children}</div>}
      {props.action && <div className={styles.action}>{props.action}</div>}
    </div>
  );
}
