import type { Page } from 'playwright';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { screens } from '../../support/looks/firstScreens.ts';
import { movedBy, watchMoves } from '../../support/looks/moves.ts';
import { partOf } from '../../support/looks/views.ts';

/** 0.1 passes for good elsewhere. */
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
  ['/', '/vuelos/salidas'],
  ['/servicios', '/'],
];

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
    const { sum, moves } = await movedBy(page);
    expect(sum, moves).toBeLessThanOrEqual(most);
  });
}
