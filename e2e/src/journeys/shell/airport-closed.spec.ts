import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { bogotaDay } from '@eldorado/i18n';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { startOwnSite, type OwnSite } from '../../support/site/ownSite.ts';
import { testDir, testNow } from '../../support/site/site.ts';
import { thoroughly, viewsOf } from '../../support/looks/views.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite('closed', { PAGE_FRESH_SECONDS: '0', PAGE_STALE_SECONDS: '0' });
});
test.afterAll(() => site.stop());

/** What an operator types. */
const airport = (...args: string[]) => site.command('airport', ...args);

/** The bar, whatever the language calls it. */
const barPart = 'section:not(main section, footer section)';

/** What the bar says. */
const closed: Readonly<Record<Locale, string>> = {
  es: 'Aeropuerto cerrado',
  en: 'Airport closed',
  fr: 'Aéroport fermé',
  pt: 'Aeroporto fechado',
};

test('an operator closes the airport: the bar says so in every language, and opens it again', async ({
  page,
}) => {
  await airport('close');
  const bar = page.getByRole('region', { name: 'Estado del aeropuerto' });
  await expect(async () => {
    await page.goto(site.origin);
    await expect(bar).toContainText('Aeropuerto cerrado', { timeout: 100 });
  }).toPass();
  for (const look of viewsOf()) {
    const { locale, width, colorScheme } = look;
    await page.goto(site.origin + localisePath('/', locale));
    await hydrated(page);
    await expect(page.getByText(closed[locale]).first()).toBeVisible();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    // Both widths and themes.
    if (viewsOf(0, 2).includes(look)) expect(await pageFaults(page, barPart)).toEqual([]);
  }

  await airport(
    'open',
    '--es',
    'Ya abrimos.',
    '--en',
    'Open.',
    '--fr',
    'Ouvert.',
    '--pt',
    'Aberto.',
  );
  await expect(async () => {
    await page.goto(site.origin);
    await expect(bar).toContainText('Ya abrimos.', { timeout: 100 });
  }).toPass();

  // What an operator says is read on a phone as well, and can be put away there without moving the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await hydrated(page);
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await bar.getByRole('button', { name: 'Ocultar este aviso' }).press('Enter');
  await expect(bar.getByText('Ya abrimos.')).toBeHidden();
  expect(await height()).toBe(before);
});

thoroughly(test)(
  'a notice that is published is in the bar of every page at once, with the way to it',
  async ({ page }) => {
    const name = 'niebla-en-la-manana';
    const example = readFileSync(path.join(repoRoot, `api/src/news/examples/${name}.md`), 'utf8');
    const file = path.join(mkdtempSync(path.join(testDir, 'notice-')), `${name}.md`);
    const today = bogotaDay(new Date(testNow));
    // It holds until the end of the site's day.
    writeFileSync(file, example.replaceAll('2026-11-20', today).replace('T09:00:00', 'T23:59:00'));
    await site.command('content', 'publish', file);
    const bar = page.getByRole('region', { name: 'Estado del aeropuerto' });
    await expect(async () => {
      await page.goto(site.origin);
      await expect(bar.getByRole('alert')).toContainText('Niebla', { timeout: 100 });
    }).toPass();
    await expect(bar.getByRole('link', { name: 'Ver el aviso' })).toHaveAttribute(
      'href',
      `/el-dorado-informa/${name}`,
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await pageFaults(page, barPart)).toEqual([]);
    }
    const feed = await page.request.get(`${site.origin}/en/el-dorado-informa/rss.xml`);
    expect(await feed.text()).toContain('<title>Fog: departures delayed until 9:00</title>');
  },
);

test('a message that lacks a language is refused', async () => {
  await expect(airport('close', '--es', 'Solo en español')).rejects.toMatchObject({ code: 2 });
});
