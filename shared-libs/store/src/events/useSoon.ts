import { useEffect, useRef } from 'react';

/**
 * For what many readers do at the same event: @returns a function that runs `work` once within `spread` milliseconds, unless the
 * component is gone by then.
 */
export function useSoon(work: () => void, spread: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, Math.random() * spread);
  };
}
