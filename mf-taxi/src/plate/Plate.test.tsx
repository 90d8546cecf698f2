/** @jest-environment @eldorado/testing/jsdom */
import { screen } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import remote from '../remote.ts';

const path = 'GET /v2/taxi-imperial/plates/WXY123';

async function show(query: string, answer: unknown = { plate: 'WXY123', status: 'valid' }) {
  const calls: string[] = [];
  await renderScreen(remote, {
    path: `/servicios/taxis/placa${query}`,
    api: { [path]: answer },
    onCall: (call) => calls.push(call.path),
  });
  return calls;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Placa del taxi');

test('the form asks this page with a plain address', async () => {
  expect(await show('')).toEqual([]);
  expect(field().form?.method).toBe('get');
  expect(field().form?.getAttribute('action')).toBe('/servicios/taxis/placa');
});

test('a plate as people write it is asked for, and an authorised one is valid', async () => {
  expect(await show('?placa=wxy-123')).toEqual(['/v2/taxi-imperial/plates/WXY123']);
  expect(screen.getByRole('heading', { name: 'La placa WXY 123 es válida' })).toBeTruthy();
});

test('an unknown plate is not found, and the page says what to do', async () => {
  await show('?placa=WXY123', { plate: 'WXY123', status: 'not-found' });
  expect(screen.getByRole('heading', { name: 'Placa no encontrada' })).toBeTruthy();
  expect(screen.getByText(/ve al puesto oficial/)).toBeTruthy();
});

test.each([
  ['?placa=', 'Escribe la placa del taxi'],
  ['?placa=12345', 'Escribe tres letras y tres números, como WXY 123'],
])('%j is no plate: it is not asked for', async (query, words) => {
  expect(await show(query)).toEqual([]);
  expect(screen.getByRole('link', { name: words })).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [respond(429, { code: 'too-many-requests', status: 429 }), /muchas consultas seguidas/],
  [respond(503, { code: 'unavailable', status: 503 }), /Si tienes dudas, ve al puesto oficial/],
])('a check that failed keeps the plate and can be tried again: %#', async (answer, words) => {
  await show('?placa=WXY123', answer);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(field().value).toBe('WXY123');
});
