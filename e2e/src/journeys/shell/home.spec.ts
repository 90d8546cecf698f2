import type { Page } from 'playwright';
import { expect, hydrated, passTime, saveData, test } from '../../support/looks/fixtures.ts';
import { thoroughly } from '../../support/looks/views.ts';

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('region', { name: 'Busca tu vuelo' });
const lastFlight = (page: Page) =>
  main(page).getByRole('region', { name: 'El último vuelo que viste' });

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
}

/** Opens the page with a clock that can be moved on. Nothing is prefetched: what is still under way would be out of time at once. */
async function openWithClock(page: Page): Promise<void> {
  await saveData(page);
  await page.clock.install();
  await page.clock.resume();
  await open(page);
}

test('a city is suggested with a slip in it, chosen with the keyboard and searched for', async ({
  page,
}) => {
  await open(page);
  const field = search(page).getByLabel('Vuelo, ciudad o aerolínea');
  await field.focus();
  await expect(search(page).getByRole('combobox', { name: 'Vuelo, ciudad' })).toBeFocused();
  await page.keyboard.type('medelin');
  const option = page.getByRole('option', { name: /Medellín/ }).first();
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search(page).getByRole('combobox', { name: 'Vuelo, ciudad' })).toHaveValue(
    /Medellín/,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vuelos\/salidas\?q=Medell%C3%ADn/);
  await expect(main(page).getByRole('table').first()).toContainText('Medellín');
});

test('the flight that was looked at last comes back, until it is taken away', async ({ page }) => {
  await open(page);
  await expect(lastFlight(page)).toHaveCount(0);
  const flight = main(page)
    .getByRole('table', { name: 'Próximas salidas' })
    .getByRole('link')
    .first();
  const name = (await flight.textContent()) ?? '';
  await flight.click();
  await expect(page).toHaveURL(/\/vuelos\/detalle\//);
  const address = page.url();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(name);
  // It is kept once the page is painted, which a busy machine takes its time for.
  await page.waitForFunction(() => localStorage.getItem('eldorado:last-flight') !== null);

  await page.goto('/');
  await expect(lastFlight(page)).toContainText(name);
  await lastFlight(page).getByRole('link').click();
  await expect(page).toHaveURL(address);

  await page.goto('/');
  await lastFlight(page)
    .getByRole('button', { name: `Quitar ${name}` })
    .click();
  await expect(lastFlight(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(lastFlight(page)).toHaveCount(0);
});

test('the next arrivals are one choice away', async ({ page }) => {
  await open(page);
  const arrivals = main(page).getByRole('table', { name: 'Próximas llegadas' });
  await expect(arrivals).toBeHidden();
  await main(page)
    .getByRole('radiogroup', { name: 'Salidas o llegadas' })
    .getByRole('radio', { name: 'Llegadas' })
    .check();
  await expect(arrivals).toBeVisible();
  await expect(arrivals.getByRole('link').first()).toHaveAttribute('href', /\/vuelos\/detalle\//);
});

test('every figure of the airport shows its age', async ({ page }) => {
  await open(page);
  const now = main(page).getByRole('region', { name: 'Ahora en el aeropuerto' });
  for (const name of [
    'Filas de seguridad',
    'Parqueaderos',
    'Clima en El Dorado',
    'Cambio de hoy',
  ]) {
    await expect(now.getByRole('region', { name }).getByText(/^Actualizado/)).toBeVisible();
  }
});

thoroughly(test)(
  'the banners move, stop when asked to, and can be leafed through',
  async ({ page }) => {
    await openWithClock(page);
    const banners = main(page).getByRole('region', { name: 'Para tu viaje' });
    await banners.scrollIntoViewIfNeeded();
    const place = () =>
      banners.getByRole('list').evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
    await expect(banners.getByRole('button', { name: 'Pausar' })).toBeVisible();
    await passTime(page, 9_000);
    await expect.poll(place).toBe(1);
    await banners.getByRole('button', { name: 'Pausar' }).click();
    await expect(banners.getByRole('button', { name: 'Reproducir' })).toBeVisible();
    await banners.getByRole('button', { name: 'Anterior' }).click();
    await expect.poll(place).toBe(0);
    await passTime(page, 30_000);
    expect(await place()).toBe(0);
  },
);

test('the banners stay where they are when motion is unwanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  const banners = main(page).getByRole('region', { name: 'Para tu viaje' });
  await banners.scrollIntoViewIfNeeded();
  await expect(banners.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await passTime(page, 60_000);
  expect(await banners.getByRole('list').evaluate((list) => list.scrollLeft)).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'live' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the journey’s steps are those of who leaves or of who arrives', async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      const steps = main(page).getByRole('region', { name: 'Tu paso a paso' });
      await expect(steps.getByRole('link', { name: 'Pasa seguridad' })).toBeVisible();
      await steps.getByRole('radio', { name: 'Acabo de llegar' }).check();
      await expect(steps.getByRole('link', { name: 'Pasa seguridad' })).toBeHidden();
      await expect(steps.getByRole('link', { name: 'Recoge tu equipaje' })).toBeVisible();
    });

    test('arrivals of tomorrow from a city are found', async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      await search(page).getByRole('radio', { name: 'Llegadas' }).check();
      await search(page).getByLabel('Vuelo, ciudad o aerolínea').fill('Cali');
      await search(page).getByLabel('Fecha').selectOption('2026-03-03');
      await search(page).getByRole('button', { name: 'Buscar vuelo' }).click();
      await expect(page).toHaveURL(/\/vuelos\/llegadas\?q=Cali&date=2026-03-03/);
      await expect(main(page)).toContainText('Cali');
    });

    test('a connection is asked for with two flights', async ({ page }) => {
      await page.goto('/');
      if (javaScriptEnabled) await hydrated(page);
      await search(page).getByRole('radio', { name: 'Conexiones' }).check();
      await search(page).getByRole('button', { name: 'Ver mi conexión' }).click();
      await expect(page).toHaveURL(/\/vuelos\/conexiones\?/);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
