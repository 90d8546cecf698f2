import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react';
import type { Suggestion } from './suggestion.ts';

export interface ComboboxState<S extends Suggestion> {
  value: string;
  onChange: (text: string) => void;
  suggestions: readonly S[];
  onChoose: (suggestion: S) => void;
  onQuery?: ((text: string) => void) | undefined;
}

/**
 * The keyboard of an editable combobox with a list, after the ARIA Authoring Practices. The focus never leaves the
 * input: `active` is the place of the suggestion that the arrows stand on, -1 when it is none.
 */
export function useCombobox<S extends Suggestion>(props: ComboboxState<S>) {
  const { value, onChange, suggestions, onChoose, onQuery } = props;
  const [open, setOpen] = useState(false);
  // By id, so that it survives when newer suggestions come, and is gone when it is no longer among them.
  const [activeId, setActiveId] = useState<string>();
  const listed = open && suggestions.length > 0;
  const active = listed ? suggestions.findIndex(({ id }) => id === activeId) : -1;

  const show = () => {
    setOpen(true);
    setActiveId(undefined);
  };
  const hide = () => {
    setOpen(false);
    setActiveId(undefined);
  };
  const choose = (suggestion: S) => {
    hide();
    onChange(suggestion.label);
    onChoose(suggestion);
  };
  const change = (text: string, composing: boolean) => {
    show();
    onChange(text);
    if (!composing) onQuery?.(text);
  };
  /** One on, or one back, around the ends. */
  const move = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active;
    setOpen(true);
    setActiveId(suggestions.at((from + step) % suggestions.length)?.id);
  };

  /** Whether the key was the list's; the browser then leaves it alone. */
  const press = (event: KeyboardEvent): boolean => {
    const chosen = suggestions[active];
    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey) setOpen(true);
        else if (suggestions.length > 0) move(1);
        return true;
      case 'ArrowUp':
        if (event.altKey) hide();
        else if (suggestions.length > 0) move(-1);
        return true;
      case 'Enter':
        if (chosen) choose(chosen);
        else hide();
        return chosen !== undefined;
      case 'Escape':
        if (listed) hide();
        else if (value !== '') {
          change('', false);
          hide();
        } else return false;
        return true;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        setActiveId(undefined);
        return false;
      default:
        return false;
    }
  };

  return {
    listed,
    open,
    active,
    choose,
    input: {
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        onQuery?.(event.currentTarget.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // The keys of an input method are its own. Safari ends one with an Enter that only its code 229 gives away.
        const composing = event.nativeEvent.isComposing || event.keyCode === 229;
        if (composing || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (press(event)) event.preventDefault();
      },
      onClick: () => setOpen(true),
      onBlur: hide,
    },
  };
}
