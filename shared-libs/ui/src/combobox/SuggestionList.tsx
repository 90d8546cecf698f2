import { useEffect, useRef } from 'react';
import { Icon } from '@eldorado/ui';
import { groupsOf, type Suggestion, type SuggestionGroup } from './suggestion.ts';
import styles from './combobox.module.css';

interface SuggestionListProps<S extends Suggestion> {
  id: string;
  label: string;
  suggestions: readonly S[];
  /** Place of the suggestion that the arrows stand on, or -1. */
  active: number;
  busy: boolean | undefined;
  onChoose: (suggestion: S) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The suggestions under the field. The focus stays in the field. */
export function SuggestionList<S extends Suggestion>(props: SuggestionListProps<S>) {
  const { id, active, suggestions } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={props.label}
      aria-busy={props.busy}
      className={styles.popup}
      // A press must not take the focus out of the field, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(suggestions).map((group) => {
        const first = group.items[0]?.index ?? 0;
        const options = <Options {...props} group={group} />;
        if (group.name === undefined)
          return (
            <div key={first} role="presentation">
              {options}
            </div>
          );
        return (
          <div key={first} role="group" aria-labelledby={`${id}-group-${first}`}>
            <div id={`${id}-group-${first}`} role="presentation" className={styles.group}>
              {group.name}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}

function Options<S extends Suggestion>({
  id,
  active,
  group,
  onChoose,
}: SuggestionListProps<S> & { group: SuggestionGroup<S> }) {
  return group.items.map(({ suggestion, index }) => (
    <div
      key={suggestion.id}
      id={optionId(id, index)}
      role="option"
      aria-selected={index === active}
      className={styles.option}
      onClick={() => onChoose(suggestion)}
    >
      {suggestion.icon && <Icon icon={suggestion.icon} className={styles.icon} />}
      <span className={styles.text}>{suggestion.label}</span>
      {suggestion.detail && (
        <>
          {' '}
          <span className={styles.detail}>{suggestion.detail}</span>
        </>
      )}
    </div>
  ));
}
