import type { ReactNode } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** The place among the notices for what comes with the late code: the first page does without its bytes. */
export const lateNotice = {
  get: (): ReactNode => shown,
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  /** @param notice null takes it away. */
  show(notice: ReactNode): void {
    shown = notice;
    for (const listener of listeners) listener();
  },
};
