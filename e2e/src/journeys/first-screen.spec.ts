import type { Locator, Page } from 'playwright';
import { expect, hydrated, test } from '../support/fixtures.ts';

// What a page is for begins on the first screen. Tops in px of the first row, place, field or figure, as they may be at most on a
// phone (390 × 844) and on a desk (1440 × 900), while the airport has nothing to say.
const main = (page: Page) => page.getByRole('main');
const pages = [
  {
    path: '/vuelos/salidas',
    what: 'the first flight',
    first: (page: Page) =>
      main(page)
        .getByRole('row')
        .filter({ hasText: /\d\d:\d\d/ }),
    tops: { phone: 330, desk: 400 },
  },
  {
    path: '/establecimientos/restaurantes',
    what: 'the first place',
    first: (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Terminal' }),
    tops: { phone: 330, desk: 380 },
  },
  {
    path: '/servicios/taxis',
    what: 'the first field',
    first: (page: Page) => main(page).getByRole('combobox'),
    tops: { phone: 330, desk: 330 },
  },
  {
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    what: 'the first figure',
    first: (page: Page) => main(page).getByText(/^\d+(–\d+)? min$/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/informacion-en-tiempo-real/parqueaderos',
    what: 'the first figure',
    first: (page: Page) => main(page).getByText(/^\d+$/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/prepara-tu-viaje/divisas',
    what: 'the first figure',
    first: (page: Page) => main(page).getByText(/^USD\s1,00 son COP\s\d/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/comunicados/estadisticas-del-aeropuerto',
    what: 'the first figure',
    first: (page: Page) => main(page).getByText(/\d pasajeros/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/informacion-en-tiempo-real/distancias',
    what: 'the first field',
    first: (page: Page) => main(page).getByRole('combobox'),
    tops: { phone: 330, desk: 330 },
  },
  {
    path: '/contacto',
    what: 'the first field',
    first: (page: Page) => main(page).getByRole('textbox'),
    tops: { phone: 330, desk: 360 },
  },
  {
    path: '/buscar?q=farmacia',
    what: 'the first result',
    first: (page: Page) => main(page).getByRole('listitem'),
    tops: { phone: 430, desk: 450 },
  },
  {
    path: '/mapas',
    what: 'the map',
    first: (page: Page) => page.getByRole('application'),
    tops: { phone: 250, desk: 240 },
  },
] as const;
const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

for (const { path, what, first, tops } of pages) {
  test(`${what} of ${path} is near the top of the first screen`, async ({ page }) => {
    const found: Record<string, number> = {};
    for (const [name, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await hydrated(page);
      const box = await first(page).first().boundingBox();
      found[name] = Math.round(box?.y ?? Infinity);
    }
    expect(found['phone'], JSON.stringify(found)).toBeLessThanOrEqual(tops.phone);
    expect(found['desk'], JSON.stringify(found)).toBeLessThanOrEqual(tops.desk);
  });
}

test('the search of the home page is whole on a phone’s first screen, and the next flight begins there', async ({
  page,
}) => {
  const { width, height } = screens.phone;
  await page.setViewportSize(screens.phone);
  await page.goto('/');
  await hydrated(page);
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.y ?? Infinity) + (box?.height ?? 0));
  };
  const search = main(page).getByRole('region', { name: 'Busca tu vuelo' });
  expect(await bottom(search)).toBeLessThan(height);
  const next = main(page).getByRole('table', { name: 'Próximas salidas' });
  const row = next.getByRole('row').filter({ hasText: /\d\d:\d\d/ });
  expect(await bottom(row.first().getByRole('time').first())).toBeLessThan(height);
  // The ways between them go on sideways: the last one comes into sight with the keyboard, and the page stays as wide as it was.
  const last = main(page).getByRole('navigation').getByRole('link', { name: 'Accesibilidad' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('the map fills what the first screen has left, and nothing is wider than the window', async ({
  page,
}) => {
  const sizes = {
    ...screens,
    narrow: { width: 320, height: 640 },
    low: { width: 320, height: 256 },
  };
  for (const [name, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.goto('/mapas?terminal=T1&floor=2&place=sala-a05');
    await hydrated(page);
    const { y = 0, height = 0 } = (await page.getByRole('application').boundingBox()) ?? {};
    expect(height, name).toBeGreaterThanOrEqual(320);
    if (name in screens) expect(viewport.height - y - height, name).toBeLessThanOrEqual(40);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name).toBe(viewport.width);
  }
});

test('the bar is one slim line on a phone while the airport has nothing to say', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/vuelos/salidas');
  const bar = page.getByRole('region', { name: 'Estado del aeropuerto' });
  await expect(bar).toContainText('Aeropuerto abierto');
  // Those who listen hear it all the same.
  await expect(bar).toContainText('El aeropuerto opera con normalidad.');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(28);
});
