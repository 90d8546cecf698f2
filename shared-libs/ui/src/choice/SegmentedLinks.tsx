import { classNames } from '../classNames.ts';
import { Link } from '../link/Link.tsx';
import styles from './choice.module.css';

export interface SegmentedItem {
  to: string;
  label: string;
  current: boolean;
}

/** Two to five views of the same thing, each with an address of its own. */
export function SegmentedLinks(props: {
  label: string;
  items: readonly SegmentedItem[];
  className?: string | undefined;
}) {
  return (
    <nav aria-label={props.label} className={classNames(styles.segments, props.className)}>
      <ul>
        {props.items.map(({ to, label, current }) => (
          <li key={label}>
            <Link to={to} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
