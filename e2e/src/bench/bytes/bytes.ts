import type { Browser, Response } from 'playwright';
import { pqrsPath } from '@eldorado/rules/pqrs';
import { pageAddress } from '../../support/looks/address.ts';
import { hydrated, saveData } from '../../support/looks/fixtures.ts';
import { kilobytes, type Figure } from '../figures.ts';
import { hydratedAt, transferred, watchHydration } from '../phone/pageProbe.ts';

/** Pages of every remote, a flight’s for the flight of that kind, the heaviest first screens among them. */
const weighedPages = [
  '/',
  '/vuelos/salidas',
  '/vuelos/detalle/{departure}',
  '/vuelos/conexiones',
  '/establecimientos/restaurantes',
  '/establecimientos/restaurantes/fogon-bogotano',
  '/servicios/internet-wifi',
  '/servicios/migracion-y-pasaportes',
  '/accesibilidad',
  '/servicios/prepara-tu-viaje',
  '/prepara-tu-viaje/divisas',
  '/transporte/como-llegar-al-aeropuerto?from=chapinero',
  '/servicios/taxis',
  '/servicios/taxis/reservar',
  '/servicios/taxis/mis-reservas',
  '/contacto',
  '/contacto/pqrs',
  `${pqrsPath('event')}?draft={draft}`,
  `${pqrsPath('files')}?draft={draft}`,
  `${pqrsPath('review')}?draft={draft}`,
  '/contacto/pqrs/seguimiento?case={case}',
  '/corporativo',
  '/comunicados/estadisticas-del-aeropuerto',
  '/carga',
  '/mapas',
];

export interface PageWeight {
  path: string;
  /** JavaScript the document names, or that is asked for until the page is hydrated; bytes of brotli. */
  javascript: number;
  files: Readonly<Record<string, number>>;
  /** The same of a page that sleeps, once it was touched and lives; null of others. */
  touched: number | null;
  /** JavaScript prefetched afterwards, when idle. */
  prefetched: number;
  html: number;
}

/**
 * Weighs pages in a browser with an empty cache, as they travel.
 * @param idleFor milliseconds to wait for prefetches after a page is hydrated; 0 does not weigh them.
 */
export async function weighPages(
  browser: Browser,
  origin: string,
  idleFor: number,
): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const path of weighedPages) weights.push(await weighPage(browser, origin, path, idleFor));
  return weights;
}

async function weighPage(
  browser: Browser,
  origin: string,
  path: string,
  idleFor: number,
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await watchHydration(page);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const url = origin + (await pageAddress(origin, path));
  await keptPage(url);
  const document = await page.goto(url, { waitUntil: 'load' });
  if (!document?.ok()) throw new Error(`${path} answered ${document?.status() ?? 'nothing'}`);
  const named = scriptsNamedIn(await document.text());
  const until = await hydratedAt(page);
  const sleeps = (await page.locator('html[data-sleeps]').count()) > 0;
  if (idleFor > 0) {
    // Links in view are prefetched once the visitor has touched the page; this is how long it is then watched.
    await page.mouse.wheel(0, 1);
    await page.waitForTimeout(idleFor);
  }

  const files: Record<string, number> = {};
  let prefetched = 0;
  for (const response of scripts) {
    const size = await transferred(response);
    // Asked for so late that hydration did not wait for it, and not named: a prefetch.
    const asked = await page.evaluate(
      (url) => performance.getEntriesByName(url)[0]?.startTime,
      response.url(),
    );
    if (named.has(response.url()) || (asked ?? 0) < until) files[shortName(response.url())] = size;
    else prefetched += size;
  }
  const html = await transferred(document);
  await context.close();
  const javascript = Object.values(files).reduce((sum, size) => sum + size, 0);
  const touched = sleeps ? await weighTouched(browser, url) : null;
  return { path, javascript, files, touched, prefetched, html };
}

/** Bytes of JavaScript of a page that sleeps until it was touched and lives, without what its links would prefetch. */
async function weighTouched(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await saveData(page);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(url);
  await hydrated(page);
  const sizes = await Promise.all(scripts.map(transferred));
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Asks for a page until the gateway has it at hand, packed as all but its first readers get it. */
async function keptPage(url: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.headers.get('x-page-cache') !== 'miss') break;
  }
  // The tighter packing is done beside the requests and nothing reports its end.
  await new Promise((resolve) => setTimeout(resolve, 400));
}

const scriptsNamedIn = (html: string) =>
  new Set([...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address));

/** `…/assets/shell/1.0.0/client/main.js` → `shell/main.js`. */
const shortName = (url: string) =>
  new URL(url).pathname
    .replace(/^\/assets\/([^/]+)\/[^/]+\/client\//, '$1/')
    .replace(/\.[0-9a-f]{8}\.js$/, '.js');

export const byteFigures = (weights: readonly PageWeight[]): Figure[] =>
  weights.flatMap(({ path, javascript, touched, html }) => [
    { name: `JS of ${path}`, value: kilobytes(javascript), unit: 'KB' },
    ...(touched === null
      ? []
      : [{ name: `JS of ${path}, touched`, value: kilobytes(touched), unit: 'KB' }]),
    ...(path === '/' ? [{ name: 'HTML of /', value: kilobytes(html), unit: 'KB' }] : []),
  ]);
