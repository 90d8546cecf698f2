import { useEffect, useState } from 'react';
import { useNow } from '@eldorado/remote';
import { secondsUntil } from './codeRequest.ts';

/** Whole seconds until an instant, counted down by the page's own seconds: its clock ticks more slowly. */
export function useCountdown(until: string): number {
  const now = useNow();
  const [count, setCount] = useState({ until, left: secondsUntil(until, now) });
  if (count.until !== until) setCount({ until, left: secondsUntil(until, now) });
  const running = count.left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(
      () => setCount((before) => ({ ...before, left: Math.max(0, before.left - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [running]);
  return count.left;
}
