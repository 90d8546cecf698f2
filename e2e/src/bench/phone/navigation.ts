import type { Browser, Locator, Page } from 'playwright';
import { saveData } from '../../support/looks/fixtures.ts';
import { hydratedAt, watchHydration } from './pageProbe.ts';
import { median, percentile, round, type Figure } from '../figures.ts';
import { openPhone } from './phone.ts';

/** How soon the next page is there, on a phone: milliseconds from the press on a link until its main text is painted, a way each. */
export interface NavigationTimes {
  /** The link was pointed at before, and its page fetched. */
  prefetched: number[];
  /** A browser that saves data: nothing of the next page is there. */
  cold: number[];
}

/** Where visitors go from where, by links of the page itself. */
const ways: readonly (readonly [from: string, to: string])[] = [
  ['/', '/vuelos/salidas'],
  ['/', '/establecimientos/restaurantes'],
  ['/', '/establecimientos/tiendas'],
  ['/', '/servicios/taxis'],
  ['/', '/accesibilidad'],
  ['/', '/informacion-en-tiempo-real/parqueaderos'],
  ['/', '/informacion-en-tiempo-real/tiempo-en-filas'],
  ['/vuelos/salidas', '/vuelos/llegadas'],
  ['/vuelos/salidas', '/vuelos/conexiones'],
  ['/vuelos/salidas', '/vuelos/detalle/'],
  ['/vuelos/llegadas', '/vuelos/salidas'],
  ['/vuelos/conexiones', '/vuelos/salidas'],
  ['/establecimientos/restaurantes', '/establecimientos/restaurantes/'],
  ['/establecimientos/tiendas', '/establecimientos/tiendas/'],
  ['/establecimientos', '/establecimientos/restaurantes'],
  ['/servicios', '/servicios/internet-wifi'],
  ['/servicios', '/servicios/aduanas'],
  ['/servicios/internet-wifi', '/servicios'],
  ['/el-dorado-informa', '/el-dorado-informa/'],
  ['/servicios/aduanas', '/servicios'],
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
  [from, to]: (typeof ways)[number],
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
    if (how === 'prefetched') await fetchedAhead(page, link);
    await watchNext(page);
    await link.click();
    await page.waitForFunction(() => window.nextPageAt !== undefined, null, { polling: 20 });
    return await page.evaluate(() => window.nextPageAt ?? Number.NaN);
  } finally {
    await page.context().close();
  }
}

/** Points at a link, once the site listens for it, until the page behind it is there. */
async function fetchedAhead(page: Page, link: Locator): Promise<void> {
  // What nobody waits for comes seconds after the page, and after what fetches ahead.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/later\.\w+\.js/.test(name)),
    null,
    { polling: 50 },
  );
  await link.hover();
  await page.waitForFunction(
    (path) => performance.getEntriesByName(`ahead ${path}`).length > 0,
    await link.getAttribute('href'),
    { polling: 20 },
  );
}

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
  Object.entries({ 'fetched ahead': prefetched, 'with data saved': cold }).map(([name, times]) => [
    name,
    times.length,
    round(median(times), 0),
    round(percentile(times, 0.95), 0),
  ]);

export const navigationFigures = ({ prefetched, cold }: NavigationTimes): Figure[] => [
  { name: 'next page, prefetched', value: round(median(prefetched), 0), unit: 'ms' },
  { name: 'next page, not prefetched', value: round(median(cold), 0), unit: 'ms' },
];
