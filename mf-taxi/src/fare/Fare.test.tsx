/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remoteFaults } from '@eldorado/remote/descriptor';
import { renderScreen, respond } from '@eldorado/testing';
import { renderOnServer } from '@eldorado/testing/server';
import { fare, fareTable, fixtureNow, nightFare, places } from '../../fixtures/taxi.ts';
import remote from '../remote.ts';

const api = {
  'GET /v2/taxi-imperial/places': places,
  'GET /v2/taxi-imperial/fares': fareTable,
  'GET /v2/taxi-imperial/fare': fare,
};
const down = respond(503, { code: 'unavailable', status: 503 });
type Options = Parameters<typeof renderScreen>[1];

const show = (query = '', changed: Record<string, unknown> = {}, options: Partial<Options> = {}) =>
  renderScreen(remote, {
    path: `/servicios/taxis${query}`,
    locale: 'es',
    now: fixtureNow,
    api: { ...api, ...changed },
    ...options,
  });
const asked =
  '?origin=usaquen&destination=terminal-1&date=2026-03-01&time=21:30&vehicle=quality&persons=2&bags=1&doorToDoor=1';
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);

/** Intl writes a no-break space between the sign and the amount. */
const spaced = (text: string | null) => (text ?? '').replace(/\s/gu, ' ');
const cells = (name: RegExp, table = 'Cómo se calcula') => {
  const row = within(screen.getByRole('table', { name: new RegExp(table) })).getByRole('row', {
    name,
  });
  return spaced(row.textContent);
};

test('the declaration has no faults', () => {
  expect(remoteFaults(remote)).toEqual([]);
});

test('nothing is calculated before somebody asks', async () => {
  const calls: string[] = [];
  await show('', {}, { onCall: ({ path }) => calls.push(path) });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(field('Origen').value).toBe('El Dorado, Terminal 1');
  expect(calls).not.toContain('/v2/taxi-imperial/fare');
});

