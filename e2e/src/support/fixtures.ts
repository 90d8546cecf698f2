import type { Page } from 'playwright';
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

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) =>
  page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
