import { locales, localisePath } from '@eldorado/i18n/locale';
import { expect, test } from '../../support/looks/fixtures.ts';

const contents = (html: string, property: string) =>
  [...html.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(
    ([, content = '']) => content,
  );
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** A page of each kind of heading. */
const shared = [
  ['/', 'home'],
  ['/vuelos/salidas', 'flights'],
  ['/establecimientos/restaurantes', 'restaurants'],
  ['/servicios/objetos-perdidos', 'services'],
  ['/informacion-en-tiempo-real/parqueaderos', 'parking'],
  ['/el-dorado-sostenible', 'sustainability'],
] as const;

for (const locale of locales) {
  test(`a shared link shows its page in ${locale}`, async ({ request, baseURL }) => {
    for (const [path, section] of shared) {
      const address = localisePath(path, locale);
      const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
      expect(contents(html, 'og:title')).toEqual([titleOf(html)]);
      expect(contents(html, 'og:url')).toEqual([`${baseURL}${address}`]);
      expect(contents(html, 'og:locale')[0]).toMatch(new RegExp(`^${locale}_`));
      expect(contents(html, 'og:locale:alternate')).toHaveLength(3);
      expect(contents(html, 'og:description')[0]?.length).toBeGreaterThan(60);
      const [image = ''] = contents(html, 'og:image');
      expect(image).toContain(`/images/social-${section}.`);
      const picture = await request.get(image);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
      expect(picture.headers()['cache-control']).toContain('immutable');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });
}

test('a flight is shared by its own name', async ({ page, request }) => {
  await page.goto('/en/vuelos/salidas');
  const flight = page.locator('main a[href*="/vuelos/detalle/"]').first();
  const address = (await flight.getAttribute('href')) ?? '';
  const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
  const [title = ''] = contents(html, 'og:title');
  expect(title).toMatch(/^Flight \w{2} \d+: .+ – .+ · /);
  expect(title).toBe(titleOf(html));
  expect(contents(html, 'og:url')[0]).toContain(address);
  const trail = /"BreadcrumbList".*?<\/script>/.exec(html)?.[0] ?? '';
  expect(trail).toContain(`"name":"${title.split(' · ')[0]}"`);
});

test('the home page offers its search to search engines', async ({ request, baseURL }) => {
  const html = await (await request.get('/fr', { headers: { accept: 'text/html' } })).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@graph': [
      { '@type': 'Airport', iataCode: 'BOG' },
      {
        '@type': 'WebSite',
        potentialAction: {
          target: { urlTemplate: `${baseURL}/fr/buscar?q={search_term_string}` },
        },
      },
    ],
  });
});

test('the browser reads the manifest and finds nothing wrong with it', async ({ page }) => {
  await page.goto('/pt');
  const devtools = await page.context().newCDPSession(page);
  const { url, data, errors } = (await devtools.send('Page.getAppManifest')) as {
    url: string;
    data?: string;
    errors: unknown[];
  };
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/pt\/manifest\.webmanifest$/);
  const { icons, shortcuts, start_url } = JSON.parse(data ?? '{}') as {
    icons: { src: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
    start_url: string;
  };
  expect(start_url).toBe('/pt');
  expect(shortcuts.map((shortcut) => shortcut.url)).toEqual([
    '/pt/vuelos/salidas',
    '/pt/vuelos/llegadas',
    '/pt/mapas',
    '/pt/servicios/taxis',
  ]);
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src } of pictures) expect((await page.request.get(src)).status()).toBe(200);
});

test('the icons are where browsers look for them', async ({ request }) => {
  for (const address of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
    expect((await request.get(address)).status()).toBe(200);
});
