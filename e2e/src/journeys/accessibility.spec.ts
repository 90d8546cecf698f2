import { locales, localisePath } from '@eldorado/i18n/locale';
import { axeFaults } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { specRoutes } from '../support/routes.ts';

const widths = [390, 1280];

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
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          faults.push(...(await axeFaults(page)).map((fault) => `${address} ${width}px ${fault}`));
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) faults.push(`${address} ${width}px scrolls ${overflow}px sideways`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const faults: string[] = [];
  for (const { path } of specRoutes) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${path}: ${overflow}px`);
  }
  expect(faults).toEqual([]);
});
