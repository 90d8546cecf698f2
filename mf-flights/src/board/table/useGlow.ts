import { useEffect, useMemo, useState } from 'react';

/** Milliseconds of the glow, and a little more. */
const lasts = 2_000;
const none: ReadonlySet<string> = new Set();

/** The rows that glow: those that just changed, and not again when a filter shows them again. */
export function useGlow(changed: readonly string[]): ReadonlySet<string> {
  const [over, setOver] = useState<readonly string[]>();
  useEffect(() => {
    if (changed.length === 0) return undefined;
    const timer = setTimeout(() => setOver(changed), lasts);
    return () => clearTimeout(timer);
  }, [changed]);
  return useMemo(
    () => (changed.length === 0 || over === changed ? none : new Set(changed)),
    [changed, over],
  );
}
