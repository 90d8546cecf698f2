import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeFact, placesOfFact } from '../../support/looks/changedFact.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { startOwnSite, type OwnSite } from '../../support/site/ownSite.ts';
import { testDir } from '../../support/site/site.ts';
import { thoroughly } from '../../support/looks/views.ts';

// What one command changes is on the pages that are made next, and on those that are open.

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite('changes');
});
test.afterAll(() => site.stop());

/** The runner's patience until a change is seen: how soon that is, `npm run bench -- freshness` says. */
const patience = { intervals: [100], timeout: 60_000 };

test('a fact that one command changes is on every page that names it, in search and in JSON-LD', async () => {
  const places = placesOfFact(site.origin);
  // Everything is in the gateway's memory, as it is before a change.
  for (const { what, isShown } of places) expect(await isShown(), what).toBe(false);
  await changeFact(site);
  for (const { what, isShown } of places)
    await expect.poll(isShown, { message: what, ...patience }).toBe(true);
});

thoroughly(test)(
  'an open board shows a new schedule by itself, and stops calling it demonstration data',
  async ({ page }) => {
    const listening = page.waitForResponse((response) => response.url().includes('flight-events'));
    await page.goto(`${site.origin}/vuelos/salidas`);
    await hydrated(page);
    await listening;
    const main = page.getByRole('main');
    await expect(main.getByText('Datos de demostración')).toBeVisible();
    const before = await main.getByRole('heading', { level: 2 }).first().textContent();

    await site.command('feed', 'import', 'api/feeds/example-schedule.csv');
    await expect(main.getByText('Datos de demostración')).toBeHidden();
    await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
  },
);

test('open pages show what a sensor says and whether the airport is open by themselves', async ({
  page,
}) => {
  const listening = page.waitForResponse((response) => response.url().includes('flight-events'));
  await page.goto(`${site.origin}/informacion-en-tiempo-real/tiempo-en-filas`);
  await hydrated(page);
  await listening;
  const queue = page
    .getByRole('heading', { name: 'Seguridad, vuelos internacionales' })
    .locator('..');
  await expect(queue).toContainText('Demostración');

  const folder = mkdtempSync(path.join(testDir, 'readings-'));
  const file = path.join(folder, 'readings.csv');
  writeFileSync(file, `subject,measured_at,value\n1-international,2026-03-02T14:59:30Z,57\n`);
  await site.command('feed', 'live', file);
  await expect(queue).toContainText(/57\s*min/);
  await expect(queue).not.toContainText('Demostración');

  await site.command('airport', 'close');
  const bar = page.getByRole('region', { name: 'Estado del aeropuerto' });
  await expect(bar).toContainText('Aeropuerto cerrado');
  rmSync(folder, { recursive: true });
});
