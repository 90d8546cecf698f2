import type { Page, Response } from 'playwright';

/** Set by the probe when React has taken over the page's heading, in milliseconds since navigation. */
declare global {
  interface Window {
    hydratedAt?: number;
  }
}

/**
 * Watches for hydration: the page's h1 stands inside its screen, so React owns it only when the screen's code,
 * a remote's included, has come and run. The shell's own mark is set when hydration begins.
 */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let before = performance.now();
    const look = () => {
      const isLive = (element: Element | null | undefined) =>
        Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
      const heading = document.querySelector('h1');
      const sleeps = document.querySelector('html[data-hydrated][data-sleeps]') !== null;
      // A screen without code stays as it was sent: React has what holds it. One that sleeps has what it needs.
      if (isLive(heading) || isLive(heading?.closest('[data-static]')) || sleeps) {
        // It was between this look and the one before; what is fetched once the page is live is fetched within them too.
        window.hydratedAt = before;
      } else {
        before = performance.now();
        setTimeout(look, 5);
      }
    };
    look();
  });
}

/** Waits for hydration. @throws when it does not come within half a minute. */
export async function hydratedAt(page: Page): Promise<number> {
  await page.waitForFunction(() => window.hydratedAt !== undefined, null, {
    timeout: 30_000,
    polling: 20,
  });
  return page.evaluate(() => window.hydratedAt ?? Number.NaN);
}

/** Bytes of a response's body as they travelled. */
export async function transferred(response: Response): Promise<number> {
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}
