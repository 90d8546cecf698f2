/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unsavedChanges } from '@eldorado/remote';
import { renderScreen, respond } from '@eldorado/testing';
import {
  booking,
  fare,
  fareTable,
  fixtureNow,
  me,
  nightFare,
  places,
} from '../../fixtures/taxi.ts';
import remote from '../remote.ts';
import { taxiTokenKey } from '../session/taxiToken.ts';

interface Call {
  path: string;
  params: unknown;
  body: unknown;
  headers: Record<string, string>;
}
const bookPath = 'POST /v2/taxi-imperial/bookings';
const ride = 'origin=terminal-1&destination=usaquen&date=2026-03-02&time=15:30&persons=2';

async function show(query = '', changed: Record<string, unknown> = {}, now: string = fixtureNow) {
  const calls: Call[] = [];
  const api: Record<string, unknown> = {
    'GET /v2/taxi-imperial/places': places,
    'GET /v2/taxi-imperial/fares': fareTable,
    'GET /v2/taxi-imperial/fare': fare,
    'GET /v2/taxi-imperial/me': me,
    [`GET /v2/taxi-imperial/bookings/${booking.number}`]: booking,
    [bookPath]: respond(201, booking),
    ...changed,
  };
  const view = await renderScreen(remote, {
    path: `/servicios/taxis/reservar${query && `?${query}`}`,
    now,
    api,
    onCall: (call) => calls.push(call),
  });
  const sent = () => calls.filter(({ path, body }) => path.endsWith('/bookings') && body);
  return { api, calls, sent, view };
}
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp | string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

/** From the ride to the review, signed in. */
async function toReview(changed: Record<string, unknown> = {}, query = ride) {
  const shown = await show(query, changed);
  await press('Continuar');
  await step('Tus datos');
  fill('Nombre y apellido', 'Ana Rojas');
  fireEvent.click(screen.getByLabelText('Efectivo'));
  await press('Continuar');
  await step('Revisa y reserva');
  return shown;
}

beforeEach(() => localStorage.setItem(taxiTokenKey, 'abc'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an empty ride names every fault in the focused summary and at its field', async () => {
  await show();
  await press('Continuar');
  const summary = await screen.findByRole('alert');
  const words = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(words).toEqual(['Escribe a dónde vas', 'Elige la fecha', 'Escribe una hora válida']);
  expect(document.activeElement).toBe(summary);
  for (const text of words) expect(screen.getAllByText(text)).toHaveLength(2);
});

test('a whole booking: ride, details with the phone filled in, review, receipt', async () => {
  const { sent } = await toReview();
  const review = screen.getByRole('region', { name: 'Revisa y reserva' });
  expect(review.textContent).toMatch(/Usaquén.*lunes, 2 de marzo, 15:30/);
  expect(review.textContent).toMatch(/Ana Rojas.*\+57 3001234567.*Efectivo/);
  await within(review).findByText(/^Entre/);
  expect(review.textContent.replace(/\s/gu, ' ')).toContain('Entre $ 36.350 y $ 42.700');
  await press('Reservar');
  const title = await screen.findByRole('heading', {
    level: 1,
    name: 'Tu reserva se realizó correctamente',
  });
  expect(title).toBeTruthy();
  const page = document.body.textContent;
  for (const text of ['TI-20431', 'Sedán amarillo', 'Luis Pardo', 'WXY 123', 'ana@example.com'])
    expect(page).toContain(text);
  expect(screen.getByRole('button', { name: /Agregar al calendario/ })).toBeTruthy();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({
    origin: 'terminal-1',
    destination: 'usaquen',
    at: '2026-03-02T20:30:00.000Z',
    persons: 2,
    mobile: '+57 3001234567',
    paymentMethod: 'cash',
    doorToDoor: false,
  });
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['no network', respond(0), /No hay conexión con el servidor/],
  ['a broken server', respond(500, { code: 'internal' }), /El servicio de reservas falló/],
  ['no vehicle', respond(409, { code: 'no-vehicle' }), /No hay vehículos/],
  ['too many rides', respond(409, { code: 'too-many-bookings' }), /máximo de reservas activas/],
  ['too many calls', respond(429, { code: 'too-many-requests' }), /inténtalo de nuevo más tarde/],
])('%s: the failure is shown and everything stays', async (_case, answer, words) => {
  await toReview({ [bookPath]: answer });
  await press('Reservar');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Error al realizar la reserva/);
  expect(alert.textContent).toMatch(words);
  expect(screen.getByRole('region', { name: 'Revisa y reserva' }).textContent).toContain(
    'Ana Rojas',
  );
});

test('trying again uses the same key, over a reload too; a changed ride has another', async () => {
  const { api, sent, view } = await toReview({ [bookPath]: respond(0) });
  await press('Reservar');
  await screen.findByRole('alert');
  await press('Intentar de nuevo');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const keyOf = (call: Call | undefined) => call?.headers['Idempotency-Key'];
  const first = keyOf(sent()[0]);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(sent()[1])).toBe(first);
  view.unmount();

  const later = await show('step=review', { [bookPath]: api[bookPath] });
  await press('Reservar');
  await waitFor(() => expect(later.sent()).toHaveLength(1));
  expect(keyOf(later.sent()[0])).toBe(first);
  fireEvent.click(screen.getByRole('link', { name: 'Cambiar: Tu viaje' }));
  await step('Tu viaje');
  fill('Personas', '3');
  await press('Continuar');
  await step('Tus datos');
  await press('Continuar');
  await press('Reservar');
  await waitFor(() => expect(later.sent()).toHaveLength(2));
  expect(keyOf(later.sent()[1])).not.toBe(first);
});

