/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import {
  airborne,
  answer,
  arrival,
  cancelled,
  delayed,
  departure,
} from '../../fixtures/flights.ts';
import remote from '../remote.ts';
import { title, validate } from './Detail.tsx';

const now = '2026-03-02T15:00:00Z';
const open = (flight: typeof departure, locale: 'es' | 'en' = 'es') =>
  renderScreen(remote, {
    path: `/vuelos/detalle/${flight.id}`,
    now,
    locale,
    api: { [`GET /v2/flights/${flight.id}`]: answer(flight) },
  });
const fact = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('a departure shows both ends, with local times and the day shift', async () => {
  await open(departure);
  expect(screen.getByRole('heading', { level: 1, name: 'Vuelo IB 6586' })).toBeTruthy();
  expect(screen.getByText('BOG')).toBeTruthy();
  expect(screen.getByText('MAD')).toBeTruthy();
  expect(fact('Salida')).toMatch(/^10:40/);
  expect(fact('Llegada')).toMatch(/^02:30\+11 día después.*hora de Madrid, 20:30 en Bogotá/);
  expect(fact('Sala')).toBe('A02');
  expect(fact('Mostradores')).toBe('41–48De 07:40 a 09:40');
  expect(fact('Embarque')).toBe('09:55');
});

test('the timeline marks where the flight is, in words too', async () => {
  await open(departure);
  const steps = within(
    screen.getByRole('region', { name: 'El recorrido de este vuelo' }),
  ).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
    null,
  ]);
  expect(steps[2]?.textContent).toMatch(/Embarque Ahora/);
});

test('an arrival shows its belt and when the bags come', async () => {
  await open(arrival);
  expect(fact('Banda')).toBe('4, 5');
  expect(fact('Equipaje en banda')).toBe('09:59');
  expect(screen.getByRole('link', { name: /Taxi desde el aeropuerto/ }).getAttribute('href')).toBe(
    '/servicios/taxis',
  );
});

test('a late flight says how late and why', async () => {
  await open(delayed);
  expect(screen.getByText('Este vuelo tiene 30 minutos de retraso')).toBeTruthy();
  expect(screen.getByText('Motivo: Niebla.')).toBeTruthy();
});

test('a cancelled flight says so first and has no timeline', async () => {
  await open(cancelled);
  expect(screen.getByText('Este vuelo está cancelado')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'El recorrido de este vuelo' })).toBeNull();
});

test('a diverted flight says so', async () => {
  await open({ ...airborne, state: 'DIV' });
  expect(screen.getByText('Este vuelo fue desviado a otro aeropuerto')).toBeTruthy();
});

test('an unknown flight is a 404 in the words of the language', async () => {
  await renderScreen(remote, {
    path: '/vuelos/detalle/XX1',
    now,
    locale: 'en',
    api: { 'GET /v2/flights/XX1': respond(404, { code: 'flight-not-found' }) },
  });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 1, name: '404' })).toBeTruthy();
  expect(within(alert).getByText(/^We could not find that flight/)).toBeTruthy();
});

test('when the API is down the page says so and keeps the number', async () => {
  await renderScreen(remote, {
    path: '/vuelos/detalle/av9314',
    now,
    api: { 'GET /v2/flights/av9314': respond(503) },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Vuelo AV9314' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
});

test('ids and flight names are addresses, anything else is not', () => {
  const valid = (flight: string) => validate({ params: { flight } });
  for (const flight of [departure.id, 'AV9314', 'av-9314', '4C3712', 'AVA9'])
    expect(valid(flight)).toBe(true);
  for (const flight of ['', 'AV', '9314', 'AV12345', '../etc', '2026-03-02-X-AV9', 'AV 9314'])
    expect(valid(flight)).toBe(false);
});

test('the title names the flight and its ends', () => {
  const heading = { name: 'IB 6586', from: 'Bogotá', to: 'Madrid' };
  expect(title({ id: departure.id, locale: 'en', heading }, 'en')).toBe(
    'Flight IB 6586: Bogotá – Madrid',
  );
  expect(title({ id: 'av9314', locale: 'fr', heading: null }, 'fr')).toBe('Vol AV9314');
});
