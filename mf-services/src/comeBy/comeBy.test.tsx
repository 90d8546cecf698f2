/** @jest-environment @eldorado/testing/jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { comeBy } from '../../fixtures/cityRoutes.ts';
import { checkpoints } from '../../fixtures/live.ts';
import remote from '../remote.ts';

const path = '/informacion-en-tiempo-real/tiempo-en-filas';
const show = (query: string, answer: unknown = comeBy) =>
  renderScreen(remote, {
    path: path + query,
    locale: 'en',
    api: { 'GET /v2/checkpoints': checkpoints, 'GET /v2/airport-by': answer },
  });
const section = () => screen.getByRole('region', { name: 'When should I come for my flight?' });
const field = () => within(section()).getByRole('textbox', { name: 'Flight number' });

test('a flight of the address is answered: when, where, and what leaves time for', async () => {
  await show('?flight=AV8523');
  const answer = within(section()).getByRole('status');
  expect(answer.textContent).toMatch(/Terminal 1.*13:00/);
  // A sensor's figure is not called a demonstration.
  expect(within(answer).getByText('Security queue at that time: up to 14 min')).toBeTruthy();
  const way = within(section()).getByRole('link', { name: /^How to be there by then/ });
  expect(way.getAttribute('href')).toBe(
    '/en/transporte/como-llegar-al-aeropuerto?flight=2026-03-02-D-AV8523',
  );
});

test('what is typed is asked for without leaving the page', async () => {
  await show('');
  expect(within(section()).queryByRole('status')).toBeNull();
  fireEvent.change(field(), { target: { value: ' av 8523 ' } });
  fireEvent.click(within(section()).getByRole('button', { name: 'See the time' }));
  expect((await within(section()).findByRole('status')).textContent).toContain('AV 8523');
  expect(screen.getByRole('heading', { name: 'Security, international flights' })).toBeTruthy();
});

test('a flight that is none is said at its field, with what was typed', async () => {
  const none = { code: 'validation', errors: [{ path: 'flight', code: 'flight-not-found' }] };
  await show('?flight=ZZ1', respond(404, none));
  expect(field()).toMatchObject({ value: 'ZZ1' });
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(within(section()).getByText(/We found no departure with that number/)).toBeTruthy();
});

test('while the API fails the queues stay', async () => {
  await show('?flight=AV8523', respond(503, { code: 'unavailable' }));
  expect(await within(section()).findByText('Check your connection and try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Security, international flights' })).toBeTruthy();
});