test('what the API refuses leads back to the step and the field', async () => {
  await toReview({
    [bookPath]: respond(400, {
      code: 'booking-invalid',
      errors: [{ path: 'at', code: 'too-soon' }],
    }),
  });
  await press('Reservar');
  await step('Tu viaje');
  expect(await screen.findAllByText(/al menos 15 minutos de anticipación$/)).toHaveLength(2);
  expect(field('Destino').value).toBe('Usaquén');
});

test('a ride with a flight says that time and price follow its landing', async () => {
  const { view } = await toReview({}, `${ride}&flight=AV9314`);
  const review = screen.getByRole('region', { name: 'Revisa y reserva' });
  expect(review.textContent).toMatch(/15:30Es la hora que pediste. La definitiva depende/);
  expect(await within(review).findByText(/^Es la tarifa a la hora que pediste/)).toBeTruthy();
  view.unmount();
  sessionStorage.clear();
  await toReview();
  await screen.findByText(/^Entre/);
  expect(screen.queryByText(/que pediste/)).toBeNull();
});

test('a ride to the airport names what its door-to-door service costs, ticked before or not', async () => {
  const hotel = 'origin=usaquen&destination=terminal-1&date=2026-03-02&time=15:30';
  const { calls, sent } = await toReview({ 'GET /v2/taxi-imperial/fare': nightFare }, hotel);
  const door = await screen.findByText(/^Incluye el servicio puerta a puerta/);
  expect(door.textContent).toMatch(/\$\s1\.500/u);
  expect(calls.find(({ path }) => path.endsWith('/fare'))?.params).toMatchObject({
    doorToDoor: true,
  });
  await press('Reservar');
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ doorToDoor: true }));
});

test('an offered place corrects its field, which has the focus then', async () => {
  await show('origin=terminal-1&destination=zona&date=2026-03-02&time=15:30');
  await press('Continuar');
  expect(await screen.findAllByText(/puede ser más de un lugar/)).toHaveLength(2);
  await press('Zona Rosa');
  expect(field('Destino').value).toBe('Zona Rosa');
  expect(document.activeElement).toBe(field('Destino'));
  expect(screen.queryByText(/puede ser más de un lugar/)).toBeNull();
});

test('a session that ended asks to sign in again and keeps the draft', async () => {
  await toReview({ [bookPath]: respond(401, { code: 'session-invalid', status: 401 }) });
  await press('Reservar');
  expect(await step('Ingresa con tu celular')).toBeTruthy();
  expect(localStorage.getItem(taxiTokenKey)).toBeNull();
  expect(sessionStorage.getItem('taxi_booking')).toContain('Ana Rojas');
});

test('without a session the second step is to sign in', async () => {
  localStorage.clear();
  await show(ride);
  await press('Continuar');
  expect(await step('Ingresa con tu celular')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('what was typed is there again after a reload, and the site knows of it', async () => {
  const { view } = await show();
  expect(unsavedChanges.any()).toBe(false);
  fill('Destino', 'La Candelaria');
  fill('Vuelo en el que llegas (opcional)', 'AV 9314');
  expect(unsavedChanges.any()).toBe(true);
  view.unmount();
  await show();
  expect(field('Destino').value).toBe('La Candelaria');
  expect(field(/^Vuelo/).value).toBe('AV 9314');
});

test('an address of another ride replaces the ride and keeps who travels', async () => {
  const { view } = await toReview();
  view.unmount();
  await show('origin=la-candelaria&destination=terminal-1');
  expect(field('Origen').value).toBe('La Candelaria');
  expect(screen.queryByLabelText(/^Vuelo/)).toBeNull();
  expect(sessionStorage.getItem('taxi_booking')).toContain('Ana Rojas');
});

test('a ride that is too near by now leads back to its time, which says why', async () => {
  const { view } = await toReview();
  view.unmount();
  // 15:20 in Bogotá.
  await show('step=review', {}, '2026-03-02T20:20:00Z');
  await step('Tu viaje');
  expect(await screen.findAllByText(/al menos 15 minutos de anticipación$/)).toHaveLength(2);
});

test('an address of a later step leads to the first that is not done', async () => {
  await show('step=review');
  expect(await step('Tu viaje')).toBeTruthy();
});

test('without the places nothing can be booked, and it can be tried again', async () => {
  const { api } = await show('', { 'GET /v2/taxi-imperial/places': respond(503, { status: 503 }) });
  expect(await screen.findByText('No pudimos cargar los lugares')).toBeTruthy();
  api['GET /v2/taxi-imperial/places'] = places;
  await press('Intentar de nuevo');
  expect(await step('Tu viaje')).toBeTruthy();
});

test('a ride can be booked while its fare cannot be had', async () => {
  await toReview({ 'GET /v2/taxi-imperial/fare': respond(503, { status: 503 }) });
  expect(await screen.findByText(/Pagas lo que marque el taxímetro/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reservar' })).toBeTruthy();
});
