import type { Page } from 'playwright';
import { aidxMessage, benchToken, readBoard, sendAidx } from '../../bench/feeds/aidxMessage.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { startOwnSite, type OwnSite } from '../../support/site/ownSite.ts';
import { partOf } from '../../support/looks/views.ts';

// A browser translates a page as soon as it is read, before it is live, and whatever changes in it afterwards.

/**
 * Translates as Chrome does: in the place of each text comes a `<font>` with another one, and of what the page writes later, too.
 * Marks the heading that was sent.
 */
function translator(): void {
  const isText = ({ parentElement: parent }: Node) =>
    parent instanceof HTMLElement && !parent.closest('font, head, script, style, textarea');
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!isText(text) || text.data.trim() === '') continue;
      const inner = document.createElement('font');
      inner.append(`«${text.data}»`);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('h1')?.setAttribute('data-sent', '');
    translate(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'childList' ? addedNodes : [target]) translate(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite('translated', { AIDX_TOKEN: benchToken });
});
test.afterAll(() => site.stop());
test.beforeEach(({ page }) => page.addInitScript(translator));

/** Opens a page, translated, and waits until it is live. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await hydrated(page);
  // What the server sent is there still, and not a page made anew.
  await expect(page.locator('h1[data-sent]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
}

test('a flight that is delayed is delayed on the translated board and its page, and the board goes on', async ({
  page,
  context,
}) => {
  const heard = (each: Page) =>
    each.waitForResponse((response) => response.url().includes('flight-events'));
  const listening = heard(page);
  await open(page, '/vuelos/salidas');
  await listening;
  const rows = page.getByRole('table').getByRole('row');
  const shown = await rows.filter({ hasText: 'A tiempo' }).first().innerText();
  const flight = (await readBoard(site.origin, 'type=commercial&direction=departures')).find(
    ({ prefixIATA, flightNumber }) => shown.includes(`«${prefixIATA} ${flightNumber}»`),
  );
  if (!flight) throw new Error(`No flight of the board is in ${shown}`);

  const detail = await context.newPage();
  await detail.addInitScript(translator);
  const listeningToo = heard(detail);
  await open(detail, `/vuelos/detalle/${flight.id}`);
  await listeningToo;
  const number = `${flight.prefixIATA} ${flight.flightNumber}`;
  const row = rows.filter({ hasText: `«${number}»` });
  const sign = detail.getByRole('region', { name: /^Vuelo / }).first();
  await expect(row).toContainText('A tiempo');
  await expect(sign).toContainText('A tiempo');
  await sendAidx(
    site.origin,
    aidxMessage([{ flight, gate: 'A1' }], new Date('2026-03-02T14:59:30Z')),
  );
  await expect(row).toContainText('«Retrasado');
  await expect(row).not.toContainText('A tiempo');
  await expect(sign).toContainText('«Retrasado');
  await expect(sign).not.toContainText('A tiempo');

  const before = await rows.count();
  await page.getByRole('searchbox').first().fill(number);
  await expect.poll(() => rows.count()).toBeLessThan(before);
  await expect(row).toContainText('«Retrasado');
  await page.getByRole('main').getByRole('link', { name: 'Llegadas' }).first().click();
  await expect(page).toHaveURL(/llegadas/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
});

/** One page of each kind of screen, and what is done on it. */
const screens: readonly [path: string, act?: (page: Page) => Promise<void>][] = [
  [
    '/contacto',
    async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click();
      await expect(page.getByRole('alert').first()).toContainText('«');
    },
  ],
  ['/'],
  ['/contacto/pqrs'],
  ['/establecimientos/restaurantes'],
  ['/servicios/internet-wifi'],
  ['/informacion-en-tiempo-real/tiempo-en-filas'],
  ['/servicios/taxis'],
  ['/mapas'],
  ['/el-dorado-informa'],
  ['/buscar?q=wifi'],
];

for (const [path, act] of partOf(screens, 10)) {
  test(`${path} is live, translated, and leads on`, async ({ page }) => {
    await open(page, path);
    await act?.(page);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('parqueo');
    await page
      .getByRole('option', { name: /Parqueaderos/ })
      .first()
      .click();
    await expect(page).toHaveURL(/parqueaderos/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('«Parqueaderos');
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });
}
