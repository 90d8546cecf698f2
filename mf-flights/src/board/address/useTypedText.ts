import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useAddressEcho } from '@eldorado/remote/address-echo';
import { boardPath } from './boardFilters.ts';
import type { BoardArgs } from '../rows/boardView.ts';

/** Milliseconds without a keystroke after which the address follows. */
const settled = 500;

export interface TypedText {
  /** What to look for: what is typed, else what the address says. */
  text: string;
  /** Whether it was typed on this page. */
  typed: boolean;
  field: RefObject<HTMLInputElement | null>;
  type: (text: string) => void;
}

/**
 * The text of the filter as it is typed. The field keeps what was typed before the page was live, and the address
 * follows without a step in the history.
 * @param live whether the browser can filter by itself; until then the form is sent.
 */
export function useTypedText({ filters, today }: BoardArgs, live: boolean): TypedText {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed === null ? filters.q : typed.trim();

  // The same function at each keystroke, so that the form is not rendered again.
  const type = useCallback((value: string) => setTyped(value.slice(0, 80)), []);

  const keepTyped = useEffectEvent(() => {
    const value = field.current?.value ?? '';
    if (value !== filters.q) setTyped(value);
  });
  // Once: what was typed before the page was live.
  useEffect(() => keepTyped(), []);

  useAddressEcho({
    shown: filters.q,
    wanted: text,
    pause: live ? settled : null,
    pathOf: (q) => boardPath({ ...filters, q, at: null }, today),
    follow() {
      setTyped(null);
      if (field.current) field.current.value = filters.q;
    },
  });

  return { text, typed: typed !== null, field, type };
}
