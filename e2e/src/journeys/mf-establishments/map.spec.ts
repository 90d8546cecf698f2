import type { Page } from 'playwright';
import { axeFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, offlineErrors, saveData, test } from '../../support/looks/fixtures.ts';
import { thoroughly } from '../../support/looks/views.ts';

/** Waits until a floor is drawn, its labels on. */
const drawn = (page: Page, floor: string) =>
  expect(page.locator(`[data-drawn^="${floor} "]`)).toBeAttached({ timeout: 20_000 });

const map = (page: Page) => page.getByRole('application');

/** What the canvas shows, to see whether it changed. */
const picture = (page: Page) => map(page).locator('canvas').first().screenshot();

test('a floor is drawn, a press on it chooses a place, and the list shows the same one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/mapas?terminal=T1&floor=2');
  await drawn(page, 'T1-2');
  await hydrated(page);
  await page.getByRole('heading', { level: 3, name: /^Salas y accesos/ }).click();
  await page.getByRole('link', { name: 'Sala A05', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Sala A05' })).toBeVisible();
  await expect(page).toHaveURL(/place=sala-a05/);
  // What lies half under the header that stays would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await axeFaults(page)).toEqual([]);
  await map(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);

  // The gate that was chosen lies in the middle now, above where its card was.
  const box = await map(page).boundingBox();
  await map(page).click({ position: { x: (box?.width ?? 0) / 2, y: 0.26 * (box?.height ?? 0) } });
  await expect(page.getByRole('article', { name: /\w/ })).toBeVisible();
  await expect(page.locator('[data-place][aria-current]')).toBeInViewport();
});

test('the keyboard moves the map, and another floor is drawn when it is asked for', async ({
  page,
}) => {
  await page.goto('/mapas?terminal=T1&floor=2');
  await drawn(page, 'T1-2');
  await hydrated(page);
  const before = await picture(page);
  await map(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(async () => expect((await picture(page)).equals(before)).toBe(false)).toPass();
  await page.getByRole('navigation', { name: 'Pisos' }).getByRole('link').first().click();
  await drawn(page, 'T1-3');
  await expect(page).toHaveURL(/floor=3/);
});

test.describe('a floor that does not come', () => {
  test.use({ allowErrors: ['ERR_FAILED', 'Failed to load'] });

  test('is said, is not another floor’s drawing, and comes when asked for again', async ({
    page,
  }) => {
    await saveData(page);
    await page.goto('/mapas?terminal=T1&floor=2');
    await drawn(page, 'T1-2');
    await hydrated(page);
    const floor = /\/map\/floors\/T1\/1/;
    await page.route(floor, (route) => route.abort());
    await page.getByRole('navigation', { name: 'Pisos' }).getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 2, name: /Piso 1$/ })).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'No pudimos' });
    await expect(notice).toBeVisible();
    await page.unroute(floor);
    await notice.getByRole('button').click();
    await drawn(page, 'T1-1');
    await expect(notice).toHaveCount(0);
  });
});

