import type { Locator, Page } from 'playwright';
import { expect, hydrated, layoutHydrated, test } from '../../support/looks/fixtures.ts';
import { partOf, thoroughly } from '../../support/looks/views.ts';

// On a phone Back closes what is open over the page before it leaves the page.

test.use({ viewport: { width: 390, height: 844 } });

const banner = (page: Page) => page.getByRole('banner');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** The browser's own Back: the page may stay. */
const goBack = (page: Page) => page.evaluate(() => setTimeout(() => history.back()));

/** What opens on each page, and by what. */
const layers: readonly {
  path: string;
  name: string;
  opener: (page: Page) => Locator;
  layer: (page: Page) => Locator;
}[] = [
  {
    name: 'the search',
    path: '/contacto',
    opener: (page) => banner(page).getByRole('link', { name: 'Buscar' }),
    layer: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the menu',
    path: '/servicios',
    opener: (page) => banner(page).getByRole('button', { name: 'Menú' }),
    layer: (page) => page.getByRole('navigation', { name: 'Principal' }),
  },
  {
    name: 'the languages',
    path: '/servicios',
    opener: (page) => banner(page).locator('summary', { hasText: /Idioma/ }),
    layer: (page) => page.getByRole('navigation', { name: 'Idioma' }),
  },
  {
    name: 'the filters of a list',
    path: '/establecimientos/restaurantes',
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Filtrar' }),
    layer: (page) => page.locator('#filters'),
  },
  {
    name: 'the days of a board',
    path: '/vuelos/salidas',
    opener: (page) => page.getByRole('main').getByRole('button', { name: /Día del tablero/ }),
    layer: (page) => page.locator('nav[popover]').last(),
  },
];

for (const { name, path, opener, layer } of partOf(layers, 4)) {
  test(`Back closes ${name}, and then leaves the page`, async ({ page }) => {
    await page.goto('/accesibilidad');
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 200));
    await opener(page).click();
    await expect(layer(page)).toBeVisible();
    const at = await scrolled(page);

    await goBack(page);
    await expect(layer(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await scrolled(page)).toBe(at);
    // Forward opens nothing.
    await page.evaluate(() => history.forward());
    await opener(page).click();
    await expect(layer(page)).toBeVisible();
    // Closed by other means it leaves nothing behind.
    if (name === 'the languages') await opener(page).click();
    else await page.keyboard.press('Escape');
    await expect(layer(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => (history.state as { open?: string } | null)?.open))
      .toBe(undefined);

    await goBack(page);
    await expect(page).toHaveURL(/\/accesibilidad$/);
  });
}

test('where the search leads to, Back returns from in one step', async ({ page }) => {
  await page.goto('/contacto');
  await layoutHydrated(page);
  await banner(page).getByRole('link', { name: 'Buscar' }).click();
  await page.getByRole('combobox').fill('wifi');
  await page.getByRole('option', { name: /Internet y wifi/ }).click();
  await expect(page).toHaveURL(/internet-wifi$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wifi');
  await goBack(page);
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contacto');
});

test('a list filtered in its sheet stays filtered, and its address says so', async ({ page }) => {
  await page.goto('/establecimientos/restaurantes');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Filtrar' }).click();
  const sheet = page.locator('#filters');
  await sheet.getByRole('searchbox').fill('pizza');
  await expect(page).toHaveURL(/q=pizza/);
  await goBack(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/q=pizza/);
  await expect(page.getByRole('main').getByRole('link', { name: /pizza/i }).first()).toBeVisible();
});

test('the search and the menu are open after a reload, the search with its words', async ({
  page,
}) => {
  await page.goto('/contacto');
  await layoutHydrated(page);
  await banner(page).getByRole('link', { name: 'Buscar' }).click();
  await page.getByRole('combobox').fill('wifi');
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('wifi');
  await expect(page.getByRole('option', { name: /Internet y wifi/ })).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();

  await banner(page).getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(menu).toBeVisible();
  await goBack(page);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/contacto$/);
});

thoroughly(test)('Back from a flight leads to its row, however far down', async ({ page }) => {
  await page.goto('/vuelos/salidas');
  await hydrated(page);
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /^Detalles del vuelo/ })
    .nth(130);
  await row.scrollIntoViewIfNeeded();
  const topOf = async () => (await row.boundingBox())?.y ?? NaN;
  const before = await topOf();
  await row.click();
  await expect(page).toHaveURL(/detalle/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vuelo');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salidas');
  // A window scrolls by whole pixels, and rows have parts of them.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
});
