import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '@eldorado/build/app';
import { localisePath, locales } from '@eldorado/i18n/locale';
import { expect, test } from '../support/fixtures.ts';
import { startSite, testDir, testNow, testReleases, type TestSite } from '../support/site.ts';

// A database of its own, so that the other journeys read the facts of the repository.
let dataDir: string;
let site: TestSite;

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(testDir, 'facts-data-'));
  // PostgreSQL runs as a user of its own when this runs as root, and must get through.
  chmodSync(dataDir, 0o755);
  site = await startSite({
    RELEASES_DIR: testReleases,
    DATA_DIR: path.join(dataDir, 'site'),
    AIRPORT_NOW: testNow,
  });
});

test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What an editor types. */
const facts = (...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', 'facts', '--', ...args], {
    cwd: repoRoot,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: path.join(dataDir, 'site') },
  });

const pages = [
  '/servicios/punto-de-vacunacion',
  '/servicios/sanidad-y-emergencia',
  '/el-dorado-sostenible/servicios/salud-y-seguridad',
];
const days = { es: '14 días', en: '14 days', fr: '14 jours', pt: '14 dias' };

test('a fact that one command changes is on every page that names it, in search and in JSON-LD', async ({
  page,
}) => {
  const html = async (address: string) =>
    (await (await page.request.get(site.origin + address)).text()).replace(/\u00a0/g, ' ');
  // Every page is in the gateway's memory, as it is before a change.
  for (const locale of locales)
    for (const address of pages)
      expect(await html(localisePath(address, locale))).not.toContain(days[locale]);

  await facts('set', 'vaccination-days-before', '14 days');
  await expect(async () => {
    for (const locale of locales)
      for (const address of pages)
        expect(await html(localisePath(address, locale))).toContain(days[locale]);
    const found = await html('/api/site-search?locale=es&q=vacunacion');
    expect(found).toContain('14 días');
    // Two seconds on a machine that has nothing else to do; here other journeys run beside it.
  }).toPass({ timeout: 30_000, intervals: [200] });

  const article = await html('/servicios/punto-de-vacunacion');
  const structured = /application\/ld\+json">(.*?)<\/script>/s.exec(article)?.[1] ?? '';
  expect(structured).toContain('"value":"14 días"');
});
