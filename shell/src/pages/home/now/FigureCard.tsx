import type { ReactNode } from 'react';
import { classNames, Icon, Link, type Pictogram } from '@eldorado/ui';
import { usePageMessages } from '../../messages.ts';
import { LiveAge } from '../LiveAge.tsx';
import styles from './now.module.css';

/** Live figures of one kind: what they are, how old, and where there is more. Without figures it says so. */
export function FigureCard(props: {
  title: string;
  icon: Pictogram;
  /** When the figures were true, the oldest of them. */
  updatedAt: string | undefined;
  /** Whether they change by the minute. */
  isLive?: boolean;
  /** Whether they are figures of the demonstration that no feed replaces. */
  demo?: boolean | undefined;
  more?: { to: string; label: string };
  className?: string | undefined;
  children: ReactNode;
}) {
  const t = usePageMessages();
  const { title, icon, updatedAt, more } = props;
  return (
    <section className={classNames(styles.card, props.className)} aria-label={title}>
      <h3 className={styles.kind}>
        <Icon icon={icon} className={styles.icon} />
        {title}
      </h3>
      {updatedAt ? props.children : <p className={styles.missing}>{t('figureMissing')}</p>}
      <p className={styles.foot}>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.label}
          </Link>
        )}
        {props.demo && <span className={styles.age}>{t('demo')}</span>}
        {updatedAt && <LiveAge instant={updatedAt} isLive={props.isLive} className={styles.age} />}
      </p>
    </section>
  );
}

/** The age of several figures is that of the oldest. */
export const oldest = (figures: readonly { updatedAt: string }[] | undefined): string | undefined =>
  figures?.map(({ updatedAt }) => updatedAt).sort()[0];
