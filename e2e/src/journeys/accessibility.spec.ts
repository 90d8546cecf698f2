import { locales, localisePath } from '@eldorado/i18n/locale';
import { axeFaults } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { specRoutes } from '../support/routes.ts';

const widths = [390, 1280];
/** Where nothing may scroll sideways, one that is zoomed to 400 % among them. */
const reflowWidths = [320, ...widths];

// Every page, in four languages, at two widths: axe finds nothing, nothing scrolls sideways, and React finds the HTML
// that it would have rendered: a mismatch is a console error, which the fixture refuses, as it does one of the policy.
for (const locale of locales) {
  for (const half of [0, 1]) {
    test(`axe finds nothing in ${locale}, part ${half + 1}`, async ({ page }) => {
      test.setTimeout(300_000);
      const faults: string[] = [];
      for (const [index, { path }] of specRoutes.entries()) {
        if (index % 2 !== half) continue;
        const address = localisePath(path, locale);
        await page.goto(address);
        await hydrated(page);
        for (const width of reflowWidths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) faults.push(`${address} ${width}px scrolls ${overflow}px sideways`);
          if (!widths.includes(width)) continue;
          faults.push(...(await axeFaults(page)).map((fault) => `${address} ${width}px ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
  }
}
