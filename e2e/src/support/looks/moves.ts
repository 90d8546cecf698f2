import type { Page } from 'playwright';

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    /** What moved, by how much of the window. */
    moves: { value: number; what: string }[];
    /** Whether what moves within half a second of a press is noted as well. */
    isLeaving: boolean;
  }
}

/**
 * Notes what moves in a page by itself, before it is opened, as Chromium counts it (Layout Instability): the share of the window that
 * does, times how far.
 */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moves = [];
    window.isLeaving = false;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        if (hadRecentInput && !window.isLeaving) continue;
        const moved = sources.map(({ node, previousRect: { y: from }, currentRect: { y: to } }) => {
          const { className = '' } = (node instanceof Element ? node : node?.parentElement) ?? {};
          return `${String(className)} ${Math.round(from)} → ${Math.round(to)}`;
        });
        window.moves.push({ value, what: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved in a page so far: its sum, and each in words. */
export async function movedBy(page: Page): Promise<{ sum: number; moves: string }> {
  const moves = await page.evaluate(() => window.moves);
  return {
    sum: moves.reduce((all, { value }) => all + value, 0),
    moves: JSON.stringify(moves, null, 1),
  };
}
