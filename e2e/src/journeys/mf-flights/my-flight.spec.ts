import type { Page } from 'playwright';
import type { components } from '@eldorado/http/api-types';
import { expect, hydrated, passTime, saveData, test } from '../../support/looks/fixtures.ts';

type FlightList = components['schemas']['FlightList'];

const line = (page: Page) => page.getByRole('region', { name: 'Tu vuelo' });

/** The line comes some seconds after the page; what is asked for once here is asked for in time. */
const wait = (page: Page) => passTime(page, 4_000);

test('the flight that was looked at rides along, is reached with the keyboard, and stays away once it is put away', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v2/flights?type=commercial&direction=departures');
  const { flights } = (await answer.json()) as FlightList;
  const flight = flights.find(({ state, gate }) => state === 'SCH' && gate !== null);
  if (!flight?.gate) throw new Error('The demonstration has no such flight today');

  await saveData(page);
  await page.clock.install();
  await page.clock.resume();
  await page.goto(`/vuelos/detalle/${flight.id}`);
  await hydrated(page);
  // It is kept once the page is painted, which a busy machine takes its time for.
  await page.waitForFunction(() => localStorage.getItem('eldorado:last-flight') !== null);
  await wait(page);
  const map = page.getByRole('navigation', { name: 'Mapa del sitio' });
  await map.getByRole('link', { name: 'Contacto' }).press('Enter');
  await expect(page).toHaveURL(/\/contacto$/);

  const link = line(page).getByRole('link');
  await expect(link).toContainText(`Sala ${flight.gate}`);
  await expect(link).toContainText(/^\d\d:\d\d .*A pie \d+ min$/);
  await expect(link).toHaveAttribute('href', `/vuelos/detalle/${flight.id}`);

  // It stands behind all else of the page, and in sight.
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  const hide = line(page).getByRole('button', { name: /^Ocultar el vuelo/ });
  await expect(hide).toBeFocused();
  await expect(hide).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // On another page of the tab its code comes, and says nothing.
  await page.goto('/servicios/mascotas');
  await hydrated(page);
  const code = page.waitForResponse(/my-flight/);
  await wait(page);
  await code;
  await expect(line(page)).toHaveCount(0);
});
