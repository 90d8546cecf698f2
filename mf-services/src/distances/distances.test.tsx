/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond, type FakeApi } from '@eldorado/testing';
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
