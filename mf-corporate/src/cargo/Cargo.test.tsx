/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { board, cargoFlight } from '../../fixtures/flights.ts';
import { statisticAnswers } from '../../fixtures/statistics.ts';
import remote from '../remote.ts';

const show = (flights: unknown, locale: 'es' | 'en' = 'en') =>
  renderScreen(remote, {
    path: '/carga',
    locale,
    now: '2026-03-02T15:00:00Z',
    api: { ...statisticAnswers, 'GET /v2/flights': flights },
  });

test('the next cargo flights lead to their details; one that is late has both times', async () => {
  await show(board([cargoFlight]));
  const table = screen.getByRole('table', { name: 'Today’s next cargo departures' });
  const [, row] = within(table).getAllByRole('row');
  expect(row?.textContent).toContain('10:40 10:20');
  expect(row?.textContent).toContain('Miami');
  expect(within(table).getByText('Delayed')).toBeTruthy();
  expect(within(table).getByRole('link', { name: 'QT 4022' }).getAttribute('href')).toBe(
    `/en/vuelos/detalle/${cargoFlight.id}`,
  );
});

test('a flight that is over and one of a passenger airline are none of them', async () => {
  await show(
    board([
      { ...cargoFlight, estimatedAt: '2026-03-02T14:59:00Z' },
      { ...cargoFlight, airlineType: 2 },
    ]),
  );
  expect(screen.getByText('No departure of a cargo flight is left for today.')).toBeTruthy();
  expect(screen.getByText('No arrival of a cargo flight is left for today.')).toBeTruthy();
});

test('tonnage is a chart with its table', async () => {
  await show(board([]), 'es');
  const chart = screen.getByRole('figure', { name: 'Toneladas de carga por año' });
  const rows = within(chart).getAllByRole('row', { hidden: true });
  expect(rows[1]?.textContent).toMatch(/^2019738\.000redondeada/);
});

test('without the API’s answers the page stays, and leads to the boards', async () => {
  await show(respond(503, { code: 'unavailable' }));
  expect(screen.getAllByText(/We cannot show cargo flights right now/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'All cargo departures' }).getAttribute('href')).toBe(
    '/en/vuelos/salidas?type=cargo',
  );
});
