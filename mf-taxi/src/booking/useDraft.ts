import { useEffect, useState } from 'react';
import type { BookingDraft } from './draft.ts';
import { keepDraft } from './draftStore.ts';

/** Changes fields of the draft; a function is asked with what the draft holds by then. */
export type ChangeDraft = (
  changed: Partial<BookingDraft> | ((draft: BookingDraft) => Partial<BookingDraft>),
) => void;

/**
 * The draft of a booking, kept by the tab with every change.
 * @param given it comes from the address: it is kept at once.
 */
export function useDraft(initial: BookingDraft, given: boolean) {
  const [draft, setDraft] = useState(initial);
  const dirty = draft !== initial;
  useEffect(() => {
    if (dirty || given) keepDraft(draft);
  }, [draft, dirty, given]);
  const change: ChangeDraft = (changed) =>
    setDraft((before) => ({
      ...before,
      ...(typeof changed === 'function' ? changed(before) : changed),
    }));
  return { draft, change, dirty };
}
