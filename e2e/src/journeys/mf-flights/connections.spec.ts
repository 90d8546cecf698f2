import type { Page } from 'playwright';
import { localisePath } from '@eldorado/i18n/locale';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, hydrated, test } from '../../support/looks/fixtures.ts';
import { focusFaults } from '../../support/looks/focus.ts';
import { partOf, thoroughly, viewsOf } from '../../support/looks/views.ts';

const page = '/vuelos/conexiones';
const abroad = `${page}?arrival=international&departure=international&baggage=hand&arrivalTime=10:00`;

/** Each verdict, by typed times, so that they stand whatever the day's flights do. */
const verdicts = {
  comfortable: `${abroad}&departureTime=16:00`,
  tight: `${abroad}&departureTime=12:00`,
  impossible: `${abroad}&departureTime=10:40`,
  open: `${page}?arrival=international&departure=national&baggage=yes`,
  faults: `${page}?arrivalFlight=hello&departureFlight=ZZ+1&departureTime=99:99&arrivalDate=2030-01-01`,
} as const;

const words = {
  es: ['Conexión cómoda', 'Conexión justa', 'No alcanzas', 'Planea al menos', 'Revisa estos datos'],
  en: [
    'Comfortable connection',
    'Tight connection',
    'You will not make it',
    'Plan at least',
    'Check these details',
  ],
  fr: [
    'Correspondance confortable',
    'Correspondance serrée',
    'Correspondance impossible',
    'Prévoyez au moins',
    'Vérifiez ces données',
  ],
  pt: ['Conexão tranquila', 'Conexão apertada', 'Não dá tempo', 'Planeje', 'Confira estes dados'],
} as const;

const verdict = (view: Page, word: string) =>
  view.getByRole('heading', { level: 2, name: word, exact: false });

