/** Milliseconds after which what is on screen counts as old. A page from the gateway's memory has up to five minutes. */
export const staleAfter = 10 * 60_000;

/** What is known of a page's time. */
export interface PageSleep {
  /** The last moment at which the clock ticked. */
  seen: Date;
  ticks: number;
  /** When the page fell asleep, if that was long ago. */
  since: Date | null;
}

export const awake = (now: Date): PageSleep => ({ seen: now, ticks: 0, since: null });

/**
 * The page after the clock moved to `now`. The clock ticks every half minute while the page runs, so a long gap means
 * that it slept: in a pocket, or as a copy that the browser kept. What was polled meanwhile is old; a page that runs is
 * not, since it keeps itself fresh. The first tick goes from the server's clock to the browser's, which may be wrong:
 * it counts only when the page is `kept`, a copy.
 */
export function afterTick(page: PageSleep, now: Date, kept: () => boolean): PageSleep {
  if (now === page.seen) return page;
  const slept = now.getTime() - page.seen.getTime() > staleAfter && (page.ticks > 0 || kept());
  return {
    seen: now,
    ticks: page.ticks + 1,
    since: page.since ?? (slept ? page.seen : null),
  };
}

/** Whether the browser took this page from its own store, without a word with the server. */
export function isKeptCopy(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.transferSize === 0;
}
