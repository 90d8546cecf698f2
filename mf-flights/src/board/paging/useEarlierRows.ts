import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The rows of a table that are on screen, in the order of the page. */
const shownRows = 'tbody:not([hidden]) tr:not([hidden])';

export interface EarlierRows {
  /** Whether the rows of the hours before are shown. */
  shown: boolean;
  show: () => void;
}

/**
 * Shows the hours before without another page. They come above; what was read stays where it was, and the focus goes to
 * the last of them.
 * @param section what holds the table.
 * @param place names the page of the board; another one begins without its earlier rows.
 */
export function useEarlierRows(section: RefObject<HTMLElement | null>, place: string): EarlierRows {
  const [shownAt, setShownAt] = useState<string>();
  const show = () => {
    const row = section.current?.querySelector(shownRows);
    const before = row?.getBoundingClientRect().top ?? 0;
    flushSync(() => setShownAt(place));
    window.scrollBy(0, (row?.getBoundingClientRect().top ?? 0) - before);
    const rows = [...(section.current?.querySelectorAll(shownRows) ?? [])];
    const last = row && rows[rows.indexOf(row) - 1];
    last?.querySelector('a')?.focus({ preventScroll: true });
  };
  return { shown: shownAt === place, show };
}
