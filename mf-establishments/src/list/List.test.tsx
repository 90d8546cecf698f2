/** @jest-environment @eldorado/testing/jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import {
  deskFlight,
  establishmentTypes,
  fixtureNow,
  listOf,
  restaurants,
  shop,
} from '../../fixtures/establishments.ts';
import remote from '../remote.ts';

afterEach(() => jest.useRealTimers());

const api = {
  'GET /v2/establishments': restaurants,
  'GET /v2/establishment-types': establishmentTypes,
  'GET /v2/flights/AV10': deskFlight,
  'GET /v2/flights/ZZ1': respond(404, { code: 'flight-not-found', status: 404 }),
};
const show = (path: string, answers: Record<string, unknown> = api, locale: 'es' | 'en' = 'es') =>
  renderScreen(remote, { path, locale, now: fixtureNow, api: answers });

const row = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
};
const shown = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtros elegidos' }))
    .getAllByRole('link')
    .map((chip) => chip.textContent);

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

test('each place says what and where it is, and leads to its page and to the map', async () => {
  await show('/establecimientos/restaurantes');
  const place = row('Tinto y Nube');
  expect(place.getByText('Café y repostería')).toBeTruthy();
  expect(place.getByText('Terminal 1 · Piso 3 · Plazoleta nacional')).toBeTruthy();
  expect(place.getByRole('link', { name: 'Tinto y Nube' }).getAttribute('href')).toBe(
    '/establecimientos/restaurantes/tinto-y-nube',
  );
  expect(place.getByRole('link', { name: 'Mapa Tinto y Nube' }).getAttribute('href')).toBe(
    '/mapas?terminal=T1&floor=3&place=tinto-y-nube',
  );
});

test('the list can be reached by key, since it scrolls', async () => {
  await show('/establecimientos/restaurantes');
  expect(screen.getByRole('region', { name: '4 restaurantes' }).tabIndex).toBe(0);
});

test('open now leaves the closed ones out', async () => {
  await show('/establecimientos/restaurantes?open=1');
  expect(screen.getByRole('heading', { level: 2, name: '3 restaurantes' })).toBeTruthy();
  expect(shown()).not.toContain('Parrilla Monserrate');
});

test('each choice says how many it would leave', async () => {
  await show('/establecimientos/restaurantes?area=publica');
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Terminal')).toEqual(['Cualquiera', 'Terminal 1 (2)', 'Terminal 2 (1)']);
  expect(options('Zona')).toEqual(['Cualquiera', 'Zona pública (3)', 'Zona de pasajeros (1)']);
  expect(screen.getByLabelText('Abierto ahora (2)')).toBeTruthy();
});

test('a chosen filter fills its field and its chip leads to the list without it', async () => {
  await show('/establecimientos/restaurantes?q=fogon&terminal=T1');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre o producto').value).toBe('fogon');
  expect(screen.getByLabelText<HTMLSelectElement>('Terminal').value).toBe('T1');
  const chip = screen.getByRole('link', { name: /«fogon»/ });
  expect(chip.getAttribute('href')).toBe('/establecimientos/restaurantes?terminal=T1');
  expect(screen.getByRole('button', { name: 'Filtrar (2)' })).toBeTruthy();
});

test('a choice filters at once, without a call, and the address follows', async () => {
  const calls: string[] = [];
  await renderScreen(remote, {
    path: '/establecimientos/restaurantes',
    now: fixtureNow,
    api,
    onCall: ({ path }) => calls.push(path),
  });
  const before = calls.length;
  jest.useFakeTimers();
  fireEvent.change(screen.getByLabelText('Terminal'), { target: { value: 'T2' } });
  expect(shown()).toEqual(['Crepa Andina']);
  expect(screen.getByRole('heading', { level: 2, name: '1 restaurante' })).toBeTruthy();
  // The same address again: the field keeps its value and no call was made.
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByLabelText<HTMLSelectElement>('Terminal').value).toBe('T2');
  expect(calls).toHaveLength(before);
});

test('words filter as they are typed', async () => {
  await show('/establecimientos/restaurantes');
  fireEvent.change(screen.getByLabelText('Nombre o producto'), { target: { value: 'monserr' } });
  await waitFor(() => expect(shown()).toEqual(['Parrilla Monserrate']));
});

test('a flight stands for its boarding time, and the chip says so', async () => {
  await show('/establecimientos/restaurantes?vuelo=av 10');
  expect(chips()[0]).toContain('Abierto cuando abordas AV 10, 10:25');
  expect(shown()).not.toContain('Crepa Andina');
});

test('a time of day does as well', async () => {
  await show('/establecimientos/restaurantes?vuelo=18:30');
  expect(chips()[0]).toContain('Abierto a las 18:30');
  expect(shown()).toEqual(['Fogón de la Sabana', 'Tinto y Nube', 'Parrilla Monserrate']);
});

test('an unknown flight is said, and the other filters stay', async () => {
  await show('/establecimientos/restaurantes?vuelo=ZZ1&terminal=T2');
  expect(screen.getByText('No encontramos el vuelo «ZZ1»')).toBeTruthy();
  expect(shown()).toEqual(['Crepa Andina']);
  expect(screen.getByLabelText<HTMLInputElement>('Abierto a la hora de tu vuelo').value).toBe(
    'ZZ1',
  );
});

test('the form asks for the same page in the page’s language', async () => {
  await show('/establecimientos/restaurantes', api, 'en');
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Show 4 results' }).form;
  expect(form?.getAttribute('action')).toBe('/en/establecimientos/restaurantes');
  expect(form?.method).toBe('get');
});

test('a choice of one is no choice', async () => {
  await show('/establecimientos/tiendas', { ...api, 'GET /v2/establishments': listOf(shop) });
  expect(screen.queryByLabelText('Categoría')).toBeNull();
  expect(row('Hojas de Ruta').getByText('Libros')).toBeTruthy();
});

test('without a result the way out is one link', async () => {
  await show('/establecimientos/restaurantes?q=zzzzzz');
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

/** A kind of 450 restaurants, of which the API answers the first 200, or the page that it is asked for. */
const manyRestaurants = {
  ...listOf(...restaurants.establishments),
  total: 450,
  facets: {
    ...restaurants.facets,
    terminal: [
      { value: 'T1', count: 300 },
      { value: 'T2', count: 150 },
    ],
    open: 120,
  },
};

