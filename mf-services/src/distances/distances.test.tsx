/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond, type FakeApi } from '@eldorado/testing';
import { comeBy } from '../../fixtures/cityRoutes.ts';
import { walks } from '../../fixtures/live.ts';
import { places, way } from '../../fixtures/ways.ts';
import remote from '../remote.ts';

const page = '/informacion-en-tiempo-real/distancias';
const api: FakeApi = {
  'GET /v2/walking-times': walks,
  'GET /v2/map/places': places,
  'GET /v2/map/route': way,
};
const legs = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('one chooses among doors, desks and gates, and the table links to directions', async () => {
  await renderScreen(remote, { path: page, api });
  const from = screen.getByRole('combobox', { name: 'Desde' });
  expect(
    within(from)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label')),
  ).toEqual(['Puertas, taxis y buses', 'Salas']);
  expect(
    within(from)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elige un lugar', 'Puerta 5 · T1, piso 1', 'Sala C04', 'Sala C12']);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  const usual = screen.getByRole('link', {
    name: 'Seguridad internacional → Última sala del muelle A',
  });
  expect(usual.getAttribute('href')).toBe(`${page}?from=seguridad-internacional&to=sala-a16`);
  expect(screen.getByText('Solo con escaleras')).toBeTruthy();
});

test('a place that is none is shown as it was asked for, whatever its name', async () => {
  await renderScreen(remote, { path: `${page}?from=__proto__`, api });
  expect(screen.getByRole('option', { name: '__proto__' })).toBeTruthy();
});

test('a way is described leg by leg, with today’s queue, in minutes that add up', async () => {
  await renderScreen(remote, { path: `${page}?from=puerta-5&to=sala-c04`, api });
  expect(screen.getByRole('heading', { level: 2, name: 'Puerta 5 → Sala C04' })).toBeTruthy();
  expect(screen.getByText('15 min')).toBeTruthy();
  expect(screen.getByText('9 min de espera hoy')).toBeTruthy();
  expect(screen.getByText('Con escaleras')).toBeTruthy();
  expect(screen.getByText('Necesitas tu pasabordo.')).toBeTruthy();
  expect(legs()).toEqual([
    'Camina 60\u00a0m',
    'Toma las escaleras eléctricas al piso 2',
    'Pasa el control de seguridad',
    'Camina 1.180\u00a0m',
  ]);
  const minutes = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')?.querySelector('b')?.textContent);
  expect(minutes).toEqual(['1 min', '1 min', '10 min', '3 min']);
  expect(
    screen.getByText(/En «Plazoleta de comidas», gira a la izquierda y camina 1\.140\sm/),
  ).toBeTruthy();
  expect(screen.getByText('Llegas a Sala C04')).toBeTruthy();
});

test('the queues’ figures have their age and source, the table its own', async () => {
  const measured = { ...way, queuesAt: '2026-03-02T14:57:00.000Z', queuesSource: 'import' };
  const path = `${page}?from=puerta-5&to=sala-c04`;
  const now = '2026-03-02T15:00:00Z';
  const before = await renderScreen(remote, { path, now, api });
  expect(screen.getAllByText(/Datos de demostración/)).toHaveLength(2);
  before.unmount();
  const imported = { ...walks, source: 'import' };
  await renderScreen(remote, {
    path,
    now,
    api: { ...api, 'GET /v2/walking-times': imported, 'GET /v2/map/route': measured },
  });
  expect(screen.getByText('Estas cifras ya no son de ahora')).toBeTruthy();
  expect(screen.getByText(/cifras de los sensores del aeropuerto/)).toBeTruthy();
  expect(screen.queryByText(/Datos de demostración/)).toBeNull();
});

test('what was asked for stands in the form, and leads on to the map and to a step-free way', async () => {
  await renderScreen(remote, { path: `${page}?from=puerta-5&to=sala-c04`, locale: 'en', api });
  const value = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;
  expect([value('From'), value('To')]).toEqual(['puerta-5', 'sala-c04']);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('See it on the map')).toBe('/en/mapas?terminal=T1&floor=1&from=puerta-5&to=sala-c04');
  expect(href('Find a step-free way')).toBe(`/en${page}?from=puerta-5&to=sala-c04&stepFree=1`);
  expect(href('Show the way back')).toBe(`/en${page}?from=sala-c04&to=puerta-5`);
});

test('a place that is not in the lists, such as a shop, stays chosen under its name', async () => {
  const shop = {
    ...way,
    from: { ...way.from, slug: 'cafe', name: { ...way.from.name, es: 'Café' } },
  };
  await renderScreen(remote, {
    path: `${page}?from=cafe&to=sala-c04`,
    api: { ...api, 'GET /v2/map/route': shop },
  });
  const from = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Desde' });
  expect(from.selectedOptions[0]?.textContent).toBe('Café');
});

test.each([
  ['no-step-free-route', 404, 'No hay camino sin escaleras', 'Ver el camino con escaleras'],
  ['no-route', 404, 'No hay camino entre estos dos lugares', 'Abrir el mapa'],
  ['same-place', 400, 'Ya estás ahí', 'Abrir el mapa'],
  ['place-not-found', 404, 'No encontramos uno de los lugares', 'Abrir el mapa'],
  ['no-routes', 404, 'Por ahora no hay caminos', 'Abrir el mapa'],
])('a refusal %s says why and what to do instead', async (code, status, title, link) => {
  await renderScreen(remote, {
    path: `${page}?from=puerta-5&to=sala-c04&stepFree=1`,
    api: { ...api, 'GET /v2/map/route': respond(status, { code }) },
  });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: link })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Sin escaleras' })).toHaveProperty('checked', true);
});

test('without the API the page says so and offers to try again', async () => {
  const down = respond(503, { code: 'unavailable' });
  await renderScreen(remote, {
    path: `${page}?from=puerta-5&to=sala-c04`,
    api: { ...api, 'GET /v2/map/route': down },
  });
  // A call that failed is made once more when the screen mounts.
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(screen.getByRole('table')).toBeTruthy();
});

const flightPage = `${page}?from=puerta-5&flight=AV8523`;
const at = (now: string, flight: unknown = comeBy, path = flightPage) =>
  renderScreen(remote, { path, now, locale: 'en', api: { ...api, 'GET /v2/airport-by': flight } });

test('a flight’s gate is the target, and whether one is there before it closes is the answer', async () => {
  await at('2026-03-02T19:20:00Z');
  expect(screen.getByRole('heading', { level: 2, name: /→ / })).toBeTruthy();
  expect(screen.getByText('You will be in time')).toBeTruthy();
  expect(
    screen.getByText(
      'AV 8523: gate C04 closes at 14:45. If you go now you get there at 14:35, with 10 min to spare.',
    ),
  ).toBeTruthy();
});

test('too late is said with what to do', async () => {
  const tight = await at('2026-03-02T19:35:00Z');
  expect(screen.getByText('You will not get there before the gate closes')).toBeTruthy();
  tight.unmount();
  await at('2026-03-02T19:46:00Z');
  expect(screen.getByText(/gate C04 closed at 14:45\. Call your airline now/)).toBeTruthy();
});

test('a flight without a gate, or that is none, asks for what is missing', async () => {
  const open = await at('2026-03-02T19:00:00Z', { ...comeBy, gate: null, gatePlace: null });
  expect(screen.getByText(/has no gate on the map yet/)).toBeTruthy();
  open.unmount();
  const none = { code: 'validation', errors: [{ path: 'flight', code: 'flight-not-found' }] };
  await at('2026-03-02T19:00:00Z', respond(404, none));
  expect(screen.getByRole('textbox', { name: /Flight number/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});
