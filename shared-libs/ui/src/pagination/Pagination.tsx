import { Icon, Link } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts';
import { pageNumbers } from './pageNumbers.ts';
import styles from './pagination.module.css';

/** The pages of a long list, each with an address of its own. Nothing to show for one page. */
export function Pagination(props: {
  label: string;
  /** From 1. */
  current: number;
  pages: number;
  /** The path of a page, without its language prefix. */
  href: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** `Página 3` */
  pageLabel: (page: number) => string;
  className?: string | undefined;
}) {
  const { current, pages, href } = props;
  if (pages < 2) return null;
  return (
    <nav aria-label={props.label} className={classNames(styles.pagination, props.className)}>
      <ul>
        <li className={styles.step}>
          {current > 1 && (
            <Link to={href(current - 1)} rel="prev" aria-label={props.previousLabel}>
              <Icon icon={chevronLeftIcon} />
              <span className={styles.word}>{props.previousLabel}</span>
            </Link>
          )}
        </li>
        {pageNumbers(current, pages).map((entry) =>
          'page' in entry ? (
            <li
              key={entry.page}
              className={classNames(isSpare(entry.page, current, pages) && styles.spare)}
            >
              <Link
                to={href(entry.page)}
                aria-label={props.pageLabel(entry.page)}
                aria-current={entry.page === current ? 'page' : undefined}
              >
                {entry.page}
              </Link>
            </li>
          ) : (
            <li key={`after ${entry.gapAfter}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
        <li className={styles.step}>
          {current < pages && (
            <Link to={href(current + 1)} rel="next" aria-label={props.nextLabel}>
              <span className={styles.word}>{props.nextLabel}</span>
              <Icon icon={chevronRightIcon} />
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}

/** A phone has no room for it, and the steps lead there. */
const isSpare = (page: number, current: number, pages: number) =>
  pages > 5 && page !== 1 && page !== pages && page !== current;
