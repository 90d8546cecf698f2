import type { Locator, Page } from 'playwright';

/** A phone and a desk, px. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} as const;

/** A page and what it is for. */
interface FirstScreen {
  path: string;
  what: string;
  first: (page: Page) => Locator;
  /** Where that begins at most, px from the top of the window. */
  tops: Readonly<Record<keyof typeof screens, number>>;
}

const main = (page: Page) => page.getByRole('main');
/**
 * What a page is for begins on the first screen: tops of the first row, place, field or figure, while the airport has nothing to
 * say.
 */
export const firstScreens: readonly FirstScreen[] = [
  {
    path: '/vuelos/salidas',
    what: 'the first flight',
    first: (page) =>
      main(page)
        .getByRole('row')
        .filter({ hasText: /\d\d:\d\d/ }),
    tops: { phone: 330, desk: 400 },
  },
  {
    path: '/establecimientos/restaurantes',
    what: 'the first place',
    first: (page) => main(page).getByRole('listitem').filter({ hasText: 'Terminal' }),
    tops: { phone: 330, desk: 380 },
  },
  {
    path: '/servicios/taxis',
    what: 'the first field',
    first: (page) => main(page).getByRole('combobox'),
    tops: { phone: 330, desk: 330 },
  },
  {
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    what: 'the first figure',
    first: (page) => main(page).getByText(/^\d+(–\d+)? min$/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/informacion-en-tiempo-real/parqueaderos',
    what: 'the first figure',
    first: (page) => main(page).getByText(/^\d+$/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/prepara-tu-viaje/divisas',
    what: 'the first figure',
    first: (page) => main(page).getByText(/^USD\s1,00 son COP\s\d/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/comunicados/estadisticas-del-aeropuerto',
    what: 'the first figure',
    first: (page) => main(page).getByText(/\d pasajeros/),
    tops: { phone: 260, desk: 300 },
  },
  {
    path: '/informacion-en-tiempo-real/distancias',
    what: 'the first field',
    first: (page) => main(page).getByRole('combobox'),
    tops: { phone: 330, desk: 330 },
  },
  {
    path: '/contacto',
    what: 'the first field',
    first: (page) => main(page).getByRole('textbox'),
    tops: { phone: 330, desk: 360 },
  },
  {
    path: '/buscar?q=farmacia',
    what: 'the first result',
    first: (page) => main(page).getByRole('listitem'),
    tops: { phone: 430, desk: 450 },
  },
  {
    path: '/mapas',
    what: 'the map',
    first: (page) => page.getByRole('application'),
    tops: { phone: 250, desk: 240 },
  },
];

/** Where what a page is for begins on a screen, px. @param ready waits until the page is as it stays. */
export async function topOf(
  page: Page,
  { path, first }: FirstScreen,
  screen: keyof typeof screens,
  ready: (page: Page) => Promise<unknown>,
): Promise<number> {
  await page.setViewportSize(screens[screen]);
  await page.goto(path);
  await ready(page);
  const box = await first(page).first().boundingBox();
  return Math.round(box?.y ?? Infinity);
}
