import type { ReactNode } from 'react';
import styles from './arrange.module.css';

/** For examples: things beside each other, on several lines when they do not fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** For examples: things under each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
