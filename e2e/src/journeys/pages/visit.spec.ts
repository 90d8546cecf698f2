import type { Page } from 'playwright';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { screens } from '../../support/looks/firstScreens.ts';
import { partOf } from '../../support/looks/views.ts';

/** As Chromium counts it (Layout Instability): of what moves unasked, the share of the window times how far. 0.1 passes for good. */
const most = 0.005;

/** Usual visits: a page, and a link of it. */
const visits: readonly (readonly [from: string, to: string])[] = [
  ['/comunicados/revista-check-in', '/el-dorado-informa'],
  ['/informacion-en-tiempo-real/tiempo-en-filas', '/contacto'],
  ['/establecimientos', '/establecimientos/restaurantes'],
  ['/vuelos/salidas', '/vuelos/llegadas'],
  ['/contacto', '/contacto/pqrs'],
  ['/establecimientos/restaurantes', '/establecimientos'],
  ['/servicios', '/servicios/internet-wifi'],
  ['/comunicados/estadisticas-del-aeropuerto', '/carga'],
  ['/informacion-en-tiempo-real/parqueaderos', '/contacto'],
];

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    /** What moved, by how much of the window. */
    moves: { value: number; what: string }[];
    /** Whether what moves within half a second of a press is noted as well. */
    isLeaving: boolean;
  }
}

const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moves = [];
    window.isLeaving = false;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        if (hadRecentInput && !window.isLeaving) continue;
        const moved = sources.map(({ node, previousRect: { y: from }, currentRect: { y: to } }) => {
          const { className = '' } = (node instanceof Element ? node : node?.parentElement) ?? {};
          return `${String(className)} ${Math.round(from)} → ${Math.round(to)}`;
        });
        window.moves.push({ value, what: moved.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

async function scrollToEnd(page: Page): Promise<void> {
  let before = -1;
  for (let at = 0; at > before; at = await page.evaluate(() => scrollY)) {
    before = at;
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await painted(page);
    // Code that comes when somebody is near.
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    await painted(page);
  }
}

for (const [from, to] of partOf(visits, visits.length)) {
  test(`nothing moves by itself from ${from}, read to its end, to ${to}`, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await watchMoves(page);
    await page.goto(from);
    await hydrated(page);
    await scrollToEnd(page);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      window.isLeaving = true;
    });
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === to);
    await hydrated(page);
    await painted(page);
    const moves = await page.evaluate(() => window.moves);
    const sum = moves.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(moves, null, 1)).toBeLessThanOrEqual(most);
  });
}
