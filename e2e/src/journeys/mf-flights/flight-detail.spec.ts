import { createECDH, randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright';
import type { components } from '@eldorado/http/api-types';
import { localisePath } from '@eldorado/i18n/locale';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { focusFaults } from '../../support/looks/focus.ts';
import { thorough, thoroughly, viewsOf } from '../../support/looks/views.ts';

type Flight = components['schemas']['Flight'];
type FlightList = components['schemas']['FlightList'];

const unknown = '/vuelos/detalle/ZZ9999';
const main = (page: Page) => page.getByRole('main');

async function flightsOf(request: APIRequestContext, direction: Flight['flightDirection']) {
  const board = direction === 'D' ? 'departures' : 'arrivals';
  const answer = await request.get(`/api/v2/flights?type=commercial&direction=${board}`);
  return ((await answer.json()) as FlightList).flights;
}

/** A flight of today that passes, and the address of its page. */
async function find(
  request: APIRequestContext,
  direction: Flight['flightDirection'],
  passes: (flight: Flight) => boolean,
) {
  const flight = (await flightsOf(request, direction)).find(passes);
  if (!flight) throw new Error('The demonstration has no such flight today');
  return { flight, path: `/vuelos/detalle/${flight.id}` };
}

const ahead = (request: APIRequestContext) =>
  find(
    request,
    'D',
    ({ state, gate, kind }) => state === 'SCH' && gate !== null && kind === 'international',
  );

/** The pages that look most unlike one another. */
async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const pages = await Promise.all([
    ahead(request),
    find(request, 'D', ({ status, delayMinutes }) => status === 'DLY' && delayMinutes >= 60),
    find(request, 'D', ({ state }) => state === 'CNX'),
    find(request, 'A', ({ state }) => state === 'AIR'),
    find(request, 'A', ({ state }) => state === 'DIV'),
    find(
      request,
      'D',
      ({ status, actualAt }) => status === 'DEP' && (actualAt ?? '') < '2026-03-02T11:00:00Z',
    ),
  ]);
  return [...pages.map(({ path }) => path), unknown];
}

test.describe('axe and width', () => {
  // Colours that still change would be measured half way.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, allowErrors: ['status of 404'] });

  for (const [turn, { locale, width, colorScheme }] of viewsOf(0, 1).entries()) {
    const look = `${locale}, ${width} px, ${colorScheme}`;
    test(`axe finds nothing and nothing is wider than the screen: ${look}`, async ({
      page,
      request,
    }) => {
      const faults: string[] = [];
      for (const [index, path] of (await pagesOf(request)).entries()) {
        // Every fourth page.
        if (!thorough && index % viewsOf().length !== turn) continue;
        await page.goto(localisePath(path, locale));
        await hydrated(page);
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 320, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > 320) faults.push(`${path} is ${wide}px wide on 320`);
        await page.setViewportSize({ width, height: 900 });
        faults.push(...(await pageFaults(page)).map((fault) => `${path} ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
});

thoroughly(test)(
  'what has the focus can be seen, all through the page',
  async ({ page, request }) => {
    const { path } = await ahead(request);
    await page.goto(path);
    await hydrated(page);
    expect(await focusFaults(page, 'Tab')).toEqual([]);
  },
);

test('state, gate, boarding and the walk stand within the first 400 px of a phone', async ({
  page,
  request,
}) => {
  const { path } = await ahead(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated(page);
  const sign = main(page)
    .getByRole('region', { name: /^Vuelo / })
    .first();
  for (const label of ['Sala', 'Embarque', 'A pie']) {
    const value = sign.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
    const box = await value.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), label).toBeLessThanOrEqual(400);
  }
});

test('a flight leads to the way to its gate on the map', async ({ page, request }) => {
  const { flight, path } = await ahead(request);
  await page.goto(path);
  await hydrated(page);
  await expect(
    main(page).getByRole('heading', { name: `Cómo llegar a la sala ${flight.gate}` }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Ver el camino en el mapa' }).click();
  await expect(page).toHaveURL(/\/mapas\?terminal=T1&floor=2&from=.+&to=sala-[ab]\d\d/);
});

test.describe('in a browser that can be reached', () => {
  test('a flight is followed and left again with the keyboard alone', async ({ page, request }) => {
    const { path } = await ahead(request);
    // A browser without a screen has no push service: only its edge is made up, the API is the real one.
    await page.addInitScript(
      ({ endpoint, p256dh, auth }) => {
        const subscription = {
          options: { applicationServerKey: null },
          toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        };
        const registration = {
          pushManager: {
            getSubscription: () => Promise.resolve(null),
            subscribe: () => Promise.resolve(subscription),
          },
          addEventListener: () => undefined,
        };
        Object.defineProperty(navigator, 'serviceWorker', {
          value: {
            ready: Promise.resolve(registration),
            register: () => Promise.resolve(registration),
            getRegistration: () => Promise.resolve(registration),
            addEventListener: () => undefined,
            controller: null,
          },
        });
        Notification.requestPermission = () => Promise.resolve('granted');
      },
      {
        endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    );
    await page.goto(path);
    await hydrated(page);
    const follow = main(page).getByRole('button', { name: 'Seguir este vuelo' });
    await follow.focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { name: 'Sigues este vuelo' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    const stop = main(page).getByRole('button', { name: 'Dejar de seguir' }).first();
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Ya no sigues este vuelo.')).toBeVisible();
    await expect(follow).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowErrors: ['status of 404'] });

  test('the flight reads whole, and its calendar is a file', async ({ page, request }) => {
    const { flight, path } = await ahead(request);
    await page.goto(localisePath(path, 'en'));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      `Flight ${flight.flightName}`,
    );
    for (const name of [
      'The journey of this flight',
      'Your next step',
      'Keep an eye on your flight',
    ])
      await expect(main(page).getByRole('heading', { name })).toBeVisible();
    // What only code can do is not offered.
    await expect(main(page).getByRole('button', { name: 'Follow this flight' })).toBeHidden();
    const link = main(page).getByRole('link', { name: 'Add to calendar' }).first();
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain(`UID:${flight.id}@eldorado`);
  });

  test('an unknown flight is a 404 that looks for it on either board', async ({ page }) => {
    const answer = await page.goto(unknown);
    expect(answer?.status()).toBe(404);
    const form = main(page).getByRole('search');
    await expect(form.getByLabel('Vuelo, ciudad o aerolínea')).toHaveValue('ZZ9999');
    await form.getByLabel('Vuelo, ciudad o aerolínea').fill('Madrid');
    await form.getByRole('button', { name: 'Buscar en llegadas' }).click();
    await expect(page).toHaveURL(/\/vuelos\/llegadas\?q=Madrid/);
    await expect(main(page).getByRole('table').first()).toContainText('Madrid');
  });
});
