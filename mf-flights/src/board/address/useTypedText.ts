import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { localisePath } from '@eldorado/i18n';
import { useNavigate } from '@eldorado/remote/routing';
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
export function useTypedText({ filters, today, locale }: BoardArgs, live: boolean): TypedText {
  const navigate = useNavigate();
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

  // Texts on their way into the address, the oldest first: it may show one of them while another is already typed.
  const sent = useRef<string[]>([]);
  const seen = useRef(filters.q);
  // The address changed: by what was typed, or because someone took a filter away or went back. Told apart after the
  // commit: while React prepares another address, a keystroke is still rendered with the old one.
  const followAddress = useEffectEvent(() => {
    if (seen.current === filters.q) return;
    seen.current = filters.q;
    const own = sent.current.lastIndexOf(filters.q);
    sent.current = own < 0 ? [] : sent.current.slice(own + 1);
    if (own >= 0) return;
    setTyped(null);
    if (field.current) field.current.value = filters.q;
  });
  useEffect(() => followAddress(), [filters.q]);

  useEffect(() => {
    if (!live || text === filters.q) return undefined;
    const timer = setTimeout(() => {
      sent.current.push(text);
      const path = boardPath({ ...filters, q: text, at: null }, today);
      void navigate(localisePath(path, locale), { replace: true, preventScrollReset: true });
    }, settled);
    return () => clearTimeout(timer);
  }, [live, text, filters, today, locale, navigate]);

  return { text, typed: typed !== null, field, type };
}
