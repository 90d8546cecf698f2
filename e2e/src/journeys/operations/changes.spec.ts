import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localisePath, locales, type Locale } from '@eldorado/i18n/locale';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { startOwnSite, type OwnSite } from '../../support/site/ownSite.ts';
import { testDir } from '../../support/site/site.ts';
import { thorough, thoroughly } from '../../support/looks/views.ts';

// What one command changes is on the pages that are made next, and on those that are open.

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite('changes');
});
test.afterAll(() => site.stop());

const pages = [
  '/servicios/punto-de-vacunacion',
  '/servicios/sanidad-y-emergencia',
  '/el-dorado-sostenible/servicios/salud-y-seguridad',
];
const days = { es: '14 días', en: '14 days', fr: '14 jours', pt: '14 dias' };
const queries = { es: 'vacunacion', en: 'vaccination', fr: 'vaccination', pt: 'vacinacao' };
/**
 * Milliseconds from the end of the command until a change must be seen everywhere. Five seconds on a machine with nothing else to do:
 * `npm run thorough` holds that, where journeys run one by one.
 */
const limit = thorough ? 5_000 : 60_000;

const structuredData = (html: string) =>
  /application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

test('a fact that one command changes is on every page that names it, in search and in JSON-LD', async ({
  page,
}) => {
  const read = async (address: string) =>
    (await (await page.request.get(site.origin + address)).text()).replace(/\u00a0/g, ' ');
  const inLanguages = (path: string) =>
    locales.map((locale): [string, Locale] => [localisePath(path, locale), locale]);
  const shown = pages.flatMap(inLanguages).map(([address, locale]) => ({
    what: address,
    isShown: async () => (await read(address)).includes(days[locale]),
  }));
  const structured = inLanguages('/servicios/punto-de-vacunacion').map(([address, locale]) => ({
    what: `JSON-LD of ${address}`,
    isShown: async () => structuredData(await read(address)).includes(`"value":"${days[locale]}"`),
  }));
  const found = locales.map((locale) => ({
    what: `search in ${locale}`,
    isShown: async () =>
      (await read(`/api/site-search?locale=${locale}&q=${queries[locale]}`)).includes(days[locale]),
  }));
  const places = [...shown, ...structured, ...found];

  // Everything is in the gateway's memory, as it is before a change.
  for (const { what, isShown } of places) expect(await isShown(), what).toBe(false);
  await site.command('facts', 'set', 'vaccination-days-before', '14 days');
  const changedAt = performance.now();

  // One after the other: what is asked for while it is still old takes the time of what it is made of.
  const times: string[] = [];
  for (const { what, isShown } of places) {
    await expect
      .poll(isShown, {
        message: `${what} within ${limit} ms; before it ${times.join(', ')}`,
        intervals: [100],
        timeout: Math.max(1, limit - (performance.now() - changedAt)),
      })
      .toBe(true);
    times.push(`${what}: ${Math.round(performance.now() - changedAt)} ms`);
  }
});

thoroughly(test)(
  'an open board shows a new schedule by itself, and stops calling it demonstration data',
  async ({ page }) => {
    const listening = page.waitForResponse((response) => response.url().includes('flight-events'));
    await page.goto(`${site.origin}/vuelos/salidas`);
    await hydrated(page);
    await listening;
    const main = page.getByRole('main');
    await expect(main.getByText('Datos de demostración')).toBeVisible();
    const before = await main.getByRole('heading', { level: 2 }).first().textContent();

    await site.command('feed', 'import', 'api/feeds/example-schedule.csv');
    await expect(main.getByText('Datos de demostración')).toBeHidden();
    await expect(main.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
  },
);

test('open pages show what a sensor says and whether the airport is open by themselves', async ({
  page,
}) => {
  const listening = page.waitForResponse((response) => response.url().includes('flight-events'));
  await page.goto(`${site.origin}/informacion-en-tiempo-real/tiempo-en-filas`);
  await hydrated(page);
  await listening;
  const queue = page
    .getByRole('heading', { name: 'Seguridad, vuelos internacionales' })
    .locator('..');
  await expect(queue).toContainText('Demostración');

  const folder = mkdtempSync(path.join(testDir, 'readings-'));
  const file = path.join(folder, 'readings.csv');
  writeFileSync(file, `subject,measured_at,value\n1-international,2026-03-02T14:59:30Z,57\n`);
  await site.command('feed', 'live', file);
  await expect(queue).toContainText(/57\s*min/);
  await expect(queue).not.toContainText('Demostración');

  await site.command('airport', 'close');
  const bar = page.getByRole('region', { name: 'Estado del aeropuerto' });
  await expect(bar).toContainText('Aeropuerto cerrado');
  rmSync(folder, { recursive: true });
});
