import { Icon, Link } from '@eldorado/ui';
import { classNames } from '../classNames.ts';
import { chevronRightIcon } from '../icon/icons.ts';
import styles from './breadcrumb.module.css';

export interface BreadcrumbItem {
  /** A path without its language prefix. */
  to: string;
  label: string;
}

/** Where a page stands: the pages above it from the home page down, then itself, which is no link. */
export function Breadcrumb(props: {
  /** Such as "Estás en". */
  label: string;
  items: readonly BreadcrumbItem[];
  className?: string | undefined;
}) {
  const last = props.items.length - 1;
  return (
    <nav aria-label={props.label} className={classNames(styles.breadcrumb, props.className)}>
      <ol>
        {props.items.map(({ to, label }, index) => (
          <li key={to}>
            {index > 0 && <Icon icon={chevronRightIcon} className={styles.then} />}
            {index < last ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
