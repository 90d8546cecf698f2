import { useState, type KeyboardEvent } from 'react';

export interface Choice {
  /** Which of the list is chosen; -1 for none: then Enter sends what was typed. */
  active: number;
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The arrows of a combobox: they go through the list, and past its ends back to the field. Enter follows the chosen
 * one. @param idOf the id of the element at a place of the list.
 */
export function useChoice(count: number, idOf: (at: number) => string): Choice {
  const [chosen, setChosen] = useState(-1);
  const active = Math.min(chosen, count - 1);
  return {
    active,
    reset: () => setChosen(-1),
    onKeyDown(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && count > 0) {
        event.preventDefault();
        const places = count + 1;
        const next = ((active + 1 + step + places) % places) - 1;
        setChosen(next);
        document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault();
        document.getElementById(idOf(active))?.click();
      }
    },
  };
}
