/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import {
  airlineDetail,
  establishmentTypes,
  fixtureNow,
  restaurantDetail,
  walks,
} from '../../fixtures/establishments.ts';
import { offers } from '../../fixtures/offers.ts';
import { parseDetail } from './placeDetail.ts';
import { placeSchema } from './placeSchema.ts';
import remote from '../remote.ts';

const path = '/establecimientos/restaurantes/fogon-de-la-sabana';
const down = respond(503, { code: 'unavailable', status: 503 });
const api = {
  'GET /v2/establishments/fogon-de-la-sabana': restaurantDetail,
  'GET /v2/establishments/avianca': airlineDetail,
  'GET /v2/establishment-types': establishmentTypes,
  'GET /v2/map/places/fogon-de-la-sabana/walks': walks,
  'GET /v2/offers': offers,
};
const show = (at = path, answers: Record<string, unknown> = api, locale: 'es' | 'en' = 'es') =>
  renderScreen(remote, { path: at, locale, now: fixtureNow, api: answers });

test('a place says whether it is open, and on which floor and side of security it is', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Fogón de la Sabana' })).toBeTruthy();
  expect(screen.getByText('Abierto hasta 22:00')).toBeTruthy();
  expect(screen.getByText('Zona pública', { selector: 'dt' })).toBeTruthy();
});

test('its hours stand by the initials of the days, spoken in full', async () => {
  await show();
  const hours = screen.getByRole('group', { name: 'Horario de Fogón de la Sabana' });
  expect(hours.textContent).toContain('LMXJVSD');
  expect(
    within(hours).getByText('Lunes, Martes, Miércoles, Jueves, Viernes, Sábado, Domingo'),
  ).toBeTruthy();
});

test('days ahead with other hours are shown, the next holiday among them', async () => {
  await show();
  const card = screen.getByRole('region', { name: 'Horario' });
  const lines = within(card)
    .getByText('Días especiales')
    .nextElementSibling?.querySelectorAll('div');
  expect([...(lines ?? [])].map((line) => line.textContent)).toEqual([
    'lunes, 23 de marzo · festivo08:00–18:00',
    'viernes, 3 de abril · Viernes SantoCerrado',
  ]);
});

test('the walk from security leads to its way on the map', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Seguridad nacional' });
  expect(link.getAttribute('href')).toBe('/mapas?from=seguridad-nacional&to=fogon-de-la-sabana');
  expect(link.closest('li')?.textContent).toContain('3 min · 210 m · sin escaleras, 5 min');
});

test('without walking times and offers the page stands all the same', async () => {
  await show(path, {
    ...api,
    'GET /v2/map/places/fogon-de-la-sabana/walks': down,
    'GET /v2/offers': down,
  });
  expect(screen.queryByText('Cuánto caminas')).toBeNull();
  expect(screen.queryByText('Ofertas de este lugar')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Lugares parecidos' })).toBeTruthy();
});

test('a place that nobody knows is a 404', async () => {
  await show('/establecimientos/restaurantes/nadie', {
    ...api,
    'GET /v2/establishments/nadie': respond(404, {
      code: 'establishment-not-found',
      status: 404,
    }),
  });
  expect(screen.getByText(/No encontramos ese lugar/)).toBeTruthy();
});

test('a place under another kind’s address is a 404', async () => {
  await show('/establecimientos/tiendas/fogon-de-la-sabana');
  expect(screen.getByText(/No encontramos ese lugar/)).toBeTruthy();
});

test('when the API is away the page says so and offers another try', async () => {
  await show(path, { ...api, 'GET /v2/establishments/fogon-de-la-sabana': down });
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
});

test('an airline has its desks, its site for checking in, and its next flights', async () => {
  await show('/establecimientos/aerolineas/avianca');
  expect(screen.getByText('41–60')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Check-in en la página de Avianca' }).getAttribute('href'),
  ).toBe('https://www.avianca.com');
  const table = screen.getByRole('table', { name: 'Próximos vuelos' });
  expect(within(table).getByRole('link', { name: 'AV 10' }).getAttribute('href')).toBe(
    '/vuelos/detalle/2026-03-02-D-AV10',
  );
  expect(within(table).getByText('Retrasado')).toBeTruthy();
  expect(screen.getByRole('link', { name: '12 salidas hoy' }).getAttribute('href')).toBe(
    '/vuelos/salidas?airline=AV',
  );
});

test('search engines get the hours of the week, of holidays and of exceptions', () => {
  expect(placeSchema(parseDetail(restaurantDetail, 'en'))).toMatchObject({
    '@type': ['LocalBusiness', 'Restaurant'],
    openingHoursSpecification: [
      {
        dayOfWeek: expect.arrayContaining(['Monday', 'Sunday']) as unknown,
        opens: '06:00',
        closes: '22:00',
      },
      { dayOfWeek: 'PublicHolidays', opens: '08:00', closes: '18:00' },
      { validFrom: '2026-04-03', validThrough: '2026-04-03', opens: '00:00', closes: '00:00' },
    ],
  });
});