test('a kind with more than can be at hand comes in pages, filtered and counted by the API', async () => {
  const calls: unknown[] = [];
  await renderScreen(remote, {
    path: '/establecimientos/restaurantes?terminal=T1&floor=9&open=1&page=2',
    now: fixtureNow,
    api: { ...api, 'GET /v2/establishments': manyRestaurants },
    onCall: ({ path, params }) => {
      if (path === '/v2/establishments') calls.push(params);
    },
  });
  expect(screen.getByRole('heading', { level: 2, name: '450 restaurantes' })).toBeTruthy();
  // No floor is called 9, and the API would refuse it.
  expect(calls.at(-1)).toMatchObject({
    ...{ kind: 'restaurantes', size: 200, page: 2 },
    ...{ terminal: 'T1', open: '1', floor: undefined },
  });
  expect(shown()).toHaveLength(4);
  const pages = within(screen.getByRole('navigation', { name: 'Páginas de la lista' }));
  expect(pages.getByRole('link', { name: 'Anterior' }).getAttribute('href')).toBe(
    '/establecimientos/restaurantes?terminal=T1&floor=9&open=1',
  );
  expect(pages.getByRole('link', { name: 'Siguiente' }).getAttribute('href')).toBe(
    '/establecimientos/restaurantes?terminal=T1&floor=9&open=1&page=3',
  );
  const options = within(screen.getByLabelText('Terminal')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Cualquiera',
    'Terminal 1 (300)',
    'Terminal 2 (150)',
  ]);
  // What is chosen waits for the form to be sent: the other rows are not here.
  fireEvent.change(screen.getByLabelText('Terminal'), { target: { value: 'T2' } });
  expect(shown()).toHaveLength(4);
});
