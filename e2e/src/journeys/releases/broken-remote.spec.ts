import type { Page, Route } from 'playwright';
import { expect, followInFooter, layoutHydrated, test } from '../../support/looks/fixtures.ts';
import { partOf } from '../../support/looks/views.ts';

// A broken remote must leave the page usable: missing files, code that throws, files that never come;
// on the first load, where the server's content stays, and on navigation, where the server is asked.
test.use({
  allowErrors: [
    'Failed',
    'Error',
    'error',
    'integrity',
    'ERR_',
    'Loading chunk',
    'remote',
    'chunk',
    'No answer',
  ],
});

// What is still asked for when a test ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const flightsCode = /\/assets\/mf-flights\/[^/]+\/client\/.*\.js$/;

const faults: Record<string, (route: Route) => Promise<void>> = {
  'files are missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'files are refused': (route) => route.abort(),
  'code was altered': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `throw new Error('altered');${await response.text()}` });
  },
  'files never come': () => new Promise(() => undefined),
};

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /El Dorado/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2.550');
}

// One of the ways in which code does not come; each of them, `npm run thorough faults`.
for (const [name, fault] of partOf(Object.entries(faults), 4)) {
  test(`first load: ${name}, and the server's board stays with a notice`, async ({ page }) => {
    await page.route(flightsCode, fault);
    await page.goto('/vuelos/salidas', { waitUntil: 'commit' });
    await layoutHydrated(page);
    const notice = page.getByRole('status').filter({ hasText: /no cargó/i });
    await expect(notice).toContainText(/Código de soporte: \w{4}-\w{4}-\w{4}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salidas');
    expect(await page.getByRole('main').getByRole('row').count()).toBeGreaterThan(5);
    await expectUsable(page);
    // It was said of the page before.
    await expect(notice).toHaveCount(0);
  });

  test(`navigation: ${name}, and the page comes from the server`, async ({ page }) => {
    await page.goto('/contacto');
    await layoutHydrated(page);
    await page.route(flightsCode, fault);
    await followInFooter(page, 'Salidas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salidas');
    await expect(page).toHaveURL(/\/vuelos\/salidas$/);
    await layoutHydrated(page);
    await expectUsable(page);
  });
}

test('what a remote asks of the shell and did not come is asked for again by the next page', async ({
  page,
}) => {
  await page.route(/\/assets\/shell\/[^/]+\/client\/store\..*\.js$/, (route) => route.abort());
  await page.goto('/vuelos/salidas');
  await layoutHydrated(page);
  await expect(page.getByRole('status').filter({ hasText: /no cargó/i })).toBeVisible();
  await page.unrouteAll();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await followInFooter(page, 'Llegadas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llegadas');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('a second failure within a minute shows the error page instead of loading again', async ({
  page,
}) => {
  await page.goto('/contacto');
  await layoutHydrated(page);
  await page.evaluate(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())));
  await page.route(flightsCode, (route) => route.abort());
  await followInFooter(page, 'Salidas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ha ocurrido un error');
  await expect(page.getByRole('main')).toContainText('Esta parte de la página no cargó');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })).toBeVisible();
});
