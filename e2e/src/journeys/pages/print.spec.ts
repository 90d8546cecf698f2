import type { Page } from 'playwright';
import { pageAddress } from '../../support/looks/address.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { thoroughly } from '../../support/looks/views.ts';

/** The page as it is put on paper: A4 or Letter without its margins. */
async function onPaper(page: Page, address: string, width = 680): Promise<void> {
  await page.setViewportSize({ width, height: 1000 });
  await page.goto(address);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
}

/** How many pages a browser prints. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('a board is printed whole, with what is around it left out', async ({ page }) => {
  await onPaper(page, '/vuelos/salidas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const around of ['header', 'footer', 'nav', 'main form', 'main button']) {
    for (const element of await page.locator(around).all()) await expect(element).toBeHidden();
  }
  // The others are of hours or flights that are not shown.
  const rows = page.locator('main tbody:not([hidden]) tr:not([hidden])');
  const unrendered = await rows.evaluateAll(
    (all) =>
      all.filter(
        (row) =>
          getComputedStyle(row).contentVisibility !== 'visible' ||
          row.getBoundingClientRect().height < 10,
      ).length,
  );
  expect(await rows.count()).toBeGreaterThan(5);
  expect(unrendered).toBe(0);
  expect(await pagesOf(page, 'A4')).toBeGreaterThan(1);
});

thoroughly(test)('a floor is printed, and its places fit on a few sheets', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/mapas?terminal=T1&floor=2');
  await hydrated(page);
  await page.locator('[data-drawn]').waitFor();
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const floor = await page.locator('main canvas').first().boundingBox();
  expect(floor?.width).toBeGreaterThan(600);
  expect(floor?.height).toBeGreaterThan(300);
  expect(await page.locator('main li[id]').count()).toBeGreaterThan(300);
  expect(await pagesOf(page, 'A4')).toBeLessThanOrEqual(10);
});

thoroughly(test)('every word is black on white, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['/vuelos/salidas', '/servicios/mascotas']) {
    await onPaper(page, address);
    const coloured = await page.locator('main *').evaluateAll((all) =>
      all.flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)'
          ? []
          : [`${element.tagName} ${color} ${backgroundColor}`];
      }),
    );
    expect(coloured).toEqual([]);
  }
});

test('a flight fits on paper with everything a traveller needs of it', async ({
  page,
  baseURL,
}) => {
  // Of one that is late there is most to say: its rights, and the flight before it.
  await onPaper(page, await pageAddress(baseURL ?? '', '/vuelos/detalle/{delayed}'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const fact of await page.locator('main dl dd').all()) await expect(fact).toBeVisible();
  for (const format of ['A4', 'Letter'] as const)
    expect(await pagesOf(page, format)).toBeLessThanOrEqual(3);
});

thoroughly(test)(
  'an information page is printed with its closed answers and the addresses of its sources',
  async ({ page }) => {
    await onPaper(page, '/servicios/migracion-y-pasaportes');
    const closed = page.locator('main details:not([open], form details) > :not(summary)');
    for (const answer of await closed.all()) await expect(answer).toBeVisible();
    // Paper has no answer to send.
    await expect(page.locator('#feedback-question')).toBeHidden();
    const addresses = await page
      .locator('main a[href^="http"]')
      .evaluateAll((links) =>
        links.map(
          (link) =>
            getComputedStyle(link, '::after').content.includes('attr') ||
            getComputedStyle(link, '::after').content,
        ),
      );
    expect(addresses.length).toBeGreaterThan(0);
    for (const content of addresses) expect(content).toContain('http');
  },
);

test('the paper says whose page it is and where it is found, also after a navigation', async ({
  page,
}) => {
  await page.goto('/vuelos');
  await hydrated(page);
  await page.locator('main a[href="/vuelos/conexiones"]').first().click();
  await expect(page).toHaveURL(/conexiones$/);
  await page.emulateMedia({ media: 'print' });
  const line = await page
    .locator('link[rel=canonical]')
    .evaluate((link) => [
      link.getBoundingClientRect().height > 0,
      getComputedStyle(link, '::before').content,
    ]);
  expect(line[0]).toBe(true);
  expect(line[1]).toMatch(/El Dorado.*\/vuelos\/conexiones/);
});
