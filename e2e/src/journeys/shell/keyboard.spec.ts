import type { Page } from 'playwright';
import { locales, localisePath } from '@eldorado/i18n/locale';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, saveData, test } from '../../support/looks/fixtures.ts';
import { focusFaults } from '../../support/looks/focus.ts';
import { partOf, thoroughly } from '../../support/looks/views.ts';

// The layout by keyboard alone: what has the focus is seen, and nothing lies over it.
const banner = (page: Page) => page.getByRole('banner');
const section = (page: Page, name: string) =>
  banner(page).locator('summary').filter({ hasText: name });
const toggle = (page: Page) => banner(page).getByRole('button', { name: /Menú|Menu/ });
const sheet = (page: Page) => page.locator('#site-menu');

/** Pixels by which the page, or the menu, is wider than what shows it. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, document.getElementById('site-menu')].map((element) =>
        element ? element.scrollWidth - element.clientWidth : 0,
      ),
    ),
  );

const screens = [
  ['/vuelos/salidas', { width: 390, height: 664 }],
  ['/', { width: 1280, height: 720 }],
  ['/contacto', { width: 320, height: 256 }],
  ['/servicios/mascotas', { width: 1280, height: 720 }],
] as const;
for (const [path, viewport] of partOf(screens, 2)) {
  test(`${path} at ${viewport.width} px: the focus is seen all the way down and up again`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    // With data saver a board keeps to the page of rows that the server sent; its whole day is hundreds of stops.
    await saveData(page);
    await page.goto(path);
    await hydrated(page);
    expect(await focusFaults(page, 'Tab')).toEqual([]);
    expect(await focusFaults(page, 'Shift+Tab')).toEqual([]);
  });
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
});

test('the menu of a wide screen opens, leads on and gives the focus back', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const flights = section(page, 'Vuelos');
  const departures = banner(page).getByRole('link', { name: /^Salidas/ });
  await banner(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(flights).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(departures).toBeVisible();
  expect(await pageFaults(page, 'header')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(departures).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(departures).toBeHidden();
  await expect(flights).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(section(page, 'Servicios')).toBeFocused();
  await page.keyboard.press('ArrowLeft');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(departures).toBeHidden();
  await expect(section(page, 'Servicios')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await flights.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vuelos\/salidas$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(departures).toBeHidden();
});

test('a panel opens under a resting mouse and closes behind it', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const parking = banner(page).getByRole('link', { name: /^Parqueaderos/ });
  await section(page, 'Transporte').hover();
  await expect(parking).toBeVisible();
  await parking.hover();
  await expect(parking).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(parking).toBeHidden();
});

test('the languages open with the keyboard and close with Escape', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const languages = section(page, 'Idioma');
  await languages.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Español' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(languages).toBeFocused();
  await expect(banner(page).getByRole('link', { name: 'Español' })).toBeHidden();
});

test('the search gives the focus back', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const search = banner(page).getByRole('link', { name: 'Buscar' });
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a sheet: the page behind it is out of reach, Escape closes it', async ({
    page,
  }) => {
    await page.goto('/servicios/mascotas');
    await hydrated(page);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    expect(await pageFaults(page, 'header')).toEqual([]);
    // The section of the page is open, and the focus stays in header and sheet.
    await expect(sheet(page).getByRole('link', { name: 'Mascotas' })).toBeVisible();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName),
      ).toBeUndefined();
    }
    await expect(sheet(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull();
  });

  test('the sheet leads to a page and closes', async ({ page }) => {
    await page.goto('/servicios/mascotas');
    await hydrated(page);
    await toggle(page).click();
    await section(page, 'Transporte').click();
    await sheet(page).getByRole('link', { name: 'Parqueaderos' }).click();
    await expect(page).toHaveURL(/\/parqueaderos$/);
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the footer opens a group', async ({ page }) => {
    await page.goto('/contacto');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Mascotas' })).toBeHidden();
    await footer.locator('summary').filter({ hasText: 'Prepara tu viaje' }).press('Enter');
    await expect(footer.getByRole('link', { name: 'Mascotas' })).toBeVisible();
  });
});

// 320 px is also 1280 px at 400 %.
for (const height of partOf([256, 700], 2)) {
  test(`at 320 by ${height} px nothing scrolls sideways, with the menu open or closed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    for (const locale of partOf(locales, 4)) {
      await page.goto(localisePath('/servicios/mascotas', locale));
      await hydrated(page);
      expect(await overflow(page)).toBe(0);
      await toggle(page).click();
      for (const name of await sheet(page).locator('summary').all()) {
        if (!(await name.evaluate((element) => element.parentElement?.hasAttribute('open'))))
          await name.click();
        expect(await overflow(page)).toBe(0);
      }
      await sheet(page).getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(sheet(page).getByRole('link').last()).toBeInViewport();
    }
  });
}

test('a low screen is not taken up by the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contacto');
  await page.mouse.wheel(0, 600);
  await expect(banner(page)).not.toBeInViewport();
});

thoroughly(test)(
  'with the colours of the system the menu keeps its edges and the focus its ring',
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/vuelos');
    await hydrated(page);
    await section(page, 'Transporte').focus();
    await page.keyboard.press('Enter');
    const panel = banner(page).locator('details[open] > div');
    expect(await panel.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe(
      'solid',
    );
    await page.keyboard.press('Escape');
    expect(await focusFaults(page, 'Tab', 20)).toEqual([]);
  },
);

test('with reduced motion nothing in the layout moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contacto');
  await hydrated(page);
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return typeof duration === 'number' && duration > 0;
        }).length,
    );
  await section(page, 'Vuelos').focus();
  await page.keyboard.press('Enter');
  expect(await moving()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await toggle(page).click();
  expect(await moving()).toBe(0);
});

test('a pop-up of the API comes when the visitor is quiet, holds the focus and gives it back', async ({
  page,
}) => {
  await page.goto('/servicios/prepara-tu-viaje');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const popup = page.getByRole('dialog', { name: 'Check-Mig: solo en el sitio oficial' });
  await expect(popup).toBeVisible({ timeout: 20_000 });
  expect(await pageFaults(page, 'dialog[open]')).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('popups-seen'))).toContain('sitios-falsos');
});

test('a message that only informs is hidden without moving the page, and stays hidden', async ({
  page,
}) => {
  await page.goto('/contacto');
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Estado del aeropuerto' });
  const message = bar.getByText('El aeropuerto opera con normalidad.');
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await bar.getByRole('button', { name: 'Ocultar este aviso' }).press('Enter');
  await expect(message).toBeHidden();
  expect(await height()).toBe(before);
  await page.reload();
  await hydrated(page);
  await expect(message).toBeHidden();
  expect(await height()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panels of a wide screen open and lead on', async ({ page }) => {
    await page.goto('/vuelos');
    await section(page, 'Servicios').press('Enter');
    await banner(page).getByRole('link', { name: 'Mascotas' }).click();
    await expect(page).toHaveURL(/\/servicios\/mascotas$/);
  });

  test('the sheet of a phone opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/vuelos');
    await toggle(page).press('Enter');
    await section(page, 'Servicios').click();
    await sheet(page).getByRole('link', { name: 'Mascotas' }).click();
    await expect(page).toHaveURL(/\/servicios\/mascotas$/);
  });
});
