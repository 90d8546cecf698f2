import { useEffect, useState, type RefObject } from 'react';
import { useUnsavedChanges } from '@eldorado/remote';
import { announceTyped, giveBack, keepTyped, typedIn } from './typedWords.ts';

/**
 * Keeps what is typed into a form in this tab until it is sent, so that a reload loses nothing, and tells the site that there is
 * something.
 * @param name of the form and whom it belongs to, by which it finds its words again.
 */
export function useTyped(name: string, ref: RefObject<HTMLFormElement | null>): void {
  const [dirty, setDirty] = useState(false);
  useUnsavedChanges(dirty);
  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const note = () => {
      const typed = typedIn(form);
      keepTyped(name, typed);
      setDirty(Object.keys(typed).length > 0);
    };
    giveBack(name, form);
    announceTyped(form);
    // What was typed before this code ran counts too.
    note();
    // A password manager may say `change` alone.
    for (const event of ['input', 'change']) form.addEventListener(event, note);
    return () => {
      for (const event of ['input', 'change']) form.removeEventListener(event, note);
    };
  }, [name, ref]);
}
