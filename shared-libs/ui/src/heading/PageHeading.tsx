import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import hidden from '../visuallyHidden.module.css';
import styles from './pageHeading.module.css';

/** The page's only `<h1>`, and the sentence or two that say what the page is for. */
export function PageHeading(props: {
  title: ReactNode;
  lead?: ReactNode;
  /** Where one comes to do or look up something: a line, and its lead only for those who listen. */
  compact?: boolean | undefined;
  /** What stands beside the title: a count, a way on. */
  aside?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.heading, props.compact && styles.compact, props.className)}>
      <h1 id="page-title" className={styles.title}>
        {props.title}
      </h1>
      {props.lead && <p className={props.compact ? hidden.hidden : styles.lead}>{props.lead}</p>}
      {props.aside && <div className={styles.aside}>{props.aside}</div>}
    </div>
  );
}
