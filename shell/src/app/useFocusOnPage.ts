import { useEffect } from 'react';
import { onFirstPage } from './serverContent.ts';

/**
 * Gives the focus to the beginning of each page after the first as it comes, where a screen reader goes on. A changed filter, of the
 * same page, leaves it where it is.
 * @param pathname of the page on screen.
 */
export function useFocusOnPage(pathname: string): void {
  useEffect(() => {
    if (!onFirstPage()) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