test('the form is a plain one that asks the same page in the page’s language', async () => {
  await show('', {}, { locale: 'fr' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Calculer le prix' });
  expect(form?.getAttribute('action')).toBe('/fr/servicios/taxis');
  expect(form?.method).toBe('get');
});

test('the form asks the API for both ends, the class, the load and the instant', async () => {
  const calls: { path: string; params: unknown }[] = [];
  await show(asked, {}, { onCall: (call) => calls.push(call) });
  expect(calls.find(({ path }) => path === '/v2/taxi-imperial/fare')?.params).toEqual({
    origin: 'usaquen',
    destination: 'terminal-1',
    vehicle: 'quality',
    persons: 2,
    bags: 1,
    doorToDoor: true,
    at: '2026-03-02T02:30:00.000Z',
  });
});

test('the fare is a range with the calculation line by line, and leads to booking the ride', async () => {
  await show('?destination=usaquen');
  expect(screen.getByText('De El Dorado, Terminal 1 a Usaquén')).toBeTruthy();
  expect(spaced(document.body.textContent)).toContain('Entre $ 36.350 y $ 42.700');
  expect(cells(/Recorrido/)).toContain('150 × $ 159');
  expect(cells(/Total/)).toContain('$ 36.350');
  const link = screen.getByRole('link', { name: 'Reservar este recorrido' });
  expect(link.getAttribute('href')).toContain('/servicios/taxis/reservar?origin=');
});

test('a surcharge is named by its reason, and the map says which ride it draws', async () => {
  await show(asked, { 'GET /v2/taxi-imperial/fare': nightFare });
  expect(cells(/Recargo nocturno/)).toContain('$ 3.800');
  expect(cells(/puerta a puerta/)).toContain('$ 1.500');
  expect(
    screen.getAllByRole('img', { name: /recorrido de Usaquén a El Dorado, Terminal 1/ }).length,
  ).toBeGreaterThan(0);
});

test('a sum that the decree rounds says so in a line', async () => {
  await show('?destination=usaquen', {
    'GET /v2/taxi-imperial/fare': { ...fare, totalCop: 36_400 },
  });
  expect(cells(/Redondeo/)).toContain('$ 50');
});

test('the rates are a table with its decree, its date and its source, before anybody asks', async () => {
  await show();
  const name = 'Decreto 042 de 2026, vigente desde el 12 de febrero de 2026';
  expect(cells(/Unidad: 100 m o 24 s/, name)).toMatch(/159.*172/);
  expect(screen.getByText(/consultada el 20 de noviembre de 2026/)).toBeTruthy();
});

test('faults are named together at their fields and what was typed stays', async () => {
  await show('?origin=terminal-1&destination=Cali&date=&time=09:00&persons=9&bags=1');
  const summary = screen.getByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  expect(field('Destino').value).toBe('Cali');
  expect(field('Destino').getAttribute('aria-invalid')).toBe('true');
  expect(field('Personas').value).toBe('9');
  expect(screen.getAllByText(/lleva hasta 4 personas/)).toHaveLength(2);
});

test('a place that could be several is chosen among them, and nothing changed since is lost', async () => {
  await show('?destination=zona&vehicle=quality&persons=2');
  await userEvent.clear(field('Personas'));
  await userEvent.type(field('Personas'), '3');
  await userEvent.click(field(/puerta a puerta/));
  await userEvent.click(screen.getByRole('button', { name: 'Zona Rosa' }));
  expect(field('Destino').value).toBe('Zona Rosa');
  expect(field('Destino').getAttribute('aria-invalid')).not.toBe('true');
  expect(document.activeElement).toBe(field('Destino'));
  expect(field('Personas').value).toBe('3');
  expect(field(/puerta a puerta/).checked).toBe(true);
});

test('without JavaScript each such place is a link that keeps all that was sent', async () => {
  const { html } = await renderOnServer(remote, {
    path: '/servicios/taxis?origin=zona&destination=terminal-1&vehicle=quality&doorToDoor=1',
    now: fixtureNow,
    api,
  });
  const link = /<a[^>]*href="([^"]*)"[^>]*>Zona Rosa</.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const { searchParams } = new URL(link ?? '', 'https://site.test');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    origin: 'Zona Rosa',
    vehicle: 'quality',
    doorToDoor: '1',
  });
});

test('a ride to the airport says what a booking adds, unless that is in the fare already', async () => {
  const { unmount } = await show(asked.replace('&doorToDoor=1', ''));
  const added = screen.getByText(/^Si lo reservas/);
  expect(spaced(added.textContent)).toContain('puerta a puerta suma $ 1.500');
  unmount();
  await show(asked);
  expect(screen.queryByText(/^Si lo reservas/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Reservar este recorrido' });
  expect(link.getAttribute('href')).toContain('doorToDoor=1');
});

test('places are suggested while one types, and both ends can be swapped', async () => {
  await show();
  await userEvent.type(field('Destino'), 'usa');
  await userEvent.click(screen.getByRole('option', { name: 'Usaquén' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invertir origen y destino' }));
  expect([field('Origen').value, field('Destino').value]).toEqual([
    'Usaquén',
    'El Dorado, Terminal 1',
  ]);
});

test('a whole name that is typed offers its place first, and one that was chosen all others again', async () => {
  await show();
  const destination = field('Destino');
  await userEvent.type(destination, 'Usaquén');
  const [first] = screen.getAllByRole('option');
  expect(first?.textContent).toContain('Usaquén');
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
});

test('a failed call keeps the form and offers another try', async () => {
  await show(asked, { 'GET /v2/taxi-imperial/fare': down });
  expect(await screen.findByText('No pudimos calcular la tarifa')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(field('Origen').value).toBe('Usaquén');
  expect(field(/^Hora/).value).toBe('21:30');
});

test('without the places the page still shows its article', async () => {
  await show(asked, { 'GET /v2/taxi-imperial/places': down });
  expect(await screen.findByText('No pudimos calcular la tarifa')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Si te cobran de más' })).toBeTruthy();
});
