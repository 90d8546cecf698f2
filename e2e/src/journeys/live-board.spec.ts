import { expect, hydrated, test } from '../support/fixtures.ts';
import { startOwnSite, type OwnSite } from '../support/ownSite.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite('live');
});
test.afterAll(() => site.stop());

test('an open board shows a new schedule by itself, and stops calling it demonstration data', async ({
  page,
}) => {
  const listening = page.waitForResponse((response) => response.url().includes('flight-events'));
  await page.goto(`${site.origin}/vuelos/salidas`);
  await hydrated(page);
  await listening;
  const main = page.getByRole('main');
  await expect(main.getByText('Datos de demostración')).toBeVisible();
  const before = await main.getByRole('heading', { level: 2 }).first().textContent();

  await site.command('feed', 'import', 'api/feeds/example-schedule.csv');
  await expect(main.getByText('Datos de demostración')).toBeHidden({ timeout: 15_000 });
  await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
});
