import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './pageHeading.module.css';

/** The page's only `<h1>`, and the sentence or two that say what the page is for. */
export function PageHeading(props: {
  title: ReactNode;
  lead?: ReactNode;
  /** Where one comes to do or look up something: a line, and its lead only for those who listen. */
  compact?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.heading, props.compact && styles.compact, props.className)}>
      <h1 id="page-title" className={styles.title}>
        {props.title}
      </h1>
      {props.lead && <p className={styles.lead}>{props.lead}</p>}
    </div>
  );
}
