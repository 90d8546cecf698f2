import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './pageHeading.module.css';

/** The page's only `<h1>`, and the sentence or two that say what the page is for. */
export function PageHeading(props: {
  title: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={classNames(styles.heading, props.className)}>
      <h1 id="page-title" className={styles.title}>
        {props.title}
      </h1>
      {props.lead && <p className={styles.lead}>{props.lead}</p>}
    </div>
  );
}
