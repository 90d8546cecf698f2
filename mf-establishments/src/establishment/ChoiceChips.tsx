import { Link } from '@eldorado/ui';
import styles from './choiceChips.module.css';

interface ChoiceChipsProps {
  label: string;
  items: readonly { to: string; label: string; current: boolean }[];
}

/** Choices as a row of links, the chosen ones dark. */
export function ChoiceChips({ label, items }: ChoiceChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {items.map((item) => (
          <li key={item.label}>
            <Link to={item.to} aria-current={item.current ? 'true' : undefined}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
