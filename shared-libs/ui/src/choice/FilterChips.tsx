import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useWords } from '../words.ts';
import styles from './choice.module.css';

export interface FilterChip {
  label: string;
  /** The same list without this filter. */
  to: string;
  /** What the link says to a screen reader, instead of "Remove filter: " and the label. */
  removeLabel?: string | undefined;
}

/** The filters that are on; each is a link to the list without it. */
export function FilterChips(props: {
  items: readonly FilterChip[];
  label?: string | undefined;
  className?: string | undefined;
}) {
  const words = useWords();
  return (
    <ul
      aria-label={props.label ?? words.chosenFilters}
      className={classNames(styles.chips, props.className)}
    >
      {props.items.map(({ label, to, removeLabel }) => (
        <li key={label}>
          <Link to={to} aria-label={removeLabel}>
            {!removeLabel && <VisuallyHidden>{words.removeFilter} </VisuallyHidden>}
            {label}
            <Icon icon={closeIcon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
