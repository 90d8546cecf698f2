/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@eldorado/testing';
import { departureList } from '../../fixtures/flights.ts';
import remote from '../remote.ts';

const open = () =>
  renderScreen(remote, {
    path: '/vuelos',
    now: '2026-03-02T15:10:00Z',
    api: { 'GET /v2/flights': departureList },
  });
const rows = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('a row says when, where to, which flight, where and how it stands', async () => {
  await open();
  const [first] = rows('Próximas salidas');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    expect.stringMatching(/^Hora .*10:35.*10:05$/),
    expect.stringMatching(/^Destino Medellín/),
    expect.stringMatching(/^Vuelo .*AV 9314$/),
    'Terminal T1',
    expect.stringMatching(/^Sala /),
    expect.stringMatching(/^Comentarios Retrasado/),
  ]);
});

test('its flight’s page is one press away', async () => {
  await open();
  const links = rows('Próximas salidas').map((row) => within(row).getByRole('link'));
  expect(links[0]?.getAttribute('href')).toBe('/vuelos/detalle/2026-03-02-D-AV9314');
});

test('arrivals are one choice away, and both lists lead to their board', async () => {
  await open();
  const choice = within(screen.getByRole('radiogroup', { name: 'Salidas o llegadas' }));
  await userEvent.click(choice.getByRole('radio', { name: 'Llegadas' }));
  expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Llegadas' }).checked).toBe(true);
  expect(screen.getByRole('table', { name: 'Próximas llegadas' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todas las salidas' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todas las llegadas' })).toBeTruthy();
});
