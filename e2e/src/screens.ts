import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { releasesDir, repoRoot } from '@eldorado/build/app';
import { pqrsPath, pqrsSteps, type PqrsStep } from '@eldorado/rules/pqrs';
import { buildGallery, createGallery } from '@eldorado/ui/gallery';
import { pageAddress } from './support/looks/address.ts';
import { chromiumFlags, findChromium } from './support/chromium.ts';
import { hydrated, live } from './support/looks/fixtures.ts';
import { startSite, testDir, testNow } from './support/site/site.ts';

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
  /** The whole page, or what stands above its footer, instead of the first view. */
  whole?: boolean | 'content';
  /** In pixels; `widths` unless given. */
  at?: readonly number[];
}

const widths = [390, 768, 1440];
const outDir = path.join(repoRoot, 'docs/screens');
const beginnings = process.argv.slice(2);
const isWanted = ({ name }: Screen) =>
  beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning));

/** What opens the office's pages of the site that is photographed. */
const casesToken = 'pictures-of-the-office';

/** The office answers the case that is on screen. */
async function answerCase(page: Page): Promise<void> {
  const url = new URL(page.url());
  const [number = ''] = (url.searchParams.get('case') ?? '').split('.');
  const answer = await fetch(`${url.origin}/api/v2/cases/${number}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${casesToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      action: 'answer',
      by: 'Luz',
      text: 'Desde hoy hay carros de equipaje en la puerta 5. Gracias por avisarnos.',
    }),
  });
  if (!answer.ok) throw new Error(`The office answered ${answer.status}: ${await answer.text()}`);
  await page.reload();
  await hydrated(page);
}

/** A form is sent as it is, by its button of this name. */
const sendEmpty = (name: string) => async (page: Page) => {
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name }).press('Enter');
  await page.getByRole('alert').waitFor();
};
async function writeMessage(page: Page): Promise<void> {
  await hydrated(page);
  const form = page.getByRole('main');
  await form.getByLabel('Nombre completo').fill('Ana María Rojas');
  await form.getByLabel('Correo electrónico').fill('ana@example.com');
  await form.getByLabel('Celular').fill('300 123 4567');
  await form.getByLabel('Asunto').fill('Carros de equipaje');
  await form.getByLabel('Comentario').fill('¿Dónde se devuelven los carros?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Enviar mensaje' }).press('Enter');
  await page.getByRole('heading', { name: 'Gracias por brindarnos su opinion' }).waitFor();
}

/** A flight is looked at, and rides along on another page. */
async function goOnFromFlight(page: Page): Promise<void> {
  await hydrated(page);
  await page.goto(new URL('/servicios/mascotas', page.url()).href);
  await page.getByRole('region', { name: 'Tu vuelo' }).waitFor();
}

/** Which complaint a step of PQRS is shown of. */
const complaintOf: Partial<Record<PqrsStep, string>> = { request: '{petition}', sent: '{sent}' };

/** Files of which one is taken and one refused. */
async function chooseFiles(page: Page): Promise<void> {
  await hydrated(page);
  const field = page.getByRole('main').locator('input[type=file]');
  await field.setInputFiles(path.join(outDir, 'map-390.png'));
  await page.getByText('map-390.png quedó adjunto').waitFor({ state: 'attached' });
  const broken = Buffer.from('%PDF-1.7\n'.repeat(99));
  await field.setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: broken });
  await page.getByText('carta.pdf está dañado o incompleto').waitFor();
}

/** A page of the form is sent without a network. */
async function sendOffline(page: Page): Promise<void> {
  await hydrated(page);
  const rules = page.waitForResponse(/pqrs-sender/);
  await page.getByRole('radio', { name: 'Queja' }).check();
  await rules;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Continuar' }).press('Enter');
  await page.getByRole('button', { name: 'Guardar aquí y enviar después' }).waitFor();
}
async function letWait(page: Page): Promise<void> {
  await sendOffline(page);
  await page.getByRole('button', { name: 'Guardar aquí y enviar después' }).click();
  await page.getByText('Tienes algo por enviar').waitFor();
}
/** It leaves from another page. */
async function openAnother(page: Page): Promise<void> {
  await letWait(page);
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(`${origin}/servicios/internet-wifi`);
  await page.getByRole('link', { name: 'Continuar la solicitud' }).waitFor();
}

/** The pages of PQRS, of which most are asked for on phones. */
const complaints: readonly Screen[] = [
  ...(Object.keys(pqrsSteps) as PqrsStep[]).map((step) => ({
    name: `pqrs-${step}`,
    path: `${pqrsPath(step)}?draft=${complaintOf[step] ?? '{draft}'}`,
    ...(step === 'files' && { act: chooseFiles }),
  })),
  { name: 'pqrs-unanswered', path: `${pqrsPath('event')}?draft={unanswered}&check=1` },
  { name: 'pqrs-airline', path: `${pqrsPath('subject')}?draft={airline}` },
  { name: 'pqrs-establishment', path: `${pqrsPath('subject')}?draft={establishment}` },
  { name: 'pqrs-infrastructure', path: `${pqrsPath('subject')}?draft={infrastructure}` },
  { name: 'pqrs-competent', path: `${pqrsPath('event')}?draft={airline}` },
  { name: 'pqrs-look-up', path: '/contacto/pqrs/seguimiento' },
  { name: 'pqrs-follow', path: '/contacto/pqrs/seguimiento?case={case}' },
  { name: 'pqrs-answered', path: '/contacto/pqrs/seguimiento?case={case}', act: answerCase },
  { name: 'pqrs-gone', path: `${pqrsPath('topic')}?draft=gone` },
].map((screen) => ({ ...screen, whole: 'content' as const, at: [390] }));

/** Contact and the newsletter: empty, with what is wrong, and taken. */
const messages: readonly Screen[] = [
  { name: 'contact', path: '/contacto' },
  { name: 'contact-faulty', path: '/contacto', act: sendEmpty('Enviar mensaje') },
  { name: 'contact-sent', path: '/contacto', act: writeMessage },
  { name: 'newsletter', path: '/boletin' },
  { name: 'newsletter-faulty', path: '/boletin', act: sendEmpty('Suscribirme') },
  { name: 'newsletter-taken', path: '/boletin?status=subscribed' },
].map((screen) => ({ ...screen, whole: 'content' as const, at: [390] }));

/** The footer's form with what is wrong, and the map on which a complaint's place is chosen. */
const besides: readonly Screen[] = [
  {
    name: 'newsletter-footer',
    path: '/servicios/notaria',
    async act(page) {
      const footer = page.getByRole('region', { name: 'Boletín' });
      await footer.getByRole('textbox').first().focus();
      await live(footer.locator('form'));
      await footer.getByRole('button').press('Enter');
      await footer.getByRole('alert').waitFor();
    },
    at: [390],
  },
  {
    name: 'pqrs-map',
    path: '/mapas?terminal=T1&floor=2&type=banos&pqrs={infrastructure}',
    act: mapDrawn,
    at: [390],
  },
];

/** What of PQRS is said where there is no network, and once there is one again. */
const waiting: readonly Screen[] = [
  { name: 'pqrs-offline', path: '/contacto/pqrs', act: sendOffline, at: [390] },
  { name: 'pqrs-waiting', path: '/contacto/pqrs', act: letWait, at: [390] },
  { name: 'pqrs-left', path: '/contacto/pqrs', act: openAnother, at: [390, 1440] },
].map((screen) => ({ ...screen, options: { serviceWorkers: 'block' as const } }));

const screens: readonly Screen[] = [
  ...complaints,
  ...messages,
  ...besides,
  ...waiting,
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
    act: (page) => page.locator('summary').filter({ hasText: 'Más filtros' }).click(),
  },
  {
    name: 'no-flights',
    path: '/pt/vuelos/salidas?q=zzzz',
  },
  { name: 'flight', path: '/vuelos/detalle/{departure}', whole: true },
  { name: 'my-flight', path: '/vuelos/detalle/{departure}', act: goOnFromFlight, at: [390, 1440] },
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
  {
    name: 'getting-here-way',
    path: '/transporte/como-llegar-al-aeropuerto?from=chapinero',
    act: cityMapDrawn,
    whole: 'content',
    at: [390, 1440],
  },
  { name: 'lost-property', path: '/servicios/objetos-perdidos', at: [390, 1440] },
  { name: 'notary', path: '/servicios/notaria', at: [390, 1440] },
  { name: 'accessibility', path: '/accesibilidad', at: [390, 1440] },
  { name: 'family', path: '/viaje-en-familia', at: [390, 1440] },
  { name: 'currencies', path: '/prepara-tu-viaje/divisas', at: [390, 1440] },
  { name: 'queues', path: '/informacion-en-tiempo-real/tiempo-en-filas', at: [390, 1440] },
  { name: 'parking', path: '/informacion-en-tiempo-real/parqueaderos', at: [390, 1440] },
  { name: 'journey-steps', path: '/servicios/prepara-tu-viaje', at: [390, 1440] },
  { name: 'customs', path: '/servicios/aduanas', at: [390, 1440] },
  { name: 'documents', path: '/servicios/migracion-y-pasaportes', at: [390, 1440] },
  { name: 'carry', path: '/servicios/instrucciones-equipaje', at: [390, 1440] },
  { name: 'rights', path: '/servicios/ayuda-al-viajero', at: [390, 1440] },
  { name: 'pets', path: '/servicios/mascotas', at: [390, 1440] },
  { name: 'distances', path: '/en/informacion-en-tiempo-real/distancias' },
  { name: 'corporate', path: '/corporativo', at: [390, 1440] },
  { name: 'awards', path: '/corporativo/servicios/reconocimientos', at: [390, 1440] },
  { name: 'jobs', path: '/corporativo/servicios/trabaja-con-nosotros', at: [390, 1440] },
  { name: 'commitment', path: '/corporativo/servicios/nuestro-compromiso', at: [390, 1440] },
  { name: 'cargo', path: '/carga', whole: 'content', at: [390, 1440] },
  {
    name: 'statistics',
    path: '/comunicados/estadisticas-del-aeropuerto',
    whole: 'content',
    at: [390, 1440],
  },
  { name: 'terms', path: '/comunicados/terminos-y-condiciones', at: [390, 1440] },
  { name: 'magazine', path: '/comunicados/revista-check-in', at: [390, 1440] },
  { name: 'news', path: '/el-dorado-informa', at: [390, 1440] },
  { name: 'news-no-events', path: '/el-dorado-informa?kind=event', at: [390, 1440] },
  { name: 'note', path: '/el-dorado-informa/niebla-7-enero-2026', at: [390, 1440] },
  { name: 'press', path: '/el-dorado-informa/sala-de-prensa', at: [390, 1440] },
  { name: 'green', path: '/el-dorado-sostenible', whole: 'content', at: [390, 1440] },
  {
    name: 'green-initiative',
    path: '/el-dorado-sostenible/servicios/sobre-la-iniciativa',
    at: [390, 1440],
  },
  { name: 'green-water', path: '/el-dorado-sostenible/servicios/agua', at: [390, 1440] },
  {
    name: 'green-climate',
    path: '/el-dorado-sostenible/servicios/cambio-climatico',
    at: [390, 1440],
  },
  {
    name: 'green-soil',
    path: '/el-dorado-sostenible/servicios/suelo',
    whole: 'content',
    at: [390, 1440],
  },
  {
    name: 'green-health',
    path: '/el-dorado-sostenible/servicios/salud-y-seguridad',
    at: [390, 1440],
  },
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
  CASES_TOKEN: casesToken,
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
    if (whole === true) await showAll(page, width);
    await act?.(page);
    if (whole === 'content') await showAll(page, width);
    const height = whole === 'content' ? await contentHeight(page) : undefined;
    await page.screenshot({
      path: path.join(outDir, `${name}-${width}.png`),
      ...(height !== undefined && { clip: { x: 0, y: 0, width, height } }),
    });
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

/** The way by bus is on the map of the city, in the drawing's place. */
async function cityMapDrawn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mover y acercar el mapa' }).click();
  await page.locator('[data-drawn="bus all"]').waitFor();
}

/** The floor is drawn, and in view. */
async function mapDrawn(page: Page): Promise<void> {
  await floorDrawn(page);
  await page.getByRole('application').evaluate((map) => map.scrollIntoView({ block: 'center' }));
}

/** Pixels from the top of the page to its footer. */
function contentHeight(page: Page): Promise<number> {
  const footer = page.getByRole('contentinfo');
  return footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** A screen as tall as the page: what is laid out only when it comes near is there too. */
async function showAll(page: Page, width: number): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: 2 * (await height()) });
  // Every part has been laid out by now, and keeps its size; a page is never lower than its screen.
  await page.setViewportSize({ width, height: 900 });
  await page.setViewportSize({ width, height: await height() });
}
