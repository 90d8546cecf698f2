import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './tag.module.css';

/** A short code as the signs of the building show it: gold on ink. */
export function Code({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <span className={classNames(styles.code, className)}>{children}</span>;
}
