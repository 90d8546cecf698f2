import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { axeFaults } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { startOwnSite, type OwnSite } from '../support/ownSite.ts';
import { viewsOf } from '../support/views.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite('closed', { PAGE_FRESH_SECONDS: '0', PAGE_STALE_SECONDS: '0' });
});
test.afterAll(() => site.stop());

/** What an operator types. */
const airport = (...args: string[]) => site.command('airport', ...args);

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
  }).toPass({ timeout: 10_000 });
  for (const { locale, width, colorScheme } of viewsOf()) {
    await page.goto(site.origin + localisePath('/', locale));
    await hydrated(page);
    await expect(page.getByText(closed[locale]).first()).toBeVisible();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFaults(page)).toEqual([]);
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
  }).toPass({ timeout: 10_000 });
});

test('a message that lacks a language is refused', async () => {
  await expect(airport('close', '--es', 'Solo en español')).rejects.toMatchObject({ code: 2 });
});
