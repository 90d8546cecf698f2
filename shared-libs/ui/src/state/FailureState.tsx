import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './state.module.css';

/** Something that should be here could not be had: what, and a way to try again. */
export function FailureState(props: {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retryLabel?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div role="alert" className={classNames(styles.empty, props.className)}>
      <span className={classNames(styles.sign, styles.failed)}>
        <Icon name="alert" />
      </span>
      <h2 className={styles.stateTitle}>{props.title}</h2>
      {props.children && <div className={styles.stateText}>{props.children}</div>}
      {props.onRetry && (
        <div className={styles.action}>
          <Button variant="secondary" onClick={props.onRetry}>
            {props.retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
