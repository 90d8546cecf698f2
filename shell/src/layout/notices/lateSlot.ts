import type { ReactNode } from 'react';

/** A place on every page for what comes with the late code: the first page does without its bytes. */
export interface LateSlot {
  get: () => ReactNode;
  subscribe: (onChange: () => void) => () => void;
  /** @param content null takes it away. */
  show: (content: ReactNode) => void;
}

function lateSlot(): LateSlot {
  let shown: ReactNode = null;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    show(content) {
      shown = content;
      for (const listener of listeners) listener();
    },
  };
}

/** Among the notices. */
export const lateNotice = lateSlot();
/** The line at the screen's lower edge, below the notices. */
export const lateLine = lateSlot();
