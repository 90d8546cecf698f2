import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { startSite, testNow, testReleases, type TestSite } from '../../support/site/site.ts';

// The API does not answer: every page is still a page, says what is missing, and nothing of it is cached.
test.use({ allowErrors: ['Failed to load resource', 'status of 5'] });

let site: TestSite;

test.beforeAll(async () => {
  // Port 9 is the discard service: nothing listens there.
  site = await startSite({
    RELEASES_DIR: testReleases,
    API_URL: 'http://127.0.0.1:9',
    AIRPORT_NOW: testNow,
    RENDER_WORKERS: '1',
  });
});

test.afterAll(() => site.stop());

test('the health address answers 503 and names what is down', async ({ page, request }) => {
  const json = await request.get(`${site.origin}/health`, {
    headers: { accept: 'application/json' },
  });
  expect(json.status()).toBe(503);
  const report = (await json.json()) as { parts: { name: string; status: string }[] };
  expect(report.parts.filter(({ status }) => status === 'down').map(({ name }) => name)).toEqual([
    'api',
    'database',
  ]);
  const response = await page.goto(`${site.origin}/health`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estado del sitio');
});

test('content pages and the home page are whole, live pages offer to try again', async ({
  page,
}) => {
  await page.goto(`${site.origin}/servicios/aduanas`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aduanas');
  await page.goto(`${site.origin}/`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  const board = await page.goto(`${site.origin}/vuelos/salidas`);
  await hydrated(page);
  expect(board?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salidas');
  await expect(
    page.getByRole('main').getByRole('button', { name: /intentar|reintentar/i }),
  ).toBeVisible();
});
