import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './figure.module.css';

/** One number, large, with what it counts; its age or a remark goes into `note`. */
export function Figure(props: {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  note?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.figure, props.className)}>
      <p className={styles.label}>{props.label}</p>
      <p className={styles.value}>
        {props.value}
        {props.unit && <span className={styles.unit}> {props.unit}</span>}
      </p>
      {props.note && <p className={styles.note}>{props.note}</p>}
    </div>
  );
}
