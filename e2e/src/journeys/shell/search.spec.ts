import type { Page } from 'playwright';
import { pageFaults } from '../../support/looks/axe.ts';
import {
  expect,
  hydrated,
  layoutHydrated,
  offlineErrors,
  test,
} from '../../support/looks/fixtures.ts';
import { thoroughly } from '../../support/looks/views.ts';

/** Opens the search by the keyboard, once the page is live. */
async function openSearch(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await layoutHydrated(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });

test('Ctrl K opens it, a word and two keys lead to its page, and Esc closes it', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('wifi');
  await expect(option(page, /Internet y wifi/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /Internet y wifi/)).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/servicios\/internet-wifi$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wifi');
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);

  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('button', { name: 'wifi', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('its button opens it and has the focus again afterwards', async ({ page }) => {
  await page.goto('/contacto');
  await layoutHydrated(page);
  const button = page.getByRole('banner').getByRole('link', { name: 'Buscar' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('slips, accents and other languages’ words find what is meant', async ({ page }) => {
  await openSearch(page);
  for (const [typed, found] of [
    ['wfi', /Internet y wifi/],
    ['medelin', /Vuelos a Medellín/],
    ['PASAPORTES', /Migración y pasaportes/],
    ['luggage', /Instrucciones de equipaje/],
    ['maleta', /Guarda equipaje/],
  ] as const) {
    await field(page).fill(typed);
    await expect(option(page, found).first()).toBeVisible();
  }
});

test('a flight is found by its number, and its page opens', async ({ page }) => {
  await openSearch(page, '/en');
  await page.keyboard.type('av9314');
  const flight = option(page, /AV 9314 from/).first();
  await expect(flight).toBeVisible();
  await flight.click();
  await expect(page).toHaveURL(/\/en\/vuelos\/detalle\/.*AV9314$/);
});

test.describe('offline', () => {
  // What was still on its way when the network went does not come.
  test.use({ allowErrors: offlineErrors });

  test('it finds pages, and says what it cannot find', async ({ page, context }) => {
    await openSearch(page);
    await expect(dialog(page).getByRole('link', { name: /Parqueaderos/ })).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.type('parqueo');
    await expect(option(page, /Parqueaderos/)).toBeVisible();
    await expect(dialog(page).getByText(/los vuelos necesitan red/)).toBeVisible();
    await context.setOffline(false);
    await expect(dialog(page).getByText(/los vuelos necesitan red/)).toBeHidden();
  });
});

test('what matches nothing is said, with where to go on', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('zzzzzz');
  await expect(dialog(page).getByRole('heading', { name: 'Sin Resultados' })).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Ver todos los vuelos' }).click();
  await expect(page).toHaveURL(/\/vuelos$/);
});

test('Enter without a choice shows all results, and typing there refines them', async ({
  page,
}) => {
  await openSearch(page, '/pt');
  await page.keyboard.type('pizza');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pt\/buscar\?q=pizza$/);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('pizza');
  await main.getByRole('searchbox').fill('passaporte');
  await expect(main.getByRole('link', { name: /Imigração e passaportes/ })).toBeVisible();
  await expect(page).toHaveURL(/\/pt\/buscar\?q=passaporte$/);
  await expect(page).toHaveTitle(/passaporte/);
});

test('the search page is for visitors, not for search engines', async ({ request }) => {
  const response = await request.get('/buscar?q=wifi');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/buscar');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    thoroughly(test)(
      `axe finds nothing in the open search, ${colorScheme}, ${width} px`,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await openSearch(page);
        await expect(dialog(page).getByRole('link', { name: /Parqueaderos/ })).toBeVisible();
        expect(await pageFaults(page, 'dialog')).toEqual([]);
        await page.keyboard.type('medellin');
        await expect(option(page, /Salida|Llegada/).first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        expect(await pageFaults(page, 'dialog')).toEqual([]);
        await field(page).fill('zzzzzz');
        await expect(dialog(page).getByRole('heading', { name: 'Sin Resultados' })).toBeVisible();
        expect(await pageFaults(page, 'dialog')).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);

        for (const address of ['/buscar', '/buscar?q=medellin', '/buscar?q=zzzzzz']) {
          await page.goto(address);
          await hydrated(page);
          expect(await pageFaults(page)).toEqual([]);
        }
      },
    );
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a page that searches', async ({ page }) => {
    await page.goto('/en/contacto');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/buscar$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Popular destinations' })).toBeVisible();
    await main.getByRole('searchbox').fill('lugage');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/buscar\?q=lugage$/);
    await expect(main.getByRole('link', { name: /Left luggage/ })).toBeVisible();
  });

  test('what matches nothing is said, with where to go on, however long a word it is', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/buscar?q=${'z'.repeat(80)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Sin Resultados' })).toBeVisible();
    // The page cuts what reaches further, so that it is no wider than the window whatever stands in it.
    const ends = await main
      .locator('*')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
    await main.getByText('Todas las páginas').click();
    await main.getByRole('link', { name: 'Parqueaderos' }).click();
    await expect(page).toHaveURL(/\/parqueaderos$/);
  });
});
