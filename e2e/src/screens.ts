import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { releasesDir, repoRoot } from '@eldorado/build/app';
import { pqrsPath, pqrsSteps, type PqrsStep } from '@eldorado/rules/pqrs';
import { buildGallery, createGallery } from '@eldorado/ui/gallery';
import { pageAddress } from './support/address.ts';
import { chromiumFlags, findChromium } from './support/chromium.ts';
import { startSite, testDir, testNow } from './support/site.ts';

/**
 * `npm run screens`: takes the pictures of docs/screens/ from the built site (`npm run build` first), each at 390,
 * 768 and 1440 px unless it says otherwise, with the clock of the tests. `npm run screens -- map taxi`: only those whose names begin so.
 */
interface Screen {
  name: string;
  /** May name a flight or a complaint, as pageAddress reads it. */
  path: string;
  /** What a visitor does before the picture. */
  act?: (page: Page) => Promise<void>;
  options?: BrowserContextOptions;
  /** The whole page instead of the first view. */
  whole?: boolean;
  /** In pixels; `widths` unless given. */
  at?: readonly number[];
}

const widths = [390, 768, 1440];
const outDir = path.join(repoRoot, 'docs/screens');
const beginnings = process.argv.slice(2);
const isWanted = ({ name }: Screen) =>
  beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning));

/** Which complaint a step of PQRS is shown of. */
const complaintOf: Partial<Record<PqrsStep, string>> = { request: '{petition}', sent: '{sent}' };

/** The pages of PQRS, of which most are asked for on phones. */
const complaints: readonly Screen[] = [
  ...(Object.keys(pqrsSteps) as PqrsStep[]).map((step) => ({
    name: `pqrs-${step}`,
    path: `${pqrsPath(step)}?draft=${complaintOf[step] ?? '{draft}'}`,
  })),
  { name: 'pqrs-unanswered', path: `${pqrsPath('event')}?draft={unanswered}&check=1` },
  { name: 'pqrs-look-up', path: '/contacto/pqrs/seguimiento' },
  { name: 'pqrs-follow', path: '/contacto/pqrs/seguimiento?case={case}' },
].map((screen) => ({ ...screen, whole: true, at: [390] }));

const screens: readonly Screen[] = [
  ...complaints,
  { name: 'home', path: '/' },
  { name: 'home-whole', path: '/', whole: true },
  { name: 'home-dark', path: '/', options: { colorScheme: 'dark' } },
  {
    name: 'menu',
    path: '/',
    // A sheet on narrow screens, panels on wide ones.
    act: (page) =>
      page
        .getByRole('banner')
        .getByText(/^(Menú|Servicios)$/)
        .locator('visible=true')
        .first()
        .click(),
  },
  {
    name: 'search',
    path: '/',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('maleta');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'flights', path: '/vuelos' },
  { name: 'departures', path: '/vuelos/salidas' },
  { name: 'departures-dark', path: '/vuelos/salidas', options: { colorScheme: 'dark' } },
  { name: 'arrivals-english', path: '/en/vuelos/llegadas' },
  {
    name: 'departures-filtered',
    path: '/vuelos/salidas?airline=AV&status=DLY',
    act: (page) => page.getByText('Más filtros').click(),
  },
  {
    name: 'no-flights',
    path: '/pt/vuelos/salidas?q=zzzz',
  },
  { name: 'flight', path: '/vuelos/detalle/{departure}', whole: true },
  { name: 'flight-delayed', path: '/en/vuelos/detalle/{delayed}' },
  { name: 'flight-arrival', path: '/vuelos/detalle/{arrival}' },
  { name: 'connections', path: '/vuelos/conexiones' },
  {
    name: 'connection-tight',
    path: '/fr/vuelos/conexiones?arrival=international&departure=international&baggage=hand&arrivalTime=10:00&departureTime=12:00',
    whole: true,
  },
  { name: 'taxis', path: '/servicios/taxis' },
  {
    name: 'taxi-fare',
    path: '/servicios/taxis?destination=usaquen&date=2026-03-02&time=21:00',
    whole: true,
  },
  {
    name: 'taxi-fare-dark',
    path: '/fr/servicios/taxis?destination=usaquen&date=2026-03-02&time=21:00',
    options: { colorScheme: 'dark' },
  },
  { name: 'taxi-booking', path: '/servicios/taxis/reservar?destination=usaquen' },
  { name: 'taxi-sign-in', path: '/en/servicios/taxis/ingresar' },
  { name: 'taxi-plate', path: '/servicios/taxis/placa?placa=ABC999' },
  { name: 'restaurants', path: '/establecimientos/restaurantes', act: mapBesideDrawn },
  {
    name: 'restaurants-dark',
    path: '/en/establecimientos/restaurantes?open=1',
    options: { colorScheme: 'dark' },
  },
  { name: 'restaurant', path: '/establecimientos/restaurantes/la-escala-burger', whole: true },
  { name: 'airline', path: '/pt/establecimientos/aerolineas/avianca', whole: true },
  { name: 'offers', path: '/fr/ofertas' },
  { name: 'local-ventures', path: '/paraiso-sello-local' },
  { name: 'getting-here', path: '/transporte/como-llegar-al-aeropuerto', whole: true },
  { name: 'distances', path: '/en/informacion-en-tiempo-real/distancias' },
  { name: 'map', path: '/mapas?terminal=T1&floor=2', act: floorDrawn },
  {
    name: 'map-restaurants',
    path: '/mapas?terminal=T1&floor=2&type=restaurantes&zone=privada',
    act: mapDrawn,
  },
  {
    name: 'map-place-dark',
    path: '/en/mapas?terminal=T1&floor=2&place=sala-a05',
    options: { colorScheme: 'dark' },
    act: mapDrawn,
  },
  { name: 'map-way', path: '/fr/mapas?from=puerta-5&to=sala-c05', act: mapDrawn },
  { name: 'not-found', path: '/esta-pagina-no-existe' },
  {
    name: 'offline',
    path: '/servicios',
    async act(page) {
      await page.context().setOffline(true);
      await page
        .getByText(/sin conexión/i)
        .first()
        .waitFor();
    },
  },
];
const closed: Screen = {
  name: 'airport-closed',
  path: '/',
  // Gateways look every few seconds.
  async act(page) {
    await page.waitForFunction(async () =>
      (await (await fetch(location.href)).text()).includes('Aeropuerto cerrado'),
    );
    await page.reload();
    await page.getByText('Aeropuerto cerrado').first().waitFor();
  },
};
const gallery: readonly Screen[] = [
  { name: 'gallery', path: '/?theme=light' },
  { name: 'gallery-table', path: '/table?theme=light' },
];

