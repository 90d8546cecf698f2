/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { booking, bookings, fixtureNow, me, noBookings } from '../../fixtures/taxi.ts';
import remote from '../remote.ts';
import { taxiTokenKey } from '../session/taxiToken.ts';

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
}

async function show(changed: Record<string, unknown> = {}) {
  const calls: Call[] = [];
  const api: Record<string, unknown> = {
    'GET /v2/taxi-imperial/me': me,
    'GET /v2/taxi-imperial/bookings': bookings,
    'POST /v2/taxi-imperial/sign-out': respond(204),
    ...changed,
  };
  await renderScreen(remote, {
    path: '/servicios/taxis/mis-reservas',
    now: fixtureNow,
    api,
    onCall: (call) => calls.push(call),
  });
  return { api, calls };
}
const cardsUnder = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const section = heading.closest('section') as HTMLElement;
  return within(section).queryAllByRole('listitem');
};
const card = async (number: string) => {
  const cards = [...(await cardsUnder('Reservas activas')), ...(await cardsUnder('Historial'))];
  return within(cards.find(({ textContent }) => textContent.includes(number)) as HTMLElement);
};
const signInTitle = () =>
  screen.findByRole('heading', { level: 2, name: 'Ingresa con tu celular' });
const ended = respond(401, { code: 'session-invalid', status: 401 });

beforeEach(() => localStorage.setItem(taxiTokenKey, 'abc'));
afterEach(() => localStorage.clear());

test('new and confirmed bookings are active, the next ride first; the others are history', async () => {
  await show();
  const numbers = (cards: HTMLElement[]) =>
    cards.map(({ textContent }) => /TI-\d+/.exec(textContent)?.[0]);
  expect(numbers(await cardsUnder('Reservas activas'))).toEqual(['TI-20431', 'TI-20455']);
  expect(numbers(await cardsUnder('Historial'))).toEqual(['TI-19002', 'TI-18970']);
  expect((await card('TI-18970')).getByText('Cancelada')).toBeTruthy();
  expect((await card('TI-20431')).getByText('WXY 123')).toBeTruthy();
});

test('the list says how old it is', async () => {
  await show();
  await cardsUnder('Historial');
  expect(screen.getByText(/^Actualizado/)).toBeTruthy();
});

test('the user without a name is called by country code and phone', async () => {
  await show();
  expect(await screen.findByText('Sesión de +57 3001234567')).toBeTruthy();
});

test('without active bookings the page says so and leads to booking one', async () => {
  await show({ 'GET /v2/taxi-imperial/bookings': noBookings });
  expect(await screen.findByText('No tienes reservas activas')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Reservar un taxi' });
  expect(link.getAttribute('href')).toBe('/servicios/taxis/reservar');
});

test('without a token nothing of a passenger is fetched and the page offers to sign in', async () => {
  localStorage.clear();
  const { calls } = await show();
  expect(await signInTitle()).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual(['/v2/taxi-imperial/sign-in/countries']);
});

test.each(['GET /v2/taxi-imperial/me', 'GET /v2/taxi-imperial/bookings'])(
  'a session that %s no longer knows is cleared, and the page offers to sign in',
  async (call) => {
    await show({ [call]: ended });
    expect(await signInTitle()).toBeTruthy();
    expect(localStorage.getItem(taxiTokenKey)).toBeNull();
  },
);

test('logging out removes the token and the bookings, and ends the session on the server', async () => {
  const { calls } = await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  expect(await signInTitle()).toBeTruthy();
  expect(screen.queryByText(/TI-20431/)).toBeNull();
  expect(localStorage.getItem(taxiTokenKey)).toBeNull();
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/sign-out'))?.headers['Authorization']).toBe(
      'Bearer abc',
    ),
  );
});

test('bookings that cannot be had can be asked for again', async () => {
  const { api } = await show({ 'GET /v2/taxi-imperial/bookings': respond(503, { status: 503 }) });
  expect(await screen.findByText('No pudimos cargar tus reservas')).toBeTruthy();
  api['GET /v2/taxi-imperial/bookings'] = bookings;
  fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await cardsUnder('Reservas activas')).toHaveLength(2);
});

test('a ride is cancelled after asking once more, and the list is read again', async () => {
  const { api, calls } = await show({
    'POST /v2/taxi-imperial/bookings/TI-20431/cancel': {
      ...booking,
      cancelledAt: fixtureNow,
      cancelUntil: null,
    },
  });
  const ride = await card('TI-20431');
  expect(ride.getByText(/Sin costo hasta lunes, 2 de marzo, 15:00/)).toBeTruthy();
  fireEvent.click(ride.getByRole('button', { name: /^Cancelar/ }));
  const dialog = screen.getByRole('dialog', { name: '¿Cancelar la reserva TI-20431?' });
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  api['GET /v2/taxi-imperial/bookings'] = noBookings;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sí, cancelar' }));
  expect(await screen.findByText('No tienes reservas activas')).toBeTruthy();
});

test('a ride that is too near says so instead', async () => {
  await show({
    'GET /v2/taxi-imperial/bookings': {
      ...noBookings,
      confirmada: [{ ...booking, cancelUntil: null }],
    },
  });
  const ride = await card('TI-20431');
  expect(ride.getByText(/Ya no se puede cancelar aquí/)).toBeTruthy();
  expect(ride.queryByRole('button', { name: /^Cancelar/ })).toBeNull();
});

test('until when a ride can be cancelled the API says, for one booked at once too', async () => {
  const [at, cancelUntil] = ['2026-03-02T15:15:00Z', '2026-03-02T15:05:00Z'];
  await show({
    'GET /v2/taxi-imperial/bookings': { ...noBookings, nueva: [{ ...booking, at, cancelUntil }] },
  });
  const ride = await card('TI-20431');
  expect(ride.getByText(/Sin costo hasta lunes, 2 de marzo, 10:05/)).toBeTruthy();
  expect(ride.getByRole('button', { name: /^Cancelar/ })).toBeTruthy();
});

test('a cancellation that came too late is shown in the dialog, and the ride stays', async () => {
  await show({
    'POST /v2/taxi-imperial/bookings/TI-20431/cancel': respond(409, { code: 'cancel-too-late' }),
  });
  fireEvent.click((await card('TI-20431')).getByRole('button', { name: /^Cancelar/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Ya no se puede cancelar aquí/);
});

test('a past ride is repeated with the same ends and the same load', async () => {
  await show();
  const link = (await card('TI-19002')).getByRole('link', { name: /^Repetir este viaje/ });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.test');
  expect(pathname).toBe('/servicios/taxis/reservar');
  expect(Object.fromEntries(searchParams)).toEqual({
    origin: 'El Dorado, Terminal 1',
    destination: 'Usaquén',
    vehicle: 'standard',
    persons: '2',
    bags: '2',
  });
});
