import { useEffect } from 'react';
import { useLocale } from '@eldorado/i18n';
import { reportMiss } from './searchClient.ts';

/** Milliseconds after which a query that gave nothing counts as meant: until then it may be half a word. */
export const missRest = 2_000;

/** Reports a query that gave nothing, once it has stood for a while. @param query null while there is none. */
export function useMissReport(query: string | null): void {
  const locale = useLocale();
  useEffect(() => {
    if (query === null) return undefined;
    const timer = setTimeout(() => reportMiss(query, locale), missRest);
    return () => clearTimeout(timer);
  }, [query, locale]);
}
