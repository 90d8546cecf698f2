/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { remoteFaults } from '@eldorado/remote';
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
const asked = '?direction=to&place=usaquen&at=2026-03-01T21:30&vehicle=quality&doorToDoor=1';
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** Intl writes a no-break space between the sign and the amount. */
const spaced = (text: string | null) => (text ?? '').replace(/\s/gu, ' ');
const cells = (name: RegExp) => {
  const table = screen.getByRole('table', { name: 'Cómo se calcula' });
  const row = within(table).getByRole('row', { name });
  return [...within(row).queryAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => spaced(textContent),
  );
};

test('the declaration has no faults', () => {
  expect(remoteFaults(remote)).toEqual([]);
});

test('nothing is calculated before somebody asks', async () => {
  const calls: string[] = [];
  await show('', {}, { onCall: ({ path }) => calls.push(path) });
  expect(screen.getByRole('heading', { level: 1, name: 'Taxis' })).toBeTruthy();
  expect(calls).not.toContain('/v2/taxi-imperial/fare');
});

test('the form is a plain one that asks the same page in the page’s language', async () => {
  await show('', {}, { locale: 'fr' });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Calculer le prix' });
  expect(form?.getAttribute('action')).toBe('/fr/servicios/taxis');
  expect(form?.method).toBe('get');
});

test('the form asks the API for the place, the direction, the class and the instant', async () => {
  const calls: { path: string; params: unknown }[] = [];
  await show(asked, {}, { onCall: (call) => calls.push(call) });
  expect(calls.find(({ path }) => path === '/v2/taxi-imperial/fare')?.params).toEqual({
    place: 'usaquen',
    direction: 'to',
    vehicle: 'quality',
    doorToDoor: true,
    at: '2026-03-02T02:30:00.000Z',
  });
});

test('the fare is a range with the calculation line by line', async () => {
  await show('?place=Usaqu%C3%A9n');
  expect(screen.getByRole('heading', { name: 'Del aeropuerto a Usaquén' })).toBeTruthy();
  expect(spaced(document.body.textContent)).toContain('Entre $ 36.350 y $ 42.700');
  expect(cells(/Recorrido/).join(' | ')).toContain('150 × $ 159');
  expect(cells(/Recorrido/).join(' | ')).toContain('$ 23.850');
  expect(cells(/Total/).join(' | ')).toContain('$ 36.350');
});

test('surcharges are lines of their own', async () => {
  await show(asked, { 'GET /v2/taxi-imperial/fare': nightFare });
  expect(cells(/nocturno/).join(' | ')).toContain('$ 3.800');
  expect(cells(/puerta a puerta/).join(' | ')).toContain('$ 1.500');
});

test('the decree, its date and the source are named', async () => {
  await show('?place=usaquen');
  expect(
    screen.getByText(/Decreto 042 de 2026, vigente desde el 12 de febrero de 2026/),
  ).toBeTruthy();
  expect(screen.getByText(/consultada el 20 de noviembre de 2026/)).toBeTruthy();
});

test('faults are named together and what was typed stays', async () => {
  await show('?direction=to&place=Cali&at=ma%C3%B1ana&vehicle=quality');
  const summary = screen.getByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(field(/Lugar de la ciudad/).value).toBe('Cali');
  expect(field(/Lugar de la ciudad/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Con factor de excelencia').checked).toBe(true);
});

test('a place that could be several offers each as a link', async () => {
  await show('?place=zona&vehicle=quality');
  const link = screen.getByRole('link', { name: 'Zona Rosa' });
  const target = new URL(link.getAttribute('href') ?? '', 'https://site.test');
  expect(target.searchParams.get('place')).toBe('Zona Rosa');
  expect(target.searchParams.get('vehicle')).toBe('quality');
});

test('a failed call keeps the form and offers another try', async () => {
  await show(asked, { 'GET /v2/taxi-imperial/fare': down });
  expect(await screen.findByText('No pudimos calcular la tarifa')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(field(/Lugar de la ciudad/).value).toBe('usaquen');
  expect(field(/Fecha y hora/).value).toBe('2026-03-01T21:30');
});

test('without the places the page still shows its article', async () => {
  await show(asked, { 'GET /v2/taxi-imperial/places': down });
  expect(await screen.findByText('No pudimos calcular la tarifa')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Si te cobran de más' })).toBeTruthy();
});
