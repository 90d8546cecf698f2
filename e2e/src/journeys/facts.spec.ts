import { localisePath, locales } from '@eldorado/i18n/locale';
import { expect, test } from '../support/fixtures.ts';
import { startOwnSite, type OwnSite } from '../support/ownSite.ts';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite('facts');
});
test.afterAll(() => site.stop());

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

  await site.command('facts', 'set', 'vaccination-days-before', '14 days');
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
