import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build/app';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { axeFaults } from '../support/axe.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { startSite, testDir, testNow, testReleases, type TestSite } from '../support/site.ts';
import { viewsOf } from '../support/views.ts';

// A database of its own, so that the airport stays open for the other journeys.
let dataDir: string;
let site: TestSite;

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(testDir, 'closed-data-'));
  // PostgreSQL runs as a user of its own when this runs as root, and must get through.
  chmodSync(dataDir, 0o755);
  site = await startSite({
    RELEASES_DIR: testReleases,
    DATA_DIR: path.join(dataDir, 'site'),
    AIRPORT_NOW: testNow,
    PAGE_FRESH_SECONDS: '0',
    PAGE_STALE_SECONDS: '0',
  });
});

test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What an operator types. */
const airport = (...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', 'airport', '--', ...args], {
    cwd: repoRoot,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: path.join(dataDir, 'site') },
  });

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
