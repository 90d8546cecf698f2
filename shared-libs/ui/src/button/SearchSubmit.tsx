import { Button, Icon } from '@eldorado/ui';
import { searchIcon } from '@eldorado/ui/icons';
import css from './searchSubmit.module.css';

/** The button of a flight search: with its words, and on a phone, beside the field, with its pictogram alone. */
export function SearchSubmit({ label }: { label: string }) {
  return (
    <Button type="submit" className={css.submit}>
      <Icon icon={searchIcon} />
      <span>{label}</span>
    </Button>
  );
}
