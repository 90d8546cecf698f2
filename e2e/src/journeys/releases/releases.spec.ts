import type { Page } from 'playwright';
import { axeFaults } from '../../support/looks/axe.ts';
import { publishEdited, words } from '../../support/faults/editedRelease.ts';
import { expect, followInFooter, hydrated, test } from '../../support/looks/fixtures.ts';
import {
  liveSetId,
  ownReleases,
  setFollowed,
  type OwnReleases,
} from '../../support/site/ownReleases.ts';
import { standingOrigin, startSite, testNow, type TestSite } from '../../support/site/site.ts';
import { thoroughly } from '../../support/looks/views.ts';

const opsToken = 'the-token-of-the-journey';

// One story: what is published in its first part is rolled back in the next.
test.describe.configure({ mode: 'serial' });

let releases: OwnReleases;
let site: TestSite;

test.beforeAll(async () => {
  releases = ownReleases('release-journey');
  site = await startSite({
    RELEASES_DIR: releases.store,
    // The gateway of its own stands still, and so does the API that it reads.
    API_URL: standingOrigin,
    AIRPORT_NOW: testNow,
    OPS_TOKEN: opsToken,
    RENDER_WORKERS: '1',
  });
});

test.afterAll(async () => {
  await site.stop();
  releases.remove();
});

const release = (...args: string[]) => releases.release(...args);
const liveSet = (page: Page) => liveSetId(page, site.origin);
const followed = (page: Page, before: string) => setFollowed(page, site.origin, before);

test('a new version is published, promoted and rolled back while an open tab keeps its set', async ({
  page,
  context,
}) => {
  const board = `${site.origin}/vuelos/salidas`;
  const edition = page.getByText('edición 1.1').first();
  await page.goto(board);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salidas');
  const oldTab = page;

  // The same remote with another title on its boards.
  const title = words([/(departures:\s*)(['"])Salidas\2/, '$1$2Salidas, edición 1.1$2']);
  await publishEdited(releases.store, 'mf-flights', '1.1.0', title);
  const first = await liveSet(page);
  await release('promote', 'mf-flights', '1.1.0');
  await followed(page, first);
  // The very next page is of the new set.
  const newTab = await context.newPage();
  await newTab.goto(board);
  await expect(newTab.getByText('edición 1.1').first()).toBeVisible();
  // Rendered by the server and taken over by the same version's code.
  await hydrated(newTab);
  await expect(newTab.getByText('edición 1.1').first()).toBeVisible();

  // The old tab goes on with the version it began with, by client navigation.
  await followInFooter(oldTab, 'Llegadas');
  await expect(oldTab.getByRole('heading', { level: 1 })).toHaveText('Llegadas');
  await followInFooter(oldTab, 'Salidas');
  await expect(oldTab.getByRole('heading', { level: 1 })).toHaveText('Salidas');
  await expect(edition).toBeHidden();

  // Where the new version's code does not come, the one before is shown, without a word with the server.
  await newTab.goto(`${site.origin}/contacto`);
  await hydrated(newTab);
  await newTab.route(/\/assets\/mf-flights\/1\.1\.0\//, (route) => route.abort());
  const documents: string[] = [];
  newTab.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await followInFooter(newTab, 'Salidas');
  await expect(newTab.getByRole('heading', { level: 1 })).toHaveText('Salidas');
  expect(documents).toEqual([]);
  await newTab.unrouteAll();

  await release('rollback', 'mf-flights');
  await expect.poll(() => liveSet(page), { intervals: [50] }).toBe(first);
  await newTab.goto(board);
  await expect(newTab.getByRole('heading', { level: 1 })).toHaveText('Salidas');
  await expect(newTab.getByText('edición 1.1')).toHaveCount(0);
  const log = await release('log', '--json');
  expect(log).toContain('rollback');
});

/** The hour of the picture that the head of the home page preloads, and whether it includes the newsletter's styles. */
async function homeHead(page: Page): Promise<{ hour: string | undefined; newsletter: boolean }> {
  const html = await (await page.request.get(site.origin)).text();
  const [head = ''] = html.split('</head>');
  const [, hour] = /<link rel="preload" as="image"[^>]*\/client\/home-(\w+)\./.exec(head) ?? [];
  return { hour, newsletter: /<link rel="stylesheet"[^>]*\/mf-forms\//.test(head) };
}

thoroughly(test)(
  'a rollback of the shell takes back what it put into the head of the page',
  async ({ page }) => {
    const asBuilt = { hour: 'day', newsletter: true };
    expect(await homeHead(page)).toEqual(asBuilt);

    await publishEdited(
      releases.store,
      'shell',
      '1.1.0',
      words(
        [/(['"])06:40\1,\s*(['"])day\2/, '"06:40", "dusk"'],
        [/layoutWidgets = \[[^\]]*\]/, 'layoutWidgets = []'],
      ),
    );
    const first = await liveSet(page);
    await release('promote', 'shell', '1.1.0');
    await followed(page, first);
    expect(await homeHead(page)).toEqual({ hour: 'dusk', newsletter: false });

    await release('rollback', 'shell');
    await expect.poll(() => liveSet(page), { intervals: [50] }).toBe(first);
    expect(await homeHead(page)).toEqual(asBuilt);
  },
);

test.describe('the operations page', () => {
  // Its door answers 401.
  test.use({ allowErrors: ['401'] });

  test('an operator reads on /ops that going back is safe, and goes back, on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const before = await liveSet(page);
    await release('promote', 'mf-flights', '1.1.0');
    // Else what is taken back would not have been live here yet.
    await followed(page, before);
    await page.goto(`${site.origin}/ops`);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Token').fill(opsToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const row = page.getByRole('row', { name: 'mf-flights' }).first();
    await expect(row).toContainText('1.1.0');
    await row.getByText('Change').click();
    await expect(row).toContainText('Safe: its contract and shared modules fit what is live.');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const form = row.getByRole('button', { name: /^Roll back to/ }).locator('xpath=..');
    await form.getByLabel('Reason').fill('boards are empty');
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toContainText('rollback done: mf-flights on local');
    // The very next page, as the message promises.
    await page.goto(`${site.origin}/vuelos/salidas`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salidas');
    await expect(page.getByText('edición 1.1')).toHaveCount(0);
  });
});

test('a complaint that is half written goes on with a new version of its remote', async ({
  page,
}) => {
  await page.goto(`${site.origin}/contacto/pqrs`);
  await hydrated(page);
  await page.getByRole('radio', { name: 'Queja' }).check();
  const next = words([/next:\s*(['"])Continuar\1/g, 'next:"Seguir"']);
  await publishEdited(releases.store, 'mf-forms', '1.1.0', next);
  const before = await liveSet(page);
  await release('promote', 'mf-forms', '1.1.0');
  await followed(page, before);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Queja' })).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: 'Seguir' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tema' })).toBeVisible();
});