const overflow = (view: Page) =>
  view.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [index, [kind, address]] of partOf([...Object.entries(verdicts).entries()], 6)) {
  test(`${kind}: said in four languages, axe finds nothing, and nothing scrolls sideways`, async ({
    page: view,
  }) => {
    await view.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const look of viewsOf()) {
      const { locale, width, colorScheme } = look;
      await view.goto(localisePath(address, locale));
      await hydrated(view);
      await expect(verdict(view, words[locale][index] ?? '')).toBeVisible();
      await view.setViewportSize({ width: 320, height: 900 });
      if ((await overflow(view)) > 0) faults.push(`${locale} scrolls sideways`);
      if (!viewsOf(index, 1).includes(look)) continue;
      await view.emulateMedia({ colorScheme });
      await view.setViewportSize({ width, height: 900 });
      const found = await pageFaults(view);
      faults.push(...found.map((fault) => `${locale} ${colorScheme} ${width}px ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

interface Flight {
  flightName: string;
  scheduledAt: string;
  status: string;
}

/** Passenger flights of the board that come or go as planned, from a time of today on. */
async function flights(view: Page, direction: string, from: string): Promise<Flight[]> {
  const answer = await view.request.get(
    `/api/v2/flights?direction=${direction}&type=commercial&status=ONT&from=${from}`,
  );
  return ((await answer.json()) as { flights: Flight[] }).flights;
}

test('two flight numbers typed by keyboard are answered with both flights, live and dated', async ({
  page: view,
}) => {
  const [inbound] = await flights(view, 'arrivals', '11:00');
  const [outbound] = await flights(view, 'departures', '18:00');
  await view.goto(page);
  await hydrated(view);
  await view
    .getByRole('textbox', { name: /Número de vuelo/ })
    .first()
    .focus();
  await view.keyboard.type(inbound?.flightName ?? '');
  await view
    .getByRole('textbox', { name: /Número de vuelo/ })
    .last()
    .focus();
  await view.keyboard.type((outbound?.flightName ?? '').toLowerCase().replace(' ', ''));
  await view.getByRole('radio', { name: /equipaje de mano/ }).focus();
  await view.keyboard.press('Space');
  await view.keyboard.press('Enter');
  await expect(verdict(view, 'Conexión cómoda')).toBeVisible();
  for (const flight of [inbound, outbound]) {
    await expect(
      view.getByRole('link', { name: flight?.flightName ?? '', exact: true }),
    ).toBeVisible();
  }
  await expect(view.getByText('Datos actualizados').first()).toBeVisible();
  // The address alone gives the same answer.
  await view.goto(view.url());
  await expect(verdict(view, 'Conexión cómoda')).toBeVisible();
});

test('a connection that is missed offers later flights of the route, each with its own answer', async ({
  page: view,
}) => {
  const [inbound] = await flights(view, 'arrivals', '11:00');
  const answer = await view.request.get('/api/v2/flights?direction=departures&q=MDE&from=10:30');
  const { flights: route } = (await answer.json()) as { flights: Flight[] };
  const missed = route.find(
    ({ status, scheduledAt }) => status === 'ONT' && scheduledAt >= (inbound?.scheduledAt ?? ''),
  );
  await view.goto(
    `${page}?arrivalFlight=${inbound?.flightName ?? ''}&departureFlight=${missed?.flightName ?? ''}&baggage=hand`,
  );
  await hydrated(view);
  await expect(verdict(view, 'No alcanzas')).toBeVisible();
  const next = view.getByRole('region', { name: /Próximos vuelos a Medellín/ }).getByRole('link');
  const [, later] =
    /departureFlight=([^&]+)/.exec((await next.first().getAttribute('href')) ?? '') ?? [];
  expect(later).not.toBe(missed?.flightName);
  await next.first().click();
  await expect(view).toHaveURL((url) => url.href.includes(`departureFlight=${later ?? 'none'}`));
  await expect(
    view.getByRole('heading', { level: 2, name: /^Conexión (cómoda|justa)$/ }),
  ).toBeVisible();
});

thoroughly(test)(
  'the focus is seen all the way through an answer, and its folded form opens by keyboard',
  async ({ page: view }) => {
    await view.setViewportSize({ width: 390, height: 800 });
    await view.goto(verdicts.tight);
    await hydrated(view);
    const summary = view.locator('main summary');
    await summary.focus();
    await view.keyboard.press('Enter');
    await expect(view.getByRole('form', { name: 'Tu conexión en Bogotá' })).toBeVisible();
    await view.locator('h1').click();
    expect(await focusFaults(view, 'Tab')).toEqual([]);
  },
);

test('the summary of what is wrong has the focus and leads to the fields', async ({
  page: view,
}) => {
  await view.goto(page);
  await hydrated(view);
  await view.getByRole('button', { name: 'Ver si alcanzo' }).click();
  await expect(view.getByRole('alert')).toBeFocused();
  await view.getByRole('link', { name: 'Dinos si tu equipaje va directo' }).click();
  await expect(view.locator('#baggage')).toBeFocused();
});

test('the home page’s search leads to an answer', async ({ page: view }) => {
  await view.goto('/');
  await hydrated(view);
  await view.getByRole('radio', { name: 'Conexiones' }).check({ force: true });
  const form = view.getByRole('form', { name: 'Conexiones' });
  await form.getByRole('combobox').nth(1).selectOption('national');
  await form.getByRole('button').click();
  await expect(view).toHaveURL(/\/vuelos\/conexiones\?arrival=international&departure=national/);
  await expect(verdict(view, 'Planea al menos')).toBeVisible();
});

thoroughly(test)(
  'an answer is printed without its form, on three sheets at most',
  async ({ page: view }) => {
    await view.goto(verdicts.tight);
    await hydrated(view);
    await view.emulateMedia({ media: 'print' });
    await expect(verdict(view, 'Conexión justa')).toBeVisible();
    await expect(view.getByText(/\/vuelos\/conexiones\?.*departureTime=12/)).toBeVisible();
    for (const element of await view.locator('main :is(form, button, summary)').all()) {
      await expect(element).toBeHidden();
    }
    const pdf = (await view.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(3);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, answered and kept', async ({ page: view }) => {
    await view.goto(page);
    const sides = ['El vuelo en el que llegas', 'El vuelo en el que sigues'] as const;
    for (const [index, name] of sides.entries()) {
      const side = view.getByRole('group', { name });
      await side.getByRole('radio', { name: 'Internacional' }).check();
      await side.getByLabel(/Hora de/).fill(['10:00', '16:00'][index] ?? '');
    }
    await view.getByRole('radio', { name: /No, la recojo/ }).check();
    await view.getByRole('button', { name: 'Ver si alcanzo' }).click();
    await expect(verdict(view, 'Conexión cómoda')).toBeVisible();
    await view.locator('main summary').click();
    await expect(view.locator('#arrivalTime')).toHaveValue('10:00');
    await expect(view.getByRole('radio', { name: /No, la recojo/ })).toBeChecked();
  });

  test('what is wrong is said at its field and nothing typed is lost', async ({ page: view }) => {
    await view.goto(verdicts.faults);
    await expect(view.locator('#arrivalFlight')).toHaveValue('hello');
    await expect(view.locator('#arrivalFlight-error')).toContainText(
      'no parece un número de vuelo',
    );
    await expect(view.locator('#arrivalDate')).toHaveValue('2030-01-01');
    await expect(view.locator('#departureTime')).toHaveValue('99:99');
    await expect(view.locator('#departureTime-error')).toContainText('en 24 horas');
    await expect(view.locator('#departureFlight')).toHaveValue('ZZ 1');
  });
});
