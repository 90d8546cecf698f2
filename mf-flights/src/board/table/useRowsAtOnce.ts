import { use, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { DataRouterContext, useLocation } from '@eldorado/remote/routing';

/** Rows of a screen and a half: who follows a link to a board waits for their rendering. */
const followed = 12;
/** What the server sends of a board. */
const sent = 60;
/** Heights of the window down to which rows are needed: an hour out of sight is as tall as it is guessed to be. */
const screens = 3;

/** Where a reader left a board. */
interface Left {
  /** Rows down to what was read, and beyond. */
  rows: number;
  /** The uppermost row in the window, by its link, and where it was, in pixels. */
  link: string | undefined;
  top: number;
}

/** Boards that were left, by their entry in the history. */
const boards = new Map<string, Left>();

/**
 * Who comes back to a board comes to the row they left, however far down, at the height at which it was.
 * @param section where the rows of the board are.
 * @returns how many rows cannot wait for a pause of the browser.
 */
export function useRowsAtOnce(section: RefObject<HTMLElement | null>): number {
  const { key } = useLocation();
  const cameBy = String(use(DataRouterContext)?.router.state.historyAction);
  const [left] = useState(() => (cameBy === 'POP' ? boards.get(key) : undefined));
  const [atOnce] = useState(cameBy === 'PUSH' ? followed : Math.max(sent, left?.rows ?? 0));
  // The router scrolls by pixels, in this same frame; what was guessed of the hours above may be guessed otherwise now.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = left && section.current?.querySelector(`a[href="${left.link}"]`);
      if (row) window.scrollBy({ top: topOf(row) - left.top, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [left, section]);
  const entry = useRef(key);
  useLayoutEffect(() => void (entry.current = key), [key]);
  useLayoutEffect(() => {
    const board = section.current;
    return () => void (board && boards.set(entry.current, leave(board)));
  }, [section]);
  return atOnce;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const rowsOf = (hour: Element) => [...hour.querySelectorAll('tr:not([hidden])')];

/** Asks only hours where they are, and the rows of one that is in sight: the others are not laid out. */
function leave(board: HTMLElement): Left {
  const hours = [...board.querySelectorAll('tbody:not([hidden])')];
  const inSight = hours.find((hour) => hour.getBoundingClientRect().bottom > 0);
  // Who was at the page's top comes to its top.
  const isScrolled = window.scrollY > 0;
  const row = isScrolled && inSight ? rowsOf(inSight).find((one) => topOf(one) >= 0) : undefined;
  const link = row?.querySelector('a');
  return {
    rows: hours.filter((hour) => topOf(hour) < screens * window.innerHeight).flatMap(rowsOf).length,
    link: link?.getAttribute('href') ?? undefined,
    top: link ? topOf(link) : 0,
  };
}
