import type { Page } from 'playwright';
import { localisePath } from '@eldorado/i18n/locale';
import { axeFaults, pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { liveRoutes } from '../../support/looks/liveRoutes.ts';
import { partOf, thorough, viewsOf } from '../../support/looks/views.ts';

/** A page that its bare address does not show: the map with a way on it. */
const asked = ['/mapas?terminal=T1&floor=2&from=sala-a05&to=sala-b03'];
const parts = 4;

/** Where nothing may scroll sideways, one that is zoomed to 400 % among them. */
const reflowWidths = [320, 390, 1280];

// Every eighth page, in one of the four views, which go round: axe finds nothing, nothing scrolls sideways, and React finds the HTML that it
// would have rendered: a mismatch is a console error, which the fixture refuses, as it does one of the policy.
// `npm run thorough` goes through each page in every language and width, in both themes.
for (let part = 0; part < parts; part++) {
  test(`axe finds nothing in the pages of the site, part ${part + 1}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(900_000);
    const declared = await liveRoutes(baseURL ?? '');
    const pages = partOf([...asked, ...declared.map((route) => route.path)], 24);
    // Colours that still change would be measured half way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const [index, path] of pages.entries()) {
      if (index % parts !== part) continue;
      let open = '';
      for (const [turn, { locale, width, colorScheme }] of viewsOf(index, 1).entries()) {
        const address = localisePath(path, locale);
        if (address !== open) {
          await page.goto(address);
          await hydrated(page);
          open = address;
          faults.push(...(await sideways(page)).map((fault) => `${address} ${fault}`));
        }
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const where = `${address} ${width}px ${colorScheme}`;
        // The layout is looked at once in each view, and when it is thorough once around each page; the pages in it each.
        const isWhole = index < viewsOf().length || (thorough && turn === index % viewsOf().length);
        const found = isWhole ? await axeFaults(page) : await pageFaults(page);
        faults.push(...found.map((fault) => `${where} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

/** The widths at which the page scrolls sideways. */
async function sideways(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of reflowWidths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${width}px scrolls ${overflow}px sideways`);
  }
  return faults;
}
