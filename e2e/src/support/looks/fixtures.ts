import type { Locator, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';

/** A page that fails its test on any console error, policy violation or uncaught exception. */
export const test = base.extend<{ allowErrors: string[]; strictPage: undefined }>({
  /** Patterns of console messages that a test provokes on purpose. */
  allowErrors: [[], { option: true }],
  strictPage: [
    async ({ page, allowErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      const unexpected = errors.filter(
        (error) => !allowErrors.some((pattern) => error.includes(pattern)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * What the console says of a page that goes offline: whatever was under way just then fails, a widget's code that comes
 * when somebody scrolls near it as well as the call that a test makes. For `allowErrors`.
 */
export const offlineErrors = [
  'ERR_',
  'Failed to load',
  'Failed to fetch',
  'ChunkLoadError',
  'FetchEvent',
  // The service worker's answer when it has no copy.
  'status of 503',
];

/** A browser that saves data, before its page is opened: nothing is fetched but what the page needs. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );

/** Keeps code from coming, of files like `**\/screen-board*.js`. @returns lets it come. */
export async function holdCode(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Lets time pass for a page whose clock is the test's (`page.clock`). Code on its way arrives first: after twenty seconds of that
 * clock it would have failed to come.
 */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 10_000) {
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    await page.clock.runFor(Math.min(left, 10_000));
  }
}

/** Follows a link of the footer, by key: what comes late above it moves it between a mouse's press and its release. */
export const followInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');

/** Waits until the layout is live: all there is when the page's remote does not come. */
export const layoutHydrated = (page: Page) =>
  page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });

interface Fiber {
  alternate: Fiber | null;
  return: Fiber | null;
  flags: number;
}

/**
 * Whether React has taken an element over, or the page's heading where none is given, and answers what is done to it. It names its
 * own data at each element while it still reads the page; where the code of a neighbour has yet to come it then lets go of all that
 * it read, and a press is lost meanwhile. Read from `getNearestMountedFiber` of React 19.3: placed (2) and hydrating (4096) are what
 * is not in the page yet.
 */
function isLive(given: Element | null): boolean {
  const isTaken = (element: Element | null | undefined) => {
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber'));
    if (!element || key === undefined) return false;
    let fiber = (element as unknown as Record<string, Fiber>)[key] ?? null;
    while (fiber && !fiber.alternate) {
      if (fiber.flags & (2 | 4096)) return false;
      fiber = fiber.return;
    }
    return true;
  };
  if (given) return isTaken(given);
  const heading = document.querySelector('h1');
  // What of a page needs no code stays as it was sent: React has what holds it.
  return isTaken(heading) || isTaken(heading?.closest('[data-static]'));
}

/** Waits until React has taken over the whole page, the remote's screen included: its heading stands in it. */
export async function hydrated(page: Page): Promise<void> {
  await layoutHydrated(page);
  // Some pages sleep until their visitor moves.
  if (await page.evaluate(() => document.documentElement.dataset['sleeps'] === 'true'))
    await page.mouse.move(1, 1);
  await page.waitForFunction(isLive, null);
}

/** Waits until React has taken over an element: one of a widget, whose code comes when it is reached. */
export const live = (element: Locator) =>
  expect.poll(() => element.evaluate(isLive), { intervals: [50] }).toBe(true);
