import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright';
import { buildHost, createHarness, type HarnessExample } from '@eldorado/testing/harness';
import { repoRoot } from '@eldorado/build/app';
import { localisePath } from '@eldorado/i18n/locale';
import { axeFaults } from '../../support/looks/axe.ts';
import { contract, readRemote, type ContractHost } from '../../support/contract.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { liveVersions } from '../../support/looks/liveRoutes.ts';
import { standingOrigin, testNow, testReleases } from '../../support/site/site.ts';
import { partOf, thorough } from '../../support/looks/views.ts';

// The contract, against the harness: each remote mounts alone through its single-spa lifecycles, shows its
// named examples, each fourth unless thorough, in every language, and leaves nothing behind when it is unmounted. One remote keeps the whole
// contract on the harness and on the real shell, so that the two cannot drift apart.
// Examples of a failing API make the browser report the failed call.
test.use({ allowErrors: ['Failed to load resource'] });

const remotes = readdirSync(repoRoot).filter((name) => /^mf-[a-z]+$/.test(name));

let hostDir = '';

// Built anew: a host of before would show an old design system.
test.beforeAll(async () => {
  hostDir = await buildHost({ again: true });
});

async function readExamples(remote: string): Promise<HarnessExample[]> {
  const file = path.join(repoRoot, remote, 'harness/examples.ts');
  const { examples } = (await import(pathToFileURL(file).href)) as { examples: HarnessExample[] };
  return examples;
}

/** The harness of a remote's live release, and its address. @param elsewhere where a page of single-spa's reads what is live. */
async function startHarness(
  remote: string,
  elsewhere?: string,
): Promise<{ harness: FastifyInstance; origin: string }> {
  const version = (await liveVersions())[remote];
  const harness = createHarness({
    remote,
    examples: await readExamples(remote),
    clientDir: path.join(testReleases, remote, version ?? '', 'client'),
    hostDir,
    ...(elsewhere && { liveVersions: elsewhere }),
  });
  const origin = await harness.listen({ port: 0 });
  return { harness, origin };
}

const mounted = (page: Page) => expect(page.locator('html[data-mounted=true]')).toBeAttached();
const unmount = (page: Page) =>
  page.evaluate(() => (window as unknown as { unmountRemote(): Promise<void> }).unmountRemote());

// Of every third remote; a remote's own tests render each of its examples.
for (const remote of partOf(remotes, 6)) {
  test(`${remote} shows its examples alone`, async ({ page }) => {
    test.setTimeout(180_000);
    const examples = await readExamples(remote);
    expect(examples.length).toBeGreaterThan(0);
    const { harness, origin } = await startHarness(remote);
    try {
      await page.goto(origin);
      expect(await page.getByRole('listitem').count()).toBe(examples.length);
      for (const [index, { name }] of partOf(examples, 4).entries()) {
        const locale = (['es', 'en', 'fr', 'pt'] as const)[index % 4] ?? 'es';
        await page.goto(`${origin}/examples/${name}?locale=${locale}`);
        await mounted(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // Pages of the site and components of the gallery are looked at one by one elsewhere.
        if (thorough || index === 0) expect(await axeFaults(page), name).toEqual([]);
      }
      await unmount(page);
      await expect(page.locator('#remote')).toBeEmpty();
    } finally {
      await harness.close();
    }
  });
}

test.describe('the contract', () => {
  let harness: FastifyInstance;
  let origin = '';

  test.beforeAll(async ({ baseURL }) => {
    const elsewhere = new URL('/_site/live-versions.json', baseURL).href;
    ({ harness, origin } = await startHarness('mf-services', elsewhere));
  });
  test.afterAll(() => harness.close());

  const services = {
    first: '/servicios',
    live: '/informacion-en-tiempo-real/tiempo-en-filas',
    call: '/v2/checkpoints',
    failure: { title: 'No pudimos traer estos datos', retry: 'Intentar de nuevo' },
  };

  const hosts: readonly ContractHost[] = [
    {
      name: 'harness',
      now: new Date(testNow),
      async open(page, wanted, locale) {
        const example = wanted === services.first ? 'index' : 'queues';
        await page.goto(`${origin}/examples/${example}?locale=${locale}&now=${testNow}`);
        await mounted(page);
      },
      leave: unmount,
    },
    {
      name: 'shell',
      now: new Date(testNow),
      async open(page, wanted, locale) {
        // At the instant at which the harness shows it.
        await page.goto(standingOrigin + localisePath(wanted, locale));
        await hydrated(page);
      },
      async leave(page) {
        await page.getByRole('banner').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/$/);
      },
    },
  ];

  for (const [rule, check] of Object.entries(contract)) {
    for (const host of hosts) {
      test(`a remote in the ${host.name} ${rule}`, async ({ page }) => {
        await check(page, host, { ...services, remote: await readRemote('mf-services') });
      });
    }
  }

  test('a page of single-spa’s own, of another origin than the site, hosts a remote at its addresses', async ({
    page,
    baseURL,
  }) => {
    const loaded = page.waitForResponse((response) => response.url().endsWith('/remoteEntry.js'));
    await page.goto(`${origin}${services.first}`);
    const heading = page.getByRole('heading', { level: 1 });
    const nav = page.getByRole('navigation', { name: 'Pages' });
    await expect(heading).toHaveText('Servicios');
    // Its version and its files are the live site's, which is elsewhere.
    expect(new URL((await loaded).url()).origin).toBe(new URL(baseURL ?? '').origin);
    expect(new URL(page.url()).origin).toBe(origin);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await nav.getByRole('link', { name: 'Currency exchange' }).click();
    await expect(page).toHaveURL(/\/prepara-tu-viaje\/divisas$/);
    await expect(heading).not.toHaveText('Servicios');
    await page.goBack();
    await expect(heading).toHaveText('Servicios');
    // Elsewhere the remote is not on the page.
    await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
    await expect(heading).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('the harness shows an example in the dark, on a phone, with an API that fails', async ({
    page,
  }) => {
    await page.goto(`${origin}/examples/queues`);
    await mounted(page);
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByLabel('Width').selectOption('390');
    await page.getByLabel('API').selectOption('failing');
    await page.getByRole('button', { name: 'Show' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('alert')).toContainText(services.failure.title);
    const background = await frame
      .locator('body')
      .evaluate((body) => [innerWidth, getComputedStyle(body).colorScheme] as const);
    expect(background[0]).toBe(390);
    const ink = await frame.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    const [red = 0] = (/\d+/.exec(ink) ?? []).map(Number);
    expect(red).toBeGreaterThan(128);
  });
});
