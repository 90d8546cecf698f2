import { Icon } from '../icon/Icon.tsx';
import { searchIcon } from '../icon/icons.ts';
import { Button, type ButtonVariant } from './Button.tsx';
import styles from './searchSubmit.module.css';

/** The button of a search, beside its field: with its words, and on a phone with its pictogram alone. */
export function SearchSubmit({ label, variant }: { label: string; variant?: ButtonVariant }) {
  return (
    <Button type="submit" variant={variant} className={styles.submit}>
      <Icon icon={searchIcon} />
      <span>{label}</span>
    </Button>
  );
}
