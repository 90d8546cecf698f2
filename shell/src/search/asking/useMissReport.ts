import { useEffect, useRef } from 'react';
import { useLocale } from '@eldorado/i18n';
import { reportMiss } from './searchClient.ts';

/** Milliseconds after which a query that gave nothing counts as meant: until then it may be half a word. */
export const missRest = 2_000;

/**
 * Reports a query that gave nothing, once it has stood for a while, or when somebody closes the search or the page at it.
 * @param query null while there is none.
 */
export function useMissReport(query: string | null): void {
  const locale = useLocale();
  const waiting = useRef<(() => void) | null>(null);
  // Stands first: effects are undone in their order, and the next one forgets what waits.
  useEffect(() => {
    const leave = () => waiting.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useEffect(() => {
    if (query === null) return undefined;
    const report = () => {
      waiting.current = null;
      reportMiss(query, locale);
    };
    const timer = setTimeout(report, missRest);
    waiting.current = report;
    return () => {
      clearTimeout(timer);
      waiting.current = null;
    };
  }, [query, locale]);
}
