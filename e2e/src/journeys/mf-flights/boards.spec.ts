import type { Page } from 'playwright';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { pageFaults } from '../../support/looks/axe.ts';
import { expect, holdCode, hydrated, offlineErrors, test } from '../../support/looks/fixtures.ts';
import { movedBy, watchMoves } from '../../support/looks/moves.ts';
import { standingOrigin, testNow } from '../../support/site/site.ts';
import { thoroughly, throughViews, viewsOf } from '../../support/looks/views.ts';

// What the page shows is held to what the API answers a moment later: on a clock that goes on a flight leaves in between.
test.use({ baseURL: standingOrigin });

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr:visible');
const field = (page: Page) => main(page).getByRole('searchbox');
/** Waits until every flight that is shown has the words: the rows follow what is typed when the browser gets round to it. */
async function expectAll(page: Page, words: string): Promise<void> {
  await expect(rows(page).first()).toContainText(words);
  await expect(rows(page).filter({ hasNotText: words })).toHaveCount(0);
}
const count = (page: Page) => main(page).getByRole('heading', { level: 2 }).first();

/** Flights of the day, as the API counts them. */
async function countOf(page: Page, query: string): Promise<number> {
  const answer = await page.request.get(`/api/v2/flights?${query}`);
  return ((await answer.json()) as { flights: unknown[] }).flights.length;
}

/** Opens a board and waits until its whole day is on the page, shown or not. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // The first movement loads the whole day.
  await page.mouse.move(5, 5);
  const { searchParams, pathname } = new URL(page.url());
  const direction = pathname.endsWith('llegadas') ? 'arrivals' : 'departures';
  const date = searchParams.get('date') ?? testNow.slice(0, 10);
  const all = await countOf(page, `direction=${direction}&date=${date}`);
  await expect(main(page).locator('tbody tr')).toHaveCount(all);
}

test('a board opens at now, has the whole day a moment later, and nothing moves meanwhile', async ({
  page,
}) => {
  await watchMoves(page);
  await openWhole(page, '/vuelos/salidas');
  const shown = await rows(page).count();
  expect(shown).toBeGreaterThan(200);
  // Of now, or late and still to come: none that left before this minute.
  await expect(rows(page).first().locator('time').first()).toHaveText(/^(0[6-9]|1\d):/);
  const gone = rows(page).filter({ hasText: 'Salió' });
  for (const row of await gone.all()) await expect(row.locator('time').first()).toHaveText(/^1\d:/);
  const { sum, moves } = await movedBy(page);
  expect(sum, moves).toBeLessThan(0.01);
});

thoroughly(test)(
  'what the browser finds while one types is what the server finds',
  async ({ page }) => {
    await openWhole(page, '/vuelos/salidas');
    for (const q of [
      'medellin',
      'Bogta',
      'medelin',
      'AV 93',
      'latam',
      'barajas',
      'sao paolo',
      'zzzz',
    ]) {
      await field(page).fill(q);
      const query = new URLSearchParams({ type: 'commercial', q });
      const expected = await countOf(page, query.toString());
      await expect(count(page)).toHaveText(
        expected === 0 ? /Sin|^0 / : new RegExp(`^${expected} `),
      );
    }
  },
);

test('typing filters at once, keeps the focus, and the address follows without history', async ({
  page,
}) => {
  await page.goto('/vuelos');
  await openWhole(page, '/vuelos/salidas');
  const steps = await page.evaluate(() => history.length);
  await field(page).focus();
  await page.keyboard.type('medelin', { delay: 30 });
  await expectAll(page, 'Medellín');
  await expect(page).toHaveURL(/\/vuelos\/salidas\?q=medelin$/);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /vuelos? de salida/ }),
  ).toHaveCount(1);
  await page.reload();
  await expect(field(page)).toHaveValue('medelin');
  await expect(rows(page).first()).toContainText('Medellín');
});

test('what was typed before the page was live is not lost', async ({ page }) => {
  const release = await holdCode(page, '**/screen-board*.js');
  await page.goto('/vuelos/salidas', { waitUntil: 'commit' });
  await field(page).fill('madrid');
  release();
  await hydrated(page);
  await expect(field(page)).toHaveValue('madrid');
  await expect(page).toHaveURL(/q=madrid/);
  await expectAll(page, 'Madrid');
});