test('alone on the screen the map fills it', async ({ page }) => {
  await page.goto('/mapas?terminal=T1&floor=2');
  await drawn(page, 'T1-2');
  await hydrated(page);
  await page.getByRole('button', { name: 'Pantalla completa' }).click();
  const { height = 0 } = page.viewportSize() ?? {};
  await expect(async () => expect((await map(page).boundingBox())?.height).toBe(height)).toPass();
  await page.getByRole('button', { name: /Salir/ }).click();
  await expect(async () =>
    expect((await map(page).boundingBox())?.height).toBeLessThan(height),
  ).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const search = async (page: Page, text: string) => {
    await page.getByRole('searchbox', { name: 'Busca en el mapa' }).fill(text);
    await page.keyboard.press('Enter');
  };
  const card = (page: Page, name: string) => page.getByRole('article', { name });

  test('what is searched is seen on the map, with its way, and Back ends the search', async ({
    page,
  }) => {
    await page.goto('/mapas?terminal=T1&floor=1');
    await drawn(page, 'T1-1');
    await hydrated(page);
    await search(page, 'A5');
    await expect(card(page, 'Sala A05')).toBeInViewport({ ratio: 1 });
    await expect(card(page, 'Sala A05')).toContainText('Terminal 1 · Piso 2');
    await expect(
      card(page, 'Sala A05').getByRole('link', { name: 'Cómo llegar' }),
    ).toBeInViewport();
    await drawn(page, 'T1-2');
    expect(await axeFaults(page)).toEqual([]);

    await search(page, 'cajero');
    const pager = page.getByRole('navigation', { name: /resultados para «cajero»/ });
    await expect(pager).toContainText('Primero los más cercanos a Terminal 1, Piso 1');
    await pager.getByRole('link', { name: /^Siguiente/ }).click();
    await expect(pager).toContainText('2 de ');
    await page.reload();
    await hydrated(page);
    await expect(pager).toContainText('2 de ');
    // Going through what was found leaves no steps behind.
    await page.goBack();
    await expect(card(page, 'Sala A05')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page).toHaveURL(/terminal=T1&floor=1$/);

    await search(page, 'xyzzy');
    const answer = page.getByRole('status').filter({ hasText: 'Sin Resultados' });
    await expect(answer).toBeInViewport({ ratio: 1 });
    expect(await axeFaults(page)).toEqual([]);
  });

  thoroughly(test)(
    'Back closes what is open before it leaves the page, and a button that closes leaves no step',
    async ({ page }) => {
      const come = async () => {
        await page.goto('/servicios');
        await page.goto('/mapas?terminal=T1&floor=2');
        await drawn(page, 'T1-2');
        await hydrated(page);
      };
      await come();
      const filters = page.getByRole('link', { name: 'Filtrar', exact: true });
      const zones = page.getByRole('navigation', { name: 'Zona' });
      await filters.click();
      await expect(zones).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.goBack();
      await expect(zones).toHaveCount(0);
      await page.getByRole('link', { name: 'De un lugar a otro' }).click();
      await expect(page.getByRole('form', { name: 'De un lugar a otro' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      await page.goBack();

      await map(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('article')).toHaveCount(0);
      // The map has moved to that place: what is in its middle now is another matter.
      await come();
      await map(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('article').getByRole('link', { name: 'Cerrar' }).click();
      await expect(page.getByRole('article')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/servicios$/);
    },
  );

  test('two fingers zoom the map and not the page', async ({ page, context }) => {
    await page.goto('/mapas?terminal=T1&floor=2');
    await drawn(page, 'T1-2');
    await hydrated(page);
    const before = await picture(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
    const middle = { x: x + width / 2, y: y + height / 2 };
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-1, 1].map((side) => ({ x: middle.x + side * apart, y: middle.y })),
      });
    await touch('touchStart', 20);
    for (const apart of [40, 60, 80, 100]) await touch('touchMove', apart);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(async () => expect((await picture(page)).equals(before)).toBe(false)).toPass();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});

test('the small map of a service leads to its place', async ({ page }) => {
  await page.goto('/servicios/notaria');
  await page.getByRole('link', { name: /^Abrir Notaría en el mapa: Terminal 1, piso 2/ }).click();
  await expect(page.getByRole('article', { name: 'Notaría' })).toBeVisible();
});

const cityMap = (page: Page) => page.getByRole('region', { name: 'En el mapa de la ciudad' });
const fromChapinero = '/transporte/como-llegar-al-aeropuerto?from=chapinero';

test.describe('the map of the city', () => {
  test.use({ allowErrors: offlineErrors });

  test('comes when it is asked for, and follows means and part of the way', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(fromChapinero);
    const open = cityMap(page).getByRole('button', { name: 'Mover y acercar el mapa' });
    await expect(open).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(asked.filter((url) => url.includes('city-canvas'))).toEqual([]);

    await context.setOffline(true);
    await open.click();
    await expect(cityMap(page).getByRole('alert')).toContainText('No llegó el mapa que se mueve');
    await context.setOffline(false);
    await open.click();
    await expect(cityMap(page).locator('[data-drawn="bus all"]')).toBeFocused();
    await expect(cityMap(page).getByRole('alert')).toBeHidden();
    expect(await axeFaults(page)).toEqual([]);

    const before = await picture(page);
    await page.keyboard.press('ArrowRight');
    await expect(async () => expect((await picture(page)).equals(before)).toBe(false)).toPass();
    const choose = (name: string | RegExp) => cityMap(page).getByRole('radio', { name }).check();
    await choose(/^2\. Bus/);
    await expect(cityMap(page).locator('[data-drawn="bus 2"]')).toBeVisible();
    await choose('Taxi');
    await expect(cityMap(page).locator('[data-drawn="taxi all"]')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is searched on the map has its card, and every place of the floor can be reached', async ({
    page,
  }) => {
    await page.goto('/mapas?terminal=T1&floor=1');
    await page.getByRole('searchbox').fill('A5');
    await page.getByRole('search', { name: 'Busca en el mapa' }).getByRole('button').click();
    const card = page.getByRole('article', { name: 'Sala A05' });
    await expect(card).toContainText('Terminal 1 · Piso 2');
    await card.getByRole('link', { name: 'Cerrar' }).click();
    const gate = page.getByRole('link', { name: 'Sala A02', exact: true });
    await expect(gate).toBeHidden();
    await page.getByRole('heading', { level: 3, name: /^Salas y accesos/ }).click();
    await gate.click();
    await expect(page.getByRole('article', { name: 'Sala A02' })).toBeVisible();
  });

  test('the city is drawn with the way by the means that is chosen', async ({ page }) => {
    await page.goto(fromChapinero);
    const way = (means: string) => cityMap(page).locator(`[data-means="${means}"]`).first();
    await expect(way('bus')).toBeVisible();
    await cityMap(page).getByRole('radio', { name: 'Taxi' }).check();
    await expect(way('taxi')).toBeVisible();
    await expect(way('bus')).toBeHidden();
    await expect(cityMap(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    allowErrors: offlineErrors,
  });

  test('after one visit every floor is drawn without a network, with its age', async ({
    page,
    context,
  }) => {
    const address = '/mapas?terminal=T1&floor=2';
    await page.goto(address);
    await drawn(page, 'T1-2');
    await expect
      .poll(
        () =>
          page.evaluate(async (own) => {
            const kept = await (await caches.open('data-1')).keys();
            const last = kept.filter(({ url }) => url.includes('/map/places?terminal=T2&floor=2'));
            return last.length > 0 && Boolean(await caches.match(own));
          }, address),
        { timeout: 40_000 },
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await drawn(page, 'T1-2');
    await hydrated(page);
    await expect(page.getByRole('main').getByText(/Actualizado/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Pisos' }).getByRole('link').last().click();
    await drawn(page, 'T1-1');
    await expect(page.getByRole('heading', { level: 2, name: /Piso 1$/ })).toBeVisible();
  });
});
