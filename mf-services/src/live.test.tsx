/** @jest-environment @eldorado/testing/jsdom */
import { screen } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { parkings, queues, rates } from '../fixtures/live.ts';
import remote from './remote.ts';

test('parking shows what is free of how many, and where the price comes from', async () => {
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/parqueaderos',
    api: { 'GET /v2/parking': parkings },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parqueaderos');
  expect(screen.getByText('412')).toBeTruthy();
  expect(screen.getByText(/libres de 1\.090/)).toBeTruthy();
  expect(screen.getByText(/La Kalle/)).toBeTruthy();
  expect(screen.getByText(/La capacidad de la Terminal 2.*W Radio, 2021-11-23/)).toBeTruthy();
  expect(screen.getAllByText(/por minuto$/)).toHaveLength(1);
});

test('parking without the API says so and offers to try again', async () => {
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/parqueaderos',
    locale: 'en',
    api: { 'GET /v2/parking': respond(503, { code: 'unavailable' }) },
  });
  expect(await screen.findByText('We could not fetch these figures')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a queue has its range of minutes and its level in words', async () => {
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    api: { 'GET /v2/queues': queues },
  });
  const row = screen.getByText('8–12 min').closest('tr');
  expect(row?.textContent).toContain('Internacionales');
  expect(row?.textContent).toContain('Baja');
});

test('the converter answers the question in its address', async () => {
  await renderScreen(remote, {
    path: '/prepara-tu-viaje/divisas?amount=100&from=USD&to=COP',
    locale: 'en',
    api: { 'GET /v2/exchange-rates': rates },
  });
  expect(screen.getByRole('status').textContent).toMatch(/USD\s100\.00 is COP\s400,000/);
});

test('the converter names the field that is wrong and keeps what was typed', async () => {
  await renderScreen(remote, {
    path: '/prepara-tu-viaje/divisas?amount=cien&from=USD&to=COP',
    api: { 'GET /v2/exchange-rates': rates },
  });
  const amount = screen.getByRole('textbox', { name: /Cantidad/ });
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect((amount as HTMLInputElement).value).toBe('cien');
});

test('an information page has its sections and its sources', async () => {
  await renderScreen(remote, { path: '/servicios/aduanas', locale: 'fr' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Douane');
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
});