test('the earlier flights come above, and what was read stays where it was', async ({ page }) => {
  await openWhole(page, '/vuelos/salidas');
  const first = rows(page).first();
  const name = await first.getByRole('link').innerText();
  const id = await first.getByRole('link').getAttribute('href');
  const earlier = main(page).getByRole('link', { name: 'Vuelos anteriores' });
  await earlier.scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await earlier.click();
  const same = main(page).locator('tbody tr', { has: page.locator(`a[href="${id}"]`) });
  await expect(rows(page).first().locator('time').first()).toHaveText(/^0\d:/);
  const after = await same.boundingBox();
  expect(name).not.toBe('');
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  // The focus is on the flight before it.
  const focused = await page.evaluate(
    () => document.activeElement?.closest('tr')?.getBoundingClientRect().bottom,
  );
  expect(focused).toBeLessThanOrEqual((after?.y ?? 0) + 2);
});

test('filters are chips that can be taken away, in the address and kept between days', async ({
  page,
}) => {
  await openWhole(page, '/vuelos/salidas');
  await main(page).getByText('Más filtros').click();
  const airline = main(page).getByLabel('Aerolínea', { exact: true });
  await airline.selectOption('LA');
  const name = (await airline.locator('option:checked').textContent()) ?? '';
  await main(page).getByLabel('Desde las').selectOption('11:00');
  await main(page).getByLabel('Hasta las').selectOption('14:00');
  await main(page).getByRole('button', { name: 'Ver vuelos' }).last().click();
  await expect(page).toHaveURL(/airline=LA/);
  const expected = await countOf(page, 'type=commercial&airline=LA&from=11:00&to=14:00');
  await expect(count(page)).toHaveText(new RegExp(`^${expected} `));
  const chips = main(page).getByRole('list', { name: 'Filtros elegidos' });
  await expect(chips.getByRole('link')).toHaveText([name, 'Desde las 11:00', 'Hasta las 14:00']);
  await main(page).getByRole('button', { name: 'Día del tablero: Hoy' }).click();
  await main(page).getByRole('link', { name: 'Mañana' }).click();
  await expect(page).toHaveURL(/date=.*airline=LA.*from=11/);
  await chips.getByRole('link', { name: `Quitar filtro: ${name}` }).click();
  await expect(page).not.toHaveURL(/airline/);
  await expect(chips.getByRole('link')).toHaveText(['Desde las 11:00', 'Hasta las 14:00']);
});

test.describe('offline', () => {
  // What the page asks for without a network, the browser reports.
  test.use({ allowErrors: offlineErrors });

  test('a network that goes leaves the last board, with its age, and says so', async ({
    page,
    context,
  }) => {
    await openWhole(page, '/vuelos/llegadas');
    await context.setOffline(true);
    const notice = main(page).getByRole('status').filter({ hasText: 'Sin conexión' });
    await expect(notice).toContainText('Este es el último tablero que recibimos');
    await expect(notice).toContainText(/actualizados/);
    await field(page).fill('miami');
    await expectAll(page, 'Miami');
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });
});

thoroughly(test)(
  'the board is shared as an address and copied as text',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // A browser of a desk.
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await openWhole(page, '/vuelos/salidas?q=madrid');
    const actions = main(page).getByRole('group', { name: 'Este tablero' });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    // By key: what comes late above moves the buttons between a mouse's press and its release.
    await actions.getByRole('button', { name: 'Compartir' }).press('Enter');
    await expect(actions.getByRole('status')).toHaveText('Enlace copiado');
    expect(await copied()).toBe(page.url());
    await actions.getByRole('button', { name: 'Copiar como texto' }).press('Enter');
    await expect(actions.getByRole('status')).toHaveText('Tablero copiado');
    const lines = (await copied()).split('\n');
    expect(lines[0]).toMatch(/^Salidas del .* El Dorado, Bogotá$/);
    expect(lines.filter((line) => /^\d\d:\d\d/.test(line))).toHaveLength(await rows(page).count());
    expect(lines.at(-1)).toBe(page.url());
  },
);

