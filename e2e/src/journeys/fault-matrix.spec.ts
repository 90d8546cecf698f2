import type { Page } from 'playwright';
import { breakRemote, faults } from '../support/brokenRemote.ts';
import { expect, layoutHydrated, test } from '../support/fixtures.ts';

// Each remote, broken in each way, on the first load and on navigation: the header, the search, the alert bar and the
// other remotes are usable within two seconds, what the server sent stays, and no page is blank.

/** A page of each remote with its heading, and a page of another remote to come from and to go on to. */
const remotes = {
  'mf-flights': { path: '/vuelos/salidas', heading: 'Salidas', other: '/contacto' },
  'mf-establishments': {
    path: '/establecimientos/restaurantes',
    heading: 'Restaurantes',
    other: '/contacto',
  },
  'mf-services': { path: '/servicios/mascotas', heading: 'Mascotas', other: '/contacto' },
  'mf-taxi': { path: '/servicios/taxis', heading: 'Taxis', other: '/contacto' },
  'mf-forms': { path: '/contacto', heading: 'Contacto', other: '/servicios' },
  'mf-corporate': { path: '/corporativo', heading: 'Corporativo', other: '/contacto' },
} as const;

/** Milliseconds in which the rest of the page must be usable. */
const usableWithin = 2_000;

test.use({ allowErrors: [''] });

const main = (page: Page) => page.getByRole('main');

/** Everything but the broken remote answers in time, also when the page is being loaded from the server. */
async function expectUsable(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await layoutHydrated(page);
    await expect(page.getByRole('region', { name: 'Estado del aeropuerto' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused({ timeout: 250 });
  }).toPass({ timeout: usableWithin, intervals: [20] });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().press('Enter');

for (const [remote, { path, heading, other }] of Object.entries(remotes)) {
  test(`${remote} broken on the first load`, async ({ page, baseURL }) => {
    test.setTimeout(90_000);
    await page.goto(`${baseURL ?? ''}/no-existe`);
    for (const fault of faults) {
      await test.step(fault, async () => {
        await breakRemote(page, remote, path, fault);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expectUsable(page);
        await expect(main(page).getByRole('heading', { level: 1 })).toContainText(heading);
        expect((await main(page).innerText()).length, fault).toBeGreaterThan(200);
        // Another remote's page is a link away.
        await follow(page, other);
        await expect(page).toHaveURL(other);
        await expect(main(page).getByRole('heading', { level: 1 })).not.toContainText(heading);
        expect((await main(page).innerText()).length, fault).toBeGreaterThan(200);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });

  test(`${remote} broken on navigation`, async ({ page }) => {
    test.setTimeout(90_000);
    for (const fault of faults) {
      await test.step(fault, async () => {
        await page.goto('/no-existe');
        await breakRemote(page, remote, path, fault);
        await page.goto(other);
        await layoutHydrated(page);
        await page.evaluate(() => sessionStorage.clear());
        await follow(page, path);
        await expectUsable(page);
        // From the server, or a notice with what to do.
        await expect(page).toHaveURL(path, { timeout: 15_000 });
        await expect(main(page).getByRole('heading').first()).toBeVisible();
        expect((await main(page).innerText()).length, fault).toBeGreaterThan(60);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
