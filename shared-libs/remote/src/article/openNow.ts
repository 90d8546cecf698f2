/** Milliseconds between two looks at the clock. */
const interval = 15_000;

/**
 * Keeps "open until …" true on a page that has no other code: at its `data-until` the one gives way to what stands
 * behind it. Time goes on from the page's own instant, so that a phone whose clock is wrong shows the same.
 */
export function keepOpenNow(): void {
  const began = Date.now();
  setInterval(() => {
    for (const shown of document.querySelectorAll<HTMLElement>('[data-until]')) {
      const { now = '', until = '' } = shown.dataset;
      const isOver = Date.parse(now) + Date.now() - began >= Date.parse(until);
      shown.hidden = isOver;
      const next = shown.nextElementSibling;
      if (next instanceof HTMLElement) next.hidden = !isOver;
    }
  }, interval);
}
