import type { Page } from 'playwright';
import type { components } from '@eldorado/http/api-types';
import { localisePath, locales, type Locale } from '@eldorado/i18n/locale';
import { expect, test } from '../support/fixtures.ts';
import { startOwnSite, type OwnSite } from '../support/ownSite.ts';
import { thorough } from '../support/views.ts';

// The airport goes on while the site stands open: every page that the server makes shows it as the API does, without a script.
// `npm test` looks at two minutes of it, `npm run thorough` at two hours, minute by minute, in four languages.

type Schemas = components['schemas'];

const minutes = thorough ? 120 : 2;
const languages: readonly Locale[] = thorough ? locales : ['es', 'en'];
/** Seconds that pages may be behind the API. */
const mostLag = 10;

test.use({ javaScriptEnabled: false });
let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  // The airport's own clock goes on, and the journey moves it.
  site = await startOwnSite('freshness', { AIRPORT_CLOCK: 'moves' });
});
test.afterAll(() => site.stop());

const get = async <T>(page: Page, url: string) =>
  (await (await page.request.get(`${site.origin}/api${url}`)).json()) as T;

/** Numbers as they are written on the page, without what the language puts between them. */
const digits = (text: string) => text.replaceAll(/[^\d–]/g, '');

/** What the API says before a page is asked for and after it: the page is of one of the two, or between. */
async function beside<T, Shown>(
  read: () => Promise<T>,
  shown: () => Promise<Shown>,
): Promise<{ api: readonly [T, T]; shown: Shown }> {
  const before = await read();
  const seen = await shown();
  return { api: [before, await read()], shown: seen };
}

async function checkQueues(page: Page, locale: Locale): Promise<void> {
  const path = localisePath('/informacion-en-tiempo-real/tiempo-en-filas', locale);
  const { api, shown } = await beside(
    () => get<Schemas['QueueList']>(page, '/v2/queues'),
    async () => {
      await page.goto(site.origin + path);
      return page.getByRole('main').innerText();
    },
  );
  const [before, after] = api;
  for (const [index, { minutesMin, minutesMax }] of before.queues.entries()) {
    const later = after.queues[index];
    const ranges = [
      [minutesMin, minutesMax],
      [later?.minutesMin, later?.minutesMax],
    ].map(([from, to]) => (from === to ? `${to}` : `${from}–${to}`));
    expect(ranges.some((range) => shown.replaceAll(/\s+/g, '').includes(`${range}min`))).toBe(true);
  }
  await expectOfNow(page);
}

async function checkParking(page: Page, locale: Locale): Promise<void> {
  const path = localisePath('/informacion-en-tiempo-real/parqueaderos', locale);
  const { api, shown } = await beside(
    () => get<Schemas['ParkingList']>(page, '/v2/parking'),
    async () => {
      await page.goto(site.origin + path);
      return digits((await page.getByRole('main').innerText()).replaceAll('\n', ' – '));
    },
  );
  for (const [index, { available }] of api[0].parkings.entries()) {
    const values = [available, api[1].parkings[index]?.available].map(String);
    expect(values.some((value) => shown.includes(value))).toBe(true);
  }
  await expectOfNow(page);
}

/** No flight that has left stands as if it waited, and none of the future as if it had left. */
async function checkBoard(page: Page, locale: Locale): Promise<void> {
  const date = (await get<Schemas['AirportState']>(page, '/v2/airport-state')).updatedAt.slice(0, 10);
  const url = `/v2/flights?direction=departures&date=${date}`;
  const { api, shown } = await beside(
    () => get<Schemas['FlightList']>(page, url),
    async () => {
      await page.goto(site.origin + localisePath('/vuelos/salidas', locale));
      return page.locator('tbody tr').allInnerTexts();
    },
  );
  expect(shown.length).toBeGreaterThan(5);
  const words = onTime[locale];
  for (const row of shown) {
    const isOf = ({ flightName }: Schemas['Flight']) => row.includes(flightName);
    const statuses = api.map(({ flights }) => flights.find(isOf)?.status);
    if (statuses.every((status) => status === 'DEP')) expect(row).not.toContain(words);
    if (statuses.every((status) => status === 'ONT')) expect(row).toContain(words);
  }
  await expectOfNow(page);
}
const onTime: Readonly<Record<Locale, string>> = {
  es: 'A tiempo',
  en: 'On time',
  fr: 'À l’heure',
  pt: 'No horário',
};

/** The page says no time that is to come or that is past as if it were now, and nothing of being old. */
async function expectOfNow(page: Page): Promise<void> {
  await expect(page.locator('[data-aged]')).toHaveCount(0);
  const { now } = JSON.parse((await page.locator('#boot').textContent()) ?? '{}') as { now: string };
  const { updatedAt } = await get<Schemas['AirportState']>(page, '/v2/airport-state');
  const behind = (Date.parse(updatedAt) - Date.parse(now)) / 1_000;
  expect(behind).toBeLessThan(mostLag + 60);
}

test('pages show the airport of now while it goes on, without a script', async ({ page }) => {
  test.setTimeout((thorough ? 60 : 3) * 60_000);
  for (let minute = 0; minute <= minutes; minute++) {
    await test.step(`minute ${minute}`, async () => {
      for (const locale of languages) {
        await checkQueues(page, locale);
        await checkParking(page, locale);
        await checkBoard(page, locale);
      }
    });
    await site.jump(60_000);
  }
});
