import type { KeyboardEvent, RefObject } from 'react';
import { localisePath, useLocale } from '@eldorado/i18n';
import { Icon } from '@eldorado/ui';
import { closeIcon, searchIcon } from '@eldorado/ui/icons';
import { longestQuery, searchPath } from '@eldorado/search';
import styles from './searchField.module.css';
import { useSearchTexts } from '../searchTexts.ts';

/** The field of the overlay. Sent without a choice, it leads to the search page. */
export function SearchField(props: {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onType: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
  /** The results under it, and the chosen one. */
  list: { id: string; shown: boolean; active: string | undefined };
}) {
  const t = useSearchTexts();
  const { input, query, onType, list } = props;
  const type = (text: string) => {
    onType(text);
    input.current?.focus();
  };
  return (
    <form
      role="search"
      method="get"
      action={localisePath(searchPath, useLocale())}
      className={styles.form}
      onSubmit={props.onSubmit}
    >
      <Icon icon={searchIcon} className={styles.sign} />
      {/* Not of the type search: there Escape empties the field, here it closes the search. */}
      <input
        ref={input}
        role="combobox"
        name="q"
        value={query}
        aria-label={t.label}
        placeholder={t.hint}
        aria-expanded={list.shown}
        aria-controls={list.id}
        aria-activedescendant={list.active}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={longestQuery}
        className={styles.input}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={props.onKeyDown}
      />
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t.clear}
          onClick={() => type('')}
        >
          <Icon icon={closeIcon} />
        </button>
      )}
    </form>
  );
}
