/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { departureList } from '../../fixtures/flights.ts';
import remote from '../remote.ts';

const now = '2026-03-02T15:00:00Z';
const open = (path: string, answer: unknown = departureList) =>
  renderScreen(remote, { path, now, api: { 'GET /v2/flights': answer } });

test('the search box is a GET form to the departures board', async () => {
  await open('/vuelos');
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Buscar una salida' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
    'get',
    '/vuelos/salidas',
  ]);
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: '', date: '2026-03-02', from: '' });
});

test('choosing arrivals points the search box at the arrivals board', async () => {
  await open('/vuelos?direction=arrivals');
  expect(screen.getByRole('search', { name: 'Buscar una llegada' }).getAttribute('action')).toBe(
    '/vuelos/llegadas',
  );
});

test('the next flights of both directions are shown, without those that have left', async () => {
  await open('/vuelos');
  const departures = screen.getByRole('table', { name: 'Próximas salidas' });
  expect(screen.getByRole('table', { name: 'Próximas llegadas' })).toBeTruthy();
  expect(within(departures).getByRole('link', { name: 'AV 9314' })).toBeTruthy();
  expect(within(departures).queryByText('LA 4020')).toBeNull();
});

test('without flights the page still searches', async () => {
  await open('/vuelos', respond(503));
  expect(screen.getByRole('search')).toBeTruthy();
  expect(screen.getAllByText(/Ahora no podemos mostrar los próximos vuelos/)).toHaveLength(2);
});
