import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, test } from 'playwright/test';
import { localisePath, locales } from '@eldorado/i18n/locale';
import type { RemoteDefinition } from '@eldorado/remote';

/** A remote on a site that runs, in a shell and beside remotes that are none of its team's. */
export interface OnSite {
  remote: Pick<RemoteDefinition, 'name' | 'pages'>;
  /** An address of the site, or the link of `npm run release -- share`, in whose browser it is the remote's version that is tried. */
  site: string;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const narrow = { width: 320, height: 800 };

/**
 * Declares, as journeys of Playwright, what the pages of a remote owe the site, in four languages: they are there under their title, with
 * one heading, without a word in the console; axe finds nothing in them, and at 320 px nothing scrolls sideways; their links lead on
 * without a load. Pages whose address has parameters are left to journeys that know such values.
 */
export function testOnSite({ remote, site }: OnSite): void {
  const { origin, searchParams } = new URL(site);
  const link = searchParams.get('release');
  const pages = remote.pages.filter(({ path }) => !path.includes(':'));
  const open = async (page: Page, path: string) => {
    if (link !== null) await page.goto(site);
    const answer = await page.goto(origin + path);
    expect(answer?.status()).toBe(200);
    await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
  };

  if (link !== null)
    test('this browser is shown the version of the link, which works', async ({ page }) => {
      await page.goto(site);
      const pinned = page.locator('aside[data-pinned]');
      await expect(pinned).toContainText(`${remote.name} `);
      await expect(pinned.locator('code')).toHaveCount(0);
    });

  for (const { path, title } of pages)
    for (const locale of locales)
      test(`${path} in ${locale}`, async ({ page }) => {
        const errors = errorsOf(page);
        await open(page, localisePath(path, locale));
        await expect(page).toHaveTitle(new RegExp(escaped(title[locale])));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await axeFaults(page)).toEqual([]);
        await page.setViewportSize(narrow);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
        expect(errors).toEqual([]);
      });

  const [first] = pages;
  if (!first) return;
  test('a link to it is followed without a load', async ({ page }) => {
    await open(page, '/');
    await page.evaluate((href) => {
      Object.assign(window, { sameDocument: true });
      const anchor = Object.assign(document.createElement('a'), { href, textContent: href });
      document.body.append(anchor);
      anchor.click();
    }, first.path);
    await expect(page).toHaveTitle(new RegExp(escaped(first.title.es)));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the console and uncaught exceptions say from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

interface AxeResults {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/** What axe finds in what the page is about: WCAG 2.2 AA. */
async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } }).axe.run(
      'main',
      {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    ),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
