import { useId, type ComponentPropsWithRef } from 'react';
import {
  classNames,
  controlClass,
  Field,
  fieldWiring,
  useHydrated,
  VisuallyHidden,
  type FieldProps,
} from '@eldorado/ui';
import type { Suggestion } from './suggestion.ts';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import { useCombobox, type ComboboxState } from './useCombobox.ts';
import styles from './combobox.module.css';

type Own = 'id' | 'name' | 'className' | 'role' | 'defaultValue' | `aria-${string}`;

export interface ComboboxProps<S extends Suggestion> extends FieldProps, ComboboxState<S> {
  label: string;
  /** Newer suggestions are on their way. */
  busy?: boolean | undefined;
  /** What stands under the field when nothing matches its words; nothing does without it. */
  emptyText?: string | undefined;
  /** Says how many suggestions there are, to who does not see them: "3 vuelos". */
  countText: (count: number) => string;
  /** `type`, `placeholder`, `ref`, `enterKeyHint` and the like. */
  inputProps?:
    | Omit<ComponentPropsWithRef<'input'>, Own | keyof ReturnType<typeof useCombobox>['input']>
    | undefined;
  className?: string | undefined;
}

/**
 * A text field that suggests, and takes any words. Without JavaScript it is that text field. `onChange` hears every
 * change of the text, a chosen suggestion's label too; `onQuery` what the visitor typed, once an input method is done
 * with it: what to suggest for.
 */
export function Combobox<S extends Suggestion>(props: ComboboxProps<S>) {
  const { label, hint, error, optional, className, suggestions, busy } = props;
  const { control, hintId, errorId } = fieldWiring(props);
  const listId = useId();
  const hydrated = useHydrated();
  const { open, listed, active, choose, input } = useCombobox(props);
  const empty = open && !busy && suggestions.length === 0 && props.value.trim() !== '';
  return (
    <Field {...{ label, hint, error, optional, className, hintId, errorId }} id={control.id}>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...props.inputProps}
        {...control}
        {...input}
        className={classNames(controlClass, styles.input)}
        {...(hydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': listed,
          'aria-controls': listed ? listId : undefined,
          'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
        })}
      />
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {listed && (
        <SuggestionList id={listId} onChoose={choose} {...{ label, suggestions, active, busy }} />
      )}
      <div role="status" className={empty && props.emptyText ? styles.popup : undefined}>
        {empty && props.emptyText && <p className={styles.empty}>{props.emptyText}</p>}
        {listed && !busy && <VisuallyHidden>{props.countText(suggestions.length)}</VisuallyHidden>}
      </div>
    </Field>
  );
}
