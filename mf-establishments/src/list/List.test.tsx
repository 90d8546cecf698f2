/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import {
  establishmentTypes,
  fixtureNow,
  listOf,
  restaurants,
  shop,
} from '../../fixtures/establishments.ts';
import remote from '../remote.ts';

const api = {
  'GET /v2/establishments': restaurants,
  'GET /v2/establishment-types': establishmentTypes,
};
const show = (path: string, answers: Record<string, unknown> = api, locale: 'es' | 'en' = 'es') =>
  renderScreen(remote, { path, locale, now: fixtureNow, api: answers });

const row = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
};

test('the heading counts the results', async () => {
  await show('/establecimientos/restaurantes');
  expect(screen.getByRole('heading', { level: 1, name: 'Restaurantes' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '4 restaurantes' })).toBeTruthy();
});

test('each place says whether it is open and which hour matters next', async () => {
  await show('/establecimientos/restaurantes');
  expect(row('Fogón de la Sabana').getByText('Abierto hasta 22:00')).toBeTruthy();
  expect(row('Tinto y Nube').getByText('Abierto 24 horas')).toBeTruthy();
  expect(row('Crepa Andina').getByText('Cierra en 20 min')).toBeTruthy();
  expect(row('Parrilla Monserrate').getByText('Cerrado · abre 17:00')).toBeTruthy();
});

test('each place says what and where it is, and leads to its floor on the map', async () => {
  await show('/establecimientos/restaurantes');
  const place = row('Tinto y Nube');
  expect(place.getByText('Café y repostería')).toBeTruthy();
  expect(
    place.getByText('Terminal 1 · Piso 3 · Plazoleta nacional · Zona de pasajeros'),
  ).toBeTruthy();
  const link = place.getByRole('link', { name: 'Ver en el mapa Tinto y Nube' });
  expect(link.getAttribute('href')).toBe('/mapas?terminal=T1&floor=3#tinto-y-nube');
});

test('open now leaves the closed ones out', async () => {
  await show('/establecimientos/restaurantes?open=1');
  expect(screen.getByRole('heading', { level: 2, name: '3 restaurantes' })).toBeTruthy();
  expect(screen.queryByText('Parrilla Monserrate')).toBeNull();
});

test('a chosen filter fills its field and its chip leads to the list without it', async () => {
  await show('/establecimientos/restaurantes?q=pan&terminal=T1');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre o producto').value).toBe('pan');
  expect(screen.getByLabelText<HTMLInputElement>('Terminal 1').checked).toBe(true);
  const chip = screen.getByRole('link', { name: /«pan»/ });
  expect(chip.getAttribute('href')).toBe('/establecimientos/restaurantes?terminal=T1');
  expect(screen.getByRole('button', { name: 'Filtrar (2)' })).toBeTruthy();
});

test('the form asks for the same page in the page’s language', async () => {
  await show('/establecimientos/restaurantes', api, 'en');
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Show results' }).form;
  expect(form?.getAttribute('action')).toBe('/en/establecimientos/restaurantes');
  expect(form?.method).toBe('get');
});

test('only restaurants have categories to choose', async () => {
  await show('/establecimientos/tiendas', { ...api, 'GET /v2/establishments': listOf(shop) });
  expect(screen.queryByLabelText('Categoría')).toBeNull();
  expect(row('Hojas de Ruta').getByText('Libros')).toBeTruthy();
});

test('without a result the way out is one link', async () => {
  await show('/establecimientos/restaurantes?q=zzz', {
    ...api,
    'GET /v2/establishments': listOf(),
  });
  expect(screen.getByText('Nada coincide con estos filtros')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Quitar los filtros' });
  expect(link.getAttribute('href')).toBe('/establecimientos/restaurantes');
});

test('a failed call keeps what was chosen and offers another try', async () => {
  await show('/establecimientos/restaurantes?q=pan', {
    ...api,
    'GET /v2/establishments': respond(503, { code: 'unavailable', status: 503 }),
  });
  expect(await screen.findByText('No pudimos cargar la lista')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre o producto').value).toBe('pan');
});
