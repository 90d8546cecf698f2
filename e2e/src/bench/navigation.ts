import type { Browser, Page } from 'playwright';
import { saveData } from '../support/fixtures.ts';
import { hydratedAt, watchHydration } from './pageProbe.ts';
import { median, percentile, round, type Figure } from './figures.ts';
import { openPhone } from './phone.ts';

/** How soon the next page is there, on a phone: milliseconds from the press on a link until its main text is painted, a way each. */
export interface NavigationTimes {
  /** The link was touched before, and its page fetched. */
  prefetched: number[];
  /** A browser that saves data: nothing of the next page is there. */
  cold: number[];
}

/** Where visitors go from where, by links of the page itself, and the file with the code of the page there. */
const ways: readonly (readonly [from: string, to: string, code: string])[] = [
  ['/', '/vuelos/salidas', 'mf-flights/screen-board'],
  ['/', '/establecimientos/restaurantes', 'mf-establishments/screen-list'],
  ['/', '/establecimientos/tiendas', 'mf-establishments/screen-list'],
  ['/', '/servicios/taxis', 'mf-taxi/screen-fare'],
  ['/', '/accesibilidad', 'mf-services/screen-accessibility'],
  ['/', '/informacion-en-tiempo-real/parqueaderos', 'mf-services/screen-parking'],
  ['/', '/informacion-en-tiempo-real/tiempo-en-filas', 'mf-services/screen-queues'],
  ['/vuelos/salidas', '/vuelos/llegadas', 'mf-flights/screen-board'],
  ['/vuelos/salidas', '/vuelos/conexiones', 'mf-flights/screen-connections'],
  ['/vuelos/salidas', '/vuelos/detalle/', 'mf-flights/screen-detail'],
  ['/vuelos/llegadas', '/vuelos/salidas', 'mf-flights/screen-board'],
  ['/vuelos/conexiones', '/vuelos/salidas', 'mf-flights/screen-board'],
  [
    '/establecimientos/restaurantes',
    '/establecimientos/restaurantes/',
    'mf-establishments/screen-detail',
  ],
  ['/establecimientos/tiendas', '/establecimientos/tiendas/', 'mf-establishments/screen-detail'],
  ['/establecimientos', '/establecimientos/restaurantes', 'mf-establishments/screen-list'],
  ['/servicios', '/servicios/internet-wifi', 'mf-services/screen-article'],
  ['/servicios', '/servicios/aduanas', 'mf-services/screen-vat'],
  ['/servicios/internet-wifi', '/servicios', 'mf-services/screen-index'],
  ['/el-dorado-informa', '/el-dorado-informa/', 'mf-corporate/screen-newsDetail'],
  ['/servicios/aduanas', '/servicios', 'mf-services/screen-index'],
];

/** Measures the usual ways through the site, each on a phone with nothing in its memory. */
export async function measureNavigation(
  browser: Browser,
  origin: string,
): Promise<NavigationTimes> {
  const times: NavigationTimes = { prefetched: [], cold: [] };
  // The first round warms the gateway's memory.
  for (const way of ways) await timeOf(browser, origin, way, 'cold');
  for (const way of ways)
    for (const how of ['prefetched', 'cold'] as const)
      times[how].push(await timeOf(browser, origin, way, how));
  return times;
}

async function timeOf(
  browser: Browser,
  origin: string,
  [from, to, code]: (typeof ways)[number],
  how: keyof NavigationTimes,
): Promise<number> {
  const page = await openPhone(browser);
  try {
    if (how === 'cold') await saveData(page);
    await watchHydration(page);
    await page.goto(origin + from);
    await hydratedAt(page);
    const link = page.locator(`a[href${to.endsWith('/') ? '^' : ''}="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    if (how === 'prefetched') {
      await link.hover();
      await fetched(page, code);
    }
    await watchNext(page);
    await link.click();
    await page.waitForFunction(() => window.nextPageAt !== undefined, null, { polling: 20 });
    return await page.evaluate(() => window.nextPageAt ?? Number.NaN);
  } finally {
    await page.context().close();
  }
}

/** Waits until a file has come: `mf-flights/screen-board`. */
const fetched = (page: Page, code: string) =>
  page.waitForFunction(
    ([remote = '', screen = '']) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes(`/${remote}/`) && name.includes(`/${screen}.`)),
    code.split('/'),
    { polling: 20 },
  );

declare global {
  interface Window {
    nextPageAt?: number;
  }
}

/** Notes when another heading with text is painted, in milliseconds since the press. */
const watchNext = (page: Page) =>
  page.evaluate(() => {
    const heading = () => document.querySelector('main h1');
    const before = heading()?.textContent;
    let pressed = performance.now();
    window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      const text = heading()?.textContent;
      if (!text || text === before) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => (window.nextPageAt = performance.now() - pressed)),
      );
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export const navigationRows = ({ prefetched, cold }: NavigationTimes) =>
  Object.entries({ 'prefetched by touch': prefetched, 'with data saved': cold }).map(
    ([name, times]) => [
      name,
      times.length,
      round(median(times), 0),
      round(percentile(times, 0.95), 0),
    ],
  );

export const navigationFigures = ({ prefetched, cold }: NavigationTimes): Figure[] => [
  { name: 'next page, prefetched', value: round(median(prefetched), 0), unit: 'ms' },
  { name: 'next page, not prefetched', value: round(median(cold), 0), unit: 'ms' },
];
