/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, respond } from '@eldorado/testing';
import pages from '../../../pages.ts';
import { answers, flight } from '../fixtures/answers.ts';
import { parseFlightNow } from './flightApi.ts';
import { lastFlightKey } from './storage.ts';

const kept = {
  id: flight.id,
  name: 'AV 9314',
  city: 'Medellín',
  direction: 'departures',
  scheduled: flight.scheduledAt,
};
const open = (api: Record<string, unknown> = answers, locale: 'es' | 'en' = 'es') =>
  renderScreen(pages, { path: '/', api, locale });
const card = async (name = 'El último vuelo que viste') =>
  within(await screen.findByRole('region', { name }));
const lead = /para que viajes con calma/;

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
beforeEach(() => localStorage.setItem(lastFlightKey, JSON.stringify(kept)));

test('the flight is shown as it is now: both times, its state and its gate', async () => {
  await open();
  const link = (await card()).getByRole('link');
  expect(link.getAttribute('href')).toBe(`/vuelos/detalle/${flight.id}`);
  await waitFor(() => expect(link.textContent).toContain('Retrasado'));
  expect(link.textContent).toMatch(/^10:35 Hora programada 10:05AV 9314 a Medellín/);
  expect(link.textContent).toContain('Sala C12');
  expect(link.textContent).toContain('Actualizado hace 2 min');
  expect(screen.queryByText(lead)).toBeNull();
});

test('the city is named in the page’s language, whatever language it was looked at in', async () => {
  await open(answers, 'en');
  const link = (await card('The last flight you looked at')).getByRole('link');
  await waitFor(() => expect(link.textContent).toContain('AV 9314 to Medellin'));
});

test('without news of it the card shows what is known', async () => {
  await open({ ...answers, [`GET /v2/flights/${flight.id}`]: respond(503) });
  expect((await card()).getByRole('link').textContent).toMatch(/^10:05 AV 9314 a Medellín/);
});

test('it can be removed, and the browser forgets it', async () => {
  await open();
  await userEvent.click(
    (await card()).getByRole('button', { name: 'Quitar AV 9314 de este navegador' }),
  );
  expect(screen.queryByRole('region', { name: 'El último vuelo que viste' })).toBeNull();
  expect(screen.getByText(lead)).toBeTruthy();
  expect(localStorage.getItem(lastFlightKey)).toBeNull();
});

test('a flight whose day is over gives its place back', async () => {
  localStorage.setItem(
    lastFlightKey,
    JSON.stringify({ ...kept, scheduled: '2026-03-01T15:05:00Z' }),
  );
  await open();
  expect(await screen.findByText(lead)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'El último vuelo que viste' })).toBeNull();
});

test('an arrival names its belts, and a cancelled flight sends nobody anywhere', () => {
  const arrival = { ...flight, flightDirection: 'A' as const, belts: ['4', '5'] };
  expect(parseFlightNow(arrival, 'es').place).toBe('4, 5');
  expect(parseFlightNow({ ...flight, status: 'CAN' }, 'es')).toMatchObject({
    place: null,
    time: flight.scheduledAt,
  });
});
