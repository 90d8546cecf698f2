/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor } from '@testing-library/react';
import { renderScreen, respond, testStream } from '@eldorado/testing';
import { checkpoints, parkings } from '../fixtures/live.ts';
import remote from './remote.ts';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test('parking shows what is free of how many, and where the price comes from', async () => {
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/parqueaderos',
    api: { 'GET /v2/parking': parkings },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Parqueaderos');
  expect(screen.getByText('412')).toBeTruthy();
  expect(screen.getByText(/libres de 1\.090/)).toBeTruthy();
  expect(screen.getByText(/La Kalle/)).toBeTruthy();
  expect(
    screen.getByText(
      /La capacidad es la última .*W Radio, 23 de noviembre de 2021, leída el \d+ de \w+ de \d{4}/,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/La capacidad es una cifra de demostración/)).toBeTruthy();
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

test('a queue has its range of minutes, its level in words, and its day', async () => {
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    api: { 'GET /v2/checkpoints': checkpoints },
    now: '2026-03-02T15:00:00Z',
  });
  const card = screen
    .getByRole('heading', { name: 'Seguridad, vuelos internacionales' })
    .closest('article, section, div');
  expect(card?.textContent).toContain('8–12');
  expect(card?.textContent).toContain('Fluida');
  expect(card?.textContent).toMatch(/a las 18:30: unos 26 min/);
  expect(card?.textContent).toContain('se equivocó en 1,8 min');
  expect(card?.textContent).toContain('Demostración');
  expect(screen.getByText(/^Datos de demostración: cifras calculadas/)).toBeTruthy();
});

test('a measured queue says so; an old one says that it is not of now', async () => {
  const old = { ...checkpoints, checkpoints: checkpoints.checkpoints.slice(1) };
  const path = '/informacion-en-tiempo-real/tiempo-en-filas';
  const api = { 'GET /v2/checkpoints': old };
  const fresh = await renderScreen(remote, { path, api, now: '2026-03-02T15:00:00Z' });
  expect(screen.getByText(/cifras de los sensores del aeropuerto/)).toBeTruthy();
  expect(screen.queryByText('Estas cifras ya no son de ahora')).toBeNull();
  fresh.unmount();
  await renderScreen(remote, { path, api, now: '2026-03-02T15:02:00Z' });
  expect(screen.getByText('Estas cifras ya no son de ahora')).toBeTruthy();
});

const figures = { at: '2026-03-02T15:00:00Z', airport: { open: true } };

test('a reading changes the queue on screen by itself, and when a half hour is over its day is asked for', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const stream = testStream();
  const asked: string[] = [];
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    api: { 'GET /v2/checkpoints': checkpoints },
    now: '2026-03-02T15:00:00Z',
    onCall: ({ path }) => asked.push(path),
  });
  const [row] = checkpoints.checkpoints;
  const wait = { id: row?.id, minutesMin: 41, minutesMax: 41, level: 'high', source: 'import' };
  const queues = [{ ...wait, updatedAt: '2026-03-02T14:59:40Z' }];
  await stream.send('figures', { ...figures, at: '2026-03-02T14:59:00Z', queues, parkings: [] });
  const card = screen
    .getByRole('heading', { name: 'Seguridad, vuelos internacionales' })
    .closest('article, section, div');
  await waitFor(() => expect(card?.textContent).toMatch(/Terminal 141\s*min.*Medido/));
  expect(asked).toHaveLength(1);
  await stream.send('figures', { ...figures, queues: [], parkings: [] });
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('free places change on screen by themselves, and what the stream does not name stays', async () => {
  const stream = testStream();
  await renderScreen(remote, {
    path: '/informacion-en-tiempo-real/parqueaderos',
    api: { 'GET /v2/parking': parkings },
  });
  const now = { id: 't1-cars', available: 77, source: 'import', updatedAt: figures.at };
  await stream.send('figures', { ...figures, queues: [], parkings: [now] });
  const card = (name: string) => screen.getByText(name).closest('article')?.textContent;
  await waitFor(() => expect(card('Parqueadero T1')).toMatch(/77.*Medido/));
  expect(card('Parqueadero T2')).toMatch(/Demostración/);
});

test('an information page has its sections and its sources', async () => {
  await renderScreen(remote, { path: '/servicios/aduanas', locale: 'fr' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Douane');
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
});
