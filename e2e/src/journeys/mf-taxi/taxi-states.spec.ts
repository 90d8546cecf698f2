import type { Page } from 'playwright';
import type { components } from '@eldorado/http/api-types';
import { localisePath } from '@eldorado/i18n/locale';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { booking, playTaxiApi, rightCode, taxiApi } from '../../support/visitors/taxiApi.ts';
import { thoroughly, type View, viewsOf } from '../../support/looks/views.ts';

// Each state of a booking, of my bookings and of the plate check: axe finds nothing in it, in any language or theme.
// Controls are found by their names in the form, which are the same in every language.
test.use({ allowErrors: ['ERR_FAILED', 'Failed to load resource'], actionTimeout: 10_000 });

const submit = (page: Page) => page.locator('main form button[type=submit]').first().click();
const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();
const done: typeof booking = { ...booking, number: 'TI-260301-TEST', status: 'cumplida' };

/** Goes through the states. @param look called in each, with its name. */
async function throughStates(
  page: Page,
  { locale }: View,
  look: (state: string) => Promise<void>,
): Promise<void> {
  const open = async (path: string) => {
    await page.goto(localisePath(path, locale));
    await hydrated(page);
  };
  let answer: 'lost' | 'booked' = 'lost';
  let list: components['schemas']['TaxiBookings'] = { nueva: [], confirmada: [], cumplida: [] };
  await playTaxiApi(page);
  await page.route(`${taxiApi}/bookings`, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: list });
    return answer === 'lost' ? route.abort() : route.fulfill({ status: 201, json: booking });
  });

  await open('/servicios/taxis/reservar');
  await look('an empty ride');
  await submit(page);
  await alert(page).waitFor();
  await look('faults of the ride');

  await open('/servicios/taxis/reservar?destination=usaquen&date=2026-03-02&time=15:30');
  await submit(page);
  await page.locator('main input[type=tel]').waitFor();
  await look('sign-in');
  await page.locator('main input[type=tel]').fill('300 123 4567');
  await page.getByRole('main').getByRole('checkbox').check();
  await submit(page);
  const code = page.locator('main input[autocomplete=one-time-code]');
  await code.waitFor();
  await look('the code');
  await code.fill('111111');
  await code.press('Enter');
  await page.locator('main [aria-invalid=true]').first().waitFor();
  await look('a wrong code');
  await code.fill(rightCode);
  await code.press('Enter');

  await page.locator('#name').waitFor();
  await submit(page);
  await alert(page).waitFor();
  await look('faults of the details');
  await page.locator('#name').fill('Ana Rojas');
  await page.locator('main input[type=radio][value=cash]').check();
  await look('the details');
  await submit(page);
  await page.locator('#name').waitFor({ state: 'detached' });
  await look('the review');
  await page.locator('main').getByRole('button').last().click();
  await alert(page).waitFor();
  await look('a booking that failed');
  answer = 'booked';
  await page.locator('main').getByRole('button').last().click();
  await page.getByRole('main').getByText('TAE 177').waitFor();
  await look('the receipt');

  await open('/servicios/taxis/mis-reservas');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await look('no bookings');
  list = { nueva: [], confirmada: [booking], cumplida: [done] };
  await open('/servicios/taxis/mis-reservas');
  await page.getByRole('main').getByText('TAE 177').first().waitFor();
  await look('active and past bookings');
  await open('/servicios/taxis/mis-datos');
  await look('my data');

  await open('/servicios/taxis?destination=usaquen');
  await look('a fare');
  await open('/servicios/taxis?destination=&date=ayer&persons=9');
  await look('faults of a fare');
  for (const plate of ['TAE177', 'ABC999', '12']) {
    await open(`/servicios/taxis/placa?placa=${plate}`);
    await look(`the plate ${plate}`);
  }
}

// The longest row of all, and each answers itself: neither waits for the other.
test.describe.configure({ mode: 'parallel' });

for (const view of viewsOf()) {
  const { locale, width, colorScheme } = view;
  thoroughly(test)(
    `axe finds nothing in any state: ${locale}, ${width} px, ${colorScheme}`,
    async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const faults: string[] = [];
      await throughStates(page, view, async (state) => {
        faults.push(...(await pageFaults(page)).map((fault) => `${state}: ${fault}`));
        // As narrow as a page that is zoomed to 400 %.
        await page.setViewportSize({ width: 320, height: 900 });
        const { sideways, titles } = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          titles: document.querySelectorAll('h1').length,
        }));
        await page.setViewportSize({ width, height: 900 });
        if (sideways > 0) faults.push(`${state}: scrolls ${sideways}px sideways`);
        if (titles !== 1) faults.push(`${state}: ${titles} headings of the first level`);
      });
      expect(faults).toEqual([]);
    },
  );
}
