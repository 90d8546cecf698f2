/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { bookings, fixtureNow, me, noBookings } from '../../fixtures/taxi.ts';
import remote from '../remote.ts';
import { taxiTokenKey } from '../session/taxiToken.ts';

const api = {
  'GET /v2/taxi-imperial/me': me,
  'GET /v2/taxi-imperial/bookings': bookings,
};
const show = (changed: Record<string, unknown> = {}) =>
  renderScreen(remote, {
    path: '/servicios/taxis/mis-reservas',
    locale: 'es',
    now: fixtureNow,
    api: { ...api, ...changed },
  });
const numbersUnder = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const section = heading.closest('section');
  return section
    ? within(section)
        .getAllByText(/^Reserva /)
        .map(({ textContent }) => textContent)
    : [];
};

beforeEach(() => localStorage.setItem(taxiTokenKey, 'abc'));
afterEach(() => localStorage.clear());

test('new and confirmed bookings are active, the next ride first; completed ones are history', async () => {
  await show();
  expect(await numbersUnder('Reservas activas')).toEqual(['Reserva TX-20431', 'Reserva TX-20455']);
  expect(await numbersUnder('Historial')).toEqual(['Reserva TX-19002']);
});

test('the user without a name is called by country code and phone', async () => {
  await show();
  expect(await screen.findByText('Sesión de +57 3001234567')).toBeTruthy();
});

test('without active bookings the page says so', async () => {
  await show({ 'GET /v2/taxi-imperial/bookings': noBookings });
  expect(await screen.findByText('No tienes reservas activas')).toBeTruthy();
});

test('without a token the page explains how bookings work and leads to the taxi page', async () => {
  localStorage.clear();
  await show();
  expect(await screen.findByText('Inicia sesión para ver tus reservas')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ir a la página de taxis' });
  expect(link.getAttribute('href')).toBe('/servicios/taxis');
});

test('a refused token is removed and the page asks to sign in', async () => {
  await show({
    'GET /v2/taxi-imperial/me': respond(401, { code: 'session-invalid', status: 401 }),
  });
  expect(await screen.findByText('Inicia sesión para ver tus reservas')).toBeTruthy();
  expect(localStorage.getItem(taxiTokenKey)).toBeNull();
});

test('a session that ended while reading the bookings is cleared', async () => {
  await show({
    'GET /v2/taxi-imperial/bookings': respond(401, { code: 'session-invalid', status: 401 }),
  });
  expect(await screen.findByText('Inicia sesión para ver tus reservas')).toBeTruthy();
  expect(localStorage.getItem(taxiTokenKey)).toBeNull();
});

test('logging out removes the token and the bookings', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByText('Inicia sesión para ver tus reservas')).toBeTruthy();
  expect(screen.queryByText(/TX-20431/)).toBeNull();
  expect(localStorage.getItem(taxiTokenKey)).toBeNull();
});

test('bookings that cannot be had can be asked for again', async () => {
  await show({
    'GET /v2/taxi-imperial/bookings': respond(503, { code: 'unavailable', status: 503 }),
  });
  expect(await screen.findByText('No pudimos cargar tus reservas')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
});