test('by keyboard one filters, reaches a flight and opens it', async ({ page }) => {
  await openWhole(page, '/vuelos/salidas');
  await field(page).focus();
  await page.keyboard.type('madrid');
  await expect(page).toHaveURL(/q=madrid/);
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('tbody') !== null)) break;
  }
  await expect(page.locator(':focus')).toHaveAccessibleName(/Detalles del vuelo .* a Madrid/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vuelos\/detalle\//);
});

thoroughly(test)('by keyboard the day can be passed over', async ({ page }) => {
  await openWhole(page, '/vuelos/salidas');
  const skip = main(page).getByRole('link', { name: 'Saltar la lista de vuelos' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Vuelos del día siguiente');
});

test('at 320 px nothing scrolls sideways, with the filters open and the day on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openWhole(page, '/vuelos/llegadas?airline=AV&from=09:00&to=08:00');
  await expect(main(page).getByText('La hora final debe ser posterior a la inicial')).toBeVisible();
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, 6_000);
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test.describe('the changed states of the board', () => {
  // The last of them is offline.
  test.use({ allowErrors: offlineErrors, contextOptions: { reducedMotion: 'reduce' } });

  const states = {
    filtered: () => Promise.resolve(),
    'searched with a slip': async (page) => {
      await field(page).fill('medelin');
      await expect(rows(page).first()).toContainText('Medell');
    },
    'empty, without a network': async (page) => {
      await field(page).fill('zzzz');
      await expect(rows(page)).toHaveCount(0);
      // Nothing lies under the site's own notice, whose colours would be taken for those of a row.
      await page.context().setOffline(true);
      const said = main(page).getByRole('status').filter({ hasText: /\w/ });
      await expect(said.first()).toBeVisible();
    },
  } satisfies Record<string, (page: Page) => Promise<void>>;

  for (const [state, change] of Object.entries(states)) {
    thoroughly(test)(`axe finds nothing in a board that is ${state}`, async ({ page, context }) => {
      test.setTimeout(180_000);
      const faults: string[] = [];
      const open = async (locale: Locale) => {
        await context.setOffline(false);
        await page.goto(localisePath('/vuelos/salidas?airline=AV&from=12:00&to=10:00', locale));
        await hydrated(page);
        await change(page);
      };
      await throughViews(page, viewsOf(), open, async ({ locale, width, colorScheme }) => {
        const found = await pageFaults(page);
        faults.push(...found.map((fault) => `${locale} ${colorScheme} ${width}px ${fault}`));
      });
      expect(faults).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every filter works from the form, and the pages lead through the day', async ({ page }) => {
    await page.goto('/vuelos/salidas');
    await expect(main(page).getByRole('table')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Imprimir' })).toBeHidden();
    // By key: rows that come near are laid out while a mouse is on its way.
    await main(page).getByRole('link', { name: 'Vuelos posteriores' }).press('Enter');
    await expect(page).toHaveURL(/at=\d\d%3A\d\d/);
    await main(page).getByRole('link', { name: 'Vuelos anteriores' }).press('Enter');
    await field(page).fill('medelin');
    await main(page).getByText('Más filtros').click();
    await main(page).getByLabel('Desde las').selectOption('12:00');
    await main(page).getByLabel('Estado').selectOption({ label: 'A tiempo' });
    await main(page).getByRole('button', { name: 'Ver vuelos' }).first().click();
    await expect(field(page)).toHaveValue('medelin');
    const flights = await rows(page).all();
    expect(flights.length).toBeGreaterThan(0);
    for (const row of flights) {
      await expect(row).toContainText('Medellín');
      await expect(row).toContainText('A tiempo');
    }
    await main(page).getByRole('link', { name: 'Quitar filtro: A tiempo' }).click();
    await expect(page).not.toHaveURL(/status=ONT/);
  });
});
