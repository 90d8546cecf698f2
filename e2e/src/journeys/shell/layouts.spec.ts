import type { Page } from 'playwright';
import { axeFaults } from '../../support/looks/axe.ts';
import { expect, layoutHydrated, test } from '../../support/looks/fixtures.ts';

/** A page of each layout: its heading, and what the header shows over it; the site's own has no colour of its own. */
const pages = {
  '/': { heading: /más cerca del sol/, menu: 'Principal', colour: null },
  '/corporativo': { heading: 'Corporativo', menu: 'Corporativo', colour: '#24384d' },
  '/el-dorado-sostenible': {
    heading: 'El Dorado sostenible',
    menu: 'El Dorado sostenible',
    colour: '#8bc34a',
  },
} as const;

const banner = (page: Page) => page.getByRole('banner');

async function expectPage(page: Page, path: keyof typeof pages): Promise<void> {
  const { heading, menu, colour } = pages[path];
  await expect(page).toHaveURL(new RegExp(`[^/]${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(banner(page).getByRole('navigation', { name: menu, exact: true })).toBeVisible();
  await expect(banner(page).locator('> svg')).toHaveCount(colour === null ? 0 : 1);
  if (colour !== null) await expect(banner(page).locator('> svg')).toHaveAttribute('fill', colour);
}

/** Notes at each frame which menu stands over which heading. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const menu = document.getElementById('site-menu')?.getAttribute('aria-label');
      seen.add(`${menu} | ${document.querySelector('h1')?.textContent}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
const framesOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test.use({ viewport: { width: 1280, height: 900 } });

test('header, menu and colour change with the page, in one frame, there and back', async ({
  page,
}) => {
  await page.goto('/');
  await layoutHydrated(page);
  await watchFrames(page);
  const follow = (path: string) =>
    page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().press('Enter');

  await follow('/corporativo');
  await expectPage(page, '/corporativo');
  await expect(banner(page).getByRole('link', { name: 'Carga' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await follow('/el-dorado-sostenible');
  await expectPage(page, '/el-dorado-sostenible');
  await expect(banner(page).getByRole('link', { name: 'Agua' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.goBack();
  await expectPage(page, '/corporativo');
  await banner(page).getByRole('link', { name: 'Sitio del aeropuerto' }).click();
  await expectPage(page, '/');

  // A frame before a heading is there has none.
  const frames = (await framesOf(page)).filter((frame) => !frame.endsWith('| undefined'));
  expect(frames.length).toBeGreaterThanOrEqual(3);
  for (const frame of frames)
    expect(frame).toMatch(
      /^(Principal \| .*más cerca del sol.*|Corporativo \| Corporativo|El Dorado sostenible \| El Dorado sostenible)$/s,
    );
});

test.describe('without JavaScript, on a phone of 320 px in the dark', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  });

  test('a layout is sent as it is shown: its menu opens, and leads within it and back', async ({
    page,
  }) => {
    await page.goto('/el-dorado-sostenible');
    const green = banner(page).locator('> svg');
    await expect(green).toHaveAttribute('fill', '#8bc34a');
    await expect(banner(page).getByRole('link', { name: 'El Dorado sostenible' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Buscar' })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('navigation', { name: 'El Dorado sostenible' });
    await menu.getByRole('link', { name: 'Agua' }).click();
    await expect(page).toHaveURL(/\/el-dorado-sostenible\/servicios\/agua$/);
    await expect(green).toHaveAttribute('fill', '#8bc34a');
    await banner(page).getByRole('button', { name: 'Menú' }).click();
    await menu.getByRole('link', { name: 'Sitio del aeropuerto' }).click();
    await expect(page).toHaveURL(/[^/]\/$/);
    await expect(green).toHaveCount(0);
  });
});