const dataDir = mkdtempSync(path.join(testDir, 'screens-data-'));
// PostgreSQL runs as a user of its own when this runs as root, and must get through.
chmodSync(dataDir, 0o755);
mkdirSync(outDir, { recursive: true });
const env = {
  RELEASES_DIR: releasesDir(),
  DATA_DIR: path.join(dataDir, 'site'),
  AIRPORT_NOW: testNow,
};
const site = await startSite({ ...env, PAGE_FRESH_SECONDS: '0', PAGE_STALE_SECONDS: '0' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  for (const screen of screens.filter(isWanted)) await take(browser, site.origin, screen);
  if (isWanted(closed)) {
    execFileSync('npm', ['run', '--silent', 'airport', '--', 'close'], {
      cwd: repoRoot,
      env: { ...process.env, ...env, NODE_OPTIONS: '' },
    });
    await take(browser, site.origin, closed);
  }
  if (gallery.some(isWanted)) {
    const dir = path.join(testDir, 'gallery');
    await buildGallery(dir);
    const galleryServer = createGallery(dir);
    const galleryOrigin = await galleryServer.listen({ port: 0 });
    for (const screen of gallery) await take(browser, galleryOrigin, screen);
    await galleryServer.close();
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function take(
  browser: Browser,
  origin: string,
  { name, path: address, act, options, whole, at = widths }: Screen,
) {
  for (const width of at) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    await page.goto(origin + (await pageAddress(origin, address)));
    await page.locator('html[data-hydrated=true]').waitFor({ state: 'attached' });
    if (whole) await showAll(page, width);
    await act?.(page);
    await page.screenshot({ path: path.join(outDir, `${name}-${width}.png`) });
    await context.close();
  }
  process.stdout.write(`  ${name}\n`);
}

/** The map beside a list, where there is room for one. */
async function mapBesideDrawn(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1000)
    await page.locator('[data-drawn]').waitFor({ state: 'attached' });
}

/** The floor is drawn, with its finer rooms where there is room for them. */
async function floorDrawn(page: Page): Promise<void> {
  const detail = (page.viewportSize()?.width ?? 0) > 1000 ? '[data-drawn$="high"]' : '[data-drawn]';
  await page.locator(detail).waitFor({ state: 'attached' });
}

/** The floor is drawn, and in view. */
async function mapDrawn(page: Page): Promise<void> {
  await floorDrawn(page);
  await page.getByRole('application').evaluate((map) => map.scrollIntoView({ block: 'center' }));
}

/** A screen as tall as the page: what is laid out only when it comes near is there too. */
async function showAll(page: Page, width: number): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: 2 * (await height()) });
  // Every part has been laid out by now, and keeps its size; a page is never lower than its screen.
  await page.setViewportSize({ width, height: 900 });
  await page.setViewportSize({ width, height: await height() });
}
