import type { BrowserContext, Page } from 'playwright';
import { breakRemote, faults, transportFaults } from '../../support/faults/brokenRemote.ts';
import { expect, layoutHydrated, test } from '../../support/looks/fixtures.ts';
import { partOf, thorough, thoroughly } from '../../support/looks/views.ts';

// Each remote, broken in each way, on the first load and on navigation: the header, the search, the alert bar and the
// other remotes are usable within two seconds, what the server sent stays, and no page is blank. `npm run thorough` tries
// all of them, with the machine to itself; `npm test` tries some ways on two remotes.

/** A page of each remote with its heading, and a page of another remote to come from and to go on to. */
const remotes = {
  'mf-flights': { path: '/vuelos/salidas', heading: 'Salidas', other: '/contacto' },
  'mf-establishments': {
    path: '/establecimientos/restaurantes',
    heading: 'Restaurantes',
    other: '/contacto',
  },
  'mf-services': {
    path: '/informacion-en-tiempo-real/parqueaderos',
    heading: 'Parqueaderos',
    other: '/contacto',
  },
  'mf-taxi': { path: '/servicios/taxis', heading: 'Taxis', other: '/contacto' },
  'mf-forms': { path: '/contacto', heading: 'Contacto', other: '/servicios' },
  'mf-corporate': { path: '/corporativo', heading: 'Corporativo', other: '/contacto' },
} as const;

/** Milliseconds in which the rest of the page must be usable; the machine's other work is not the page's fault. */
const usableWithin = thorough ? 2_000 : 20_000;
const faultsFor = (remote: number) =>
  thorough ? faults : faults.filter((_, fault) => fault % 10 === 2 * remote);
/** Their pages name none of their files: what the hashes vouch for is fetched with the first navigation, or touch, only. */
const nameless: readonly string[] = ['mf-forms', 'mf-corporate'];
const faultsOfNameless = thorough ? transportFaults : transportFaults.slice(0, 1);

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

/**
 * Tries each fault in a tab of its own: what an earlier one still waits for is not the next one's. A tab that was open
 * all the while is not touched by any of them.
 */
async function inTabs(
  context: BrowserContext,
  tried: readonly string[],
  work: (tab: Page, fault: string) => Promise<void>,
): Promise<void> {
  const bystander = await context.newPage();
  await bystander.goto('/');
  await layoutHydrated(bystander);
  await bystander.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const fault of tried) {
    await test.step(fault, async () => {
      const tab = await context.newPage();
      await tab.goto('/no-existe');
      await work(tab, fault);
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      await tab.close();
      expect(await bystander.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
  await expectUsable(bystander);
  await bystander.close();
}

for (const [index, [remote, { path, heading, other }]] of partOf(
  [...Object.entries(remotes).entries()],
  6,
)) {
  const tried = nameless.includes(remote) ? faultsOfNameless : faultsFor(index);
  thoroughly(test)(`${remote} broken on the first load`, async ({ context }) => {
    await inTabs(context, tried, async (tab, fault) => {
      await breakRemote(tab, remote, path, fault);
      await tab.goto(path, { waitUntil: 'domcontentloaded' });
      await expectUsable(tab);
      await expect(main(tab).getByRole('heading', { level: 1 })).toContainText(heading);
      expect((await main(tab).innerText()).length, fault).toBeGreaterThan(200);
      // Another remote's page is a link away.
      await follow(tab, other);
      await expect(tab).toHaveURL(other);
      await expect(main(tab).getByRole('heading', { level: 1 })).not.toContainText(heading);
      expect((await main(tab).innerText()).length, fault).toBeGreaterThan(200);
    });
  });

  test(`${remote} broken on navigation`, async ({ context }) => {
    await inTabs(context, tried, async (tab, fault) => {
      await breakRemote(tab, remote, path, fault);
      await tab.goto(other);
      await layoutHydrated(tab);
      await follow(tab, path);
      await expectUsable(tab);
      // From the server, or a notice with what to do.
      await expect(tab).toHaveURL(path);
      await expect(main(tab).getByRole('heading').first()).toBeVisible();
      expect((await main(tab).innerText()).length, fault).toBeGreaterThan(60);
    });
  });
}
