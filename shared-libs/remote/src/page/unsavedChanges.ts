import { useEffect } from 'react';

let forms = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  forms += change;
  for (const listener of listeners) listener();
}

/** Reports to the site that something typed here would be lost with the page: it offers nothing meanwhile that loads it again. */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    count(1);
    return () => count(-1);
  }, [dirty]);
}

/** Whether any form on the page has something unsaved, as a value to subscribe to. */
export const unsavedChanges = {
  any: (): boolean => forms > 0,
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
