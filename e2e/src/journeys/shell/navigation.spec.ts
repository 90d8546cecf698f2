import type { Page } from 'playwright';
import {
  expect,
  holdCode,
  hydrated,
  layoutHydrated,
  offlineErrors,
  test,
} from '../../support/looks/fixtures.ts';
import { standingOrigin } from '../../support/site/site.ts';

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /Idioma|Language|Langue/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name }).click();
}

test('a link changes the page without loading it again, and moves the focus to its content', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('main').getByRole('link', { name: 'Parqueaderos' }).first().click();
  await expect(page).toHaveURL(/\/informacion-en-tiempo-real\/parqueaderos$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parqueaderos');
  await expect(page).toHaveTitle(/Parqueaderos/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

/** Notes what of a page moves each time one page becomes another; null while that is about to begin. */
async function watchMoves(page: Page): Promise<() => Promise<(string[] | null)[]>> {
  await page.addInitScript(() => {
    const moves: (string[] | null)[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const at = moves.push(null) - 1;
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        moves[at] = effects.flatMap(({ pseudoElement }) => pseudoElement ?? []);
      });
      return transition;
    };
    Object.assign(window, { moves });
  });
  return () => page.evaluate(() => (window as unknown as { moves: (string[] | null)[] }).moves);
}

for (const { list, row, of } of [
  { list: '/vuelos/salidas', row: 'Detalles', of: /^Vuelo / },
  { list: '/establecimientos/restaurantes', row: 'Crepes', of: /Crepes/ },
])
  test(`a row of ${list} opens into its page, and is where it was on the way back`, async ({
    page,
  }) => {
    const moves = await watchMoves(page);
    await page.goto(list);
    await hydrated(page);
    const link = page.locator('main [data-opens]').getByRole('link', { name: row }).first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(of);
    await expect.poll(moves).toEqual([expect.arrayContaining(['::view-transition-group(opened)'])]);
    const [opened] = await moves();
    expect(opened?.filter((name) => name.includes('(root)'))).toEqual([]);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(moves).toEqual([opened, []]);
  });

test('where motion is not wanted a row does not open into its page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = await watchMoves(page);
  await page.goto('/vuelos/salidas');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Detalles/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vuelo /);
  expect(await moves()).toEqual([]);
});

test.describe('where the clock stands still, and nothing that was fetched grows old', () => {
  test.use({ baseURL: standingOrigin });

  test('who stays on a link and follows it waits for no data', async ({ page }) => {
    await page.goto('/servicios');
    await hydrated(page);
    const answers: string[] = [];
    const of = '/api/v2/services/internet-wifi';
    page.on('response', async (response) => {
      await response.finished();
      if (response.url().endsWith(of)) answers.push(response.url());
    });
    const link = page.getByRole('main').getByRole('link', { name: 'Internet y wifi' }).first();
    // Pages are fetched ahead once the browser has been idle.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await link.hover();
        return answers.length;
      })
      .toBe(1);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet y wifi');
    expect(answers).toHaveLength(1);
  });
});

test('a jump before the page is live leaves what was sent, and the focus', async ({ page }) => {
  const release = await holdCode(page, '**/screen-board*.js');
  await page.goto('/vuelos/salidas', { waitUntil: 'commit' });
  await layoutHydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const sent = await heading.elementHandle();
  await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(page.getByRole('main')).toBeFocused();
  release();
  await hydrated(page);
  expect(await heading.evaluate((element, before) => element === before, sent)).toBe(true);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the language switch goes to the same page, loads only that language, and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/contacto');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(/\/en\/contacto$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('en');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);

  await page.goto('/vuelos');
  await expect(page).toHaveURL(/\/en\/vuelos$/);
});

test('choosing Spanish again ends the redirect', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'fr', url: baseURL ?? '' }]);
  await page.goto('/vuelos');
  await expect(page).toHaveURL(/\/fr\/vuelos$/);
  await hydrated(page);
  await chooseLanguage(page, 'Español');
  await expect(page).toHaveURL(/[^/]\/vuelos$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-CO');
  await page.reload();
  await expect(page).toHaveURL(/[^r]\/vuelos$/);
});

test.describe('offline', () => {
  test.use({ allowErrors: offlineErrors });

  test('going offline and back is said', async ({ page, context }) => {
    await page.goto('/contacto');
    await hydrated(page);
    await context.setOffline(true);
    await expect(page.getByText(/sin conexión/i)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/sin conexión/i)).toBeHidden();
  });
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/contacto');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language can be changed, is remembered, and can be changed back', async ({ page }) => {
    await page.goto('/vuelos');
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL(/\/en\/vuelos$/);
    await page.goto('/contacto');
    await expect(page).toHaveURL(/\/en\/contacto$/);
    await chooseLanguage(page, 'Español');
    await expect(page).toHaveURL(/[^n]\/contacto$/);
    await page.goto('/vuelos');
    await expect(page).toHaveURL(/[^n]\/vuelos$/);
  });

  test('the menu opens and a flight can be found', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('Madrid');
    await page.getByRole('button', { name: 'Buscar vuelo' }).click();
    await expect(page).toHaveURL(/\/vuelos\/salidas\?q=Madrid/);
    await expect(page.getByRole('main')).toContainText('Madrid');
  });
});
