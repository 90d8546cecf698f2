import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './tag.module.css';

export type StatusTone = 'positive' | 'caution' | 'negative' | 'neutral';

/** A state as a word, a colour and a dot: never by colour alone, and never something to press. */
export function StatusTag(props: {
  tone: StatusTone;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.status, styles[props.tone], props.className)}>
      <span className={styles.dot} aria-hidden="true" />
      {props.children}
    </span>
  );
}
