import type { Locator, Page } from 'playwright';
import { firstScreens, screens, topOf } from '../../support/looks/firstScreens.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { partOf } from '../../support/looks/views.ts';

const main = (page: Page) => page.getByRole('main');

for (const part of partOf(firstScreens, 3)) {
  const { path, what, tops } = part;
  test(`${what} of ${path} is near the top of the first screen`, async ({ page }) => {
    const found = {
      phone: await topOf(page, part, 'phone', hydrated),
      desk: await topOf(page, part, 'desk', hydrated),
    };
    expect(found.phone, JSON.stringify(found)).toBeLessThanOrEqual(tops.phone);
    expect(found.desk, JSON.stringify(found)).toBeLessThanOrEqual(tops.desk);
  });
}

test('the search of the home page is whole on a phone’s first screen, and the next flight begins there', async ({
  page,
}) => {
  const { width, height } = screens.phone;
  await page.setViewportSize(screens.phone);
  await page.goto('/');
  await hydrated(page);
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.y ?? Infinity) + (box?.height ?? 0));
  };
  const search = main(page).getByRole('region', { name: 'Busca tu vuelo' });
  expect(await bottom(search)).toBeLessThan(height);
  const next = main(page).getByRole('table', { name: 'Próximas salidas' });
  const row = next.getByRole('row').filter({ hasText: /\d\d:\d\d/ });
  expect(await bottom(row.first().getByRole('time').first())).toBeLessThan(height);
  // The ways between them go on sideways: the last one comes into sight with the keyboard, and the page stays as wide as it was.
  const last = main(page).getByRole('navigation').getByRole('link', { name: 'Accesibilidad' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('the map fills what the first screen has left, and nothing is wider than the window', async ({
  page,
}) => {
  const sizes = {
    ...screens,
    narrow: { width: 320, height: 640 },
    low: { width: 320, height: 256 },
  };
  for (const [name, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.goto('/mapas?terminal=T1&floor=2&place=sala-a05');
    await hydrated(page);
    const { y = 0, height = 0 } = (await page.getByRole('application').boundingBox()) ?? {};
    expect(height, name).toBeGreaterThanOrEqual(320);
    if (name in screens) expect(viewport.height - y - height, name).toBeLessThanOrEqual(40);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name).toBe(viewport.width);
  }
});

test('the bar is one slim line on a phone while the airport has nothing to say', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/vuelos/salidas');
  const bar = page.getByRole('region', { name: 'Estado del aeropuerto' });
  await expect(bar).toContainText('Aeropuerto abierto');
  // Those who listen hear it all the same.
  await expect(bar).toContainText('El aeropuerto opera con normalidad.');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(28);
});
