import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { buildGallery, createGallery } from '@eldorado/ui/gallery';
import { axeFaults, pageFaults } from '../../support/looks/axe.ts';
import { expect, test } from '../../support/looks/fixtures.ts';
import { testDir } from '../../support/site/site.ts';
import { partOf, thoroughly, throughViews, viewsOf } from '../../support/looks/views.ts';

// The examples of the design system, of every fourth part unless thorough, live in the gallery: no fault of accessibility in both themes, on a phone
// and on a desk, no complaint of React's and none of the site's policy.

const ui = path.join(repoRoot, 'shared-libs/ui');
const examplesOf = (dir: string) =>
  readdirSync(dir).filter((file) => file.endsWith('.examples.tsx'));
const pages = [
  ...examplesOf(path.join(ui, 'gallery/foundations')).map((file) => file.split('.')[0] ?? ''),
  ...readdirSync(path.join(ui, 'src')).filter((folder) =>
    existsSync(path.join(ui, 'src', folder, `${folder}.examples.tsx`)),
  ),
];

let gallery: FastifyInstance;
let origin = '';

test.beforeAll(async () => {
  const dir = path.join(testDir, 'gallery');
  await buildGallery(dir);
  gallery = createGallery(dir);
  origin = await gallery.listen({ port: 0 });
});
test.afterAll(() => gallery.close());

// Colours that still change would be measured half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(origin + address);
  await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
}

/**
 * What is wrong with the page at an address, and ids that are there twice. Only here does a page have several
 * landmarks of one name: a site's page has one breadcrumb.
 */
async function faultsAt(page: Page, address: string, index: number): Promise<string[]> {
  const faults: string[] = [];
  const joint = address.includes('?') ? '&' : '?';
  await throughViews(
    page,
    viewsOf(index, 1),
    (locale) => open(page, `${address}${joint}locale=${locale}`),
    async ({ width, colorScheme, locale }) => {
      // The frame around the examples is every page's.
      const found = index < viewsOf().length ? await axeFaults(page) : await pageFaults(page);
      faults.push(
        ...found
          .filter((fault) => !fault.startsWith('landmark-unique'))
          .map((fault) => `${width} ${colorScheme} ${locale} ${fault}`),
      );
    },
  );
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  return [...faults, ...twice.map((id) => `the id ${id} is there twice`)];
}

/** On the narrowest screen nothing is wider than it, and with forced colours the page is there. */
async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('heading').first()).toBeAttached();
  const [wide, seen] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(wide).toBe(seen);
  await page.emulateMedia({ forcedColors: 'none' });
}

test('the board lists every component', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const name of pages) await expect(main.locator(`a[href="/${name}?"]`)).toBeVisible();
  expect(await faultsAt(page, '/', 0)).toEqual([]);
  await expectReflow(page);
});

for (const [index, name] of partOf(pages, 40).entries()) {
  test(`${name} has no fault in either theme, on a phone or on a desk`, async ({ page }) => {
    expect(await faultsAt(page, `/${name}`, index)).toEqual([]);
    await expectReflow(page);
    // What has a document of its own is looked at there.
    const framed = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('src') ?? ''));
    for (const address of framed) {
      expect(await faultsAt(page, address, index)).toEqual([]);
      await expectReflow(page);
    }
  });
}

thoroughly(test)(
  'the theme, the width and the language of the examples can be chosen',
  async ({ page }) => {
    await open(page, '/state?theme=dark&locale=es');
    const surface = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await surface();
    await expect(page.getByText('Updated hace 6 min')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Theme' })
      .getByRole('link', { name: 'Light' })
      .click();
    await expect(page).toHaveURL(/theme=light&locale=es/);
    expect(await surface()).not.toBe(dark);
    await page
      .getByRole('navigation', { name: /Width/ })
      .getByRole('link', { name: '390' })
      .click();
    const frame = page.locator('iframe').first();
    expect((await frame.boundingBox())?.width).toBe(390);
  },
);

test('a link of an example says where it leads and stays', async ({ page }) => {
  await open(page, '/link?locale=fr');
  await page.getByRole('link', { name: 'See all flights' }).click();
  await expect(page.getByText('Leads to /fr/vuelos')).toBeVisible();
  await expect(page).toHaveURL(/\/link\?locale=fr/);
});
