/** @jest-environment @eldorado/testing/jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, respond } from '@eldorado/testing';
import { establishmentTypes, fixtureNow } from '../../fixtures/establishments.ts';
import { floorTwo, gate, mapApi, mapIndex, placesOf, route, toilets } from '../../fixtures/map.ts';
import remote from '../remote.ts';
import type { MapCanvas } from './canvas/createMapCanvas.ts';

// jsdom draws nothing: the canvas is known by what the page passes to it.
const canvas: Record<keyof MapCanvas, jest.Mock> = {
  show: jest.fn(),
  onChoose: jest.fn(),
  onFault: jest.fn(),
  zoomBy: jest.fn(),
  panBy: jest.fn(),
  chooseMiddle: jest.fn(),
  fit: jest.fn(),
  retry: jest.fn(),
  remove: jest.fn(),
};
const createMapCanvas = jest.fn<typeof canvas, [HTMLElement, unknown]>(() => canvas);
jest.mock('./canvas/createMapCanvas.ts', () => ({
  createMapCanvas: (element: HTMLElement, scene: unknown) => createMapCanvas(element, scene),
}));
beforeEach(() => jest.clearAllMocks());

const api = { ...mapApi, 'GET /v2/establishment-types': establishmentTypes };
const show = (path: string, changed: Record<string, unknown> = {}, locale: 'es' | 'en' = 'es') =>
  renderScreen(remote, { path, locale, now: fixtureNow, api: { ...api, ...changed } });
const lastScene = () =>
  (canvas.show.mock.lastCall as unknown[])[0] as {
    shown: Set<string> | null;
    selected: string | null;
  };
const here = '/mapas?terminal=T1&floor=2';

test('everything on the floor is listed by type, each place with a link that chooses it', async () => {
  await show(here);
  expect(
    screen.getByRole('heading', { level: 2, name: '6 lugares · Terminal 1, Piso 2' }),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Salas y accesos 2' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Sala A02' });
  expect(link.getAttribute('href')).toBe(`${here}&place=sala-a02`);
});

test('of a type with more places than anybody reads a hundred are listed, the chosen one, and where the rest is', async () => {
  const gates = Array.from({ length: 140 }, (_, index) => ({
    ...gate,
    slug: `sala-${String(index)}`,
    name: { ...gate.name, es: `Sala ${String(index)}` },
  }));
  await show(`${here}&place=sala-139`, { 'GET /v2/map/places': placesOf(...gates) });
  expect(screen.getByRole('heading', { level: 3, name: 'Salas y accesos 140' })).toBeTruthy();
  const list = within(screen.getByRole('group', { name: /^140 lugares/ }));
  expect(list.getAllByRole('listitem')).toHaveLength(101);
  expect(list.getByRole('link', { name: 'Sala 139' })).toBeTruthy();
  const rest = list.getByRole('link', { name: /^Faltan 40: / });
  expect(rest.getAttribute('href')).toBe('/establecimientos');
});

test('who chooses the place of a complaint leads back to it, with the place or without', async () => {
  await show(`${here}&place=sala-a02&pqrs=a1`);
  const asked = '/contacto/pqrs/asunto?draft=a1';
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Usar este lugar')).toBe(`${asked}&place=sala-a02`);
  expect(address('Volver a la solicitud sin elegir')).toBe(asked);
  expect(address('Sala A02')).toBe(`${here}&place=sala-a02&pqrs=a1`);
  expect(address('Enlace a este lugar')).toBe(`${here}&place=sala-a02`);
});

test('floors, types and zones are links that keep what was chosen', async () => {
  await show(`${here}&type=banos`);
  const floor = screen.getByRole('link', { name: 'Piso 3, 12 lugares' });
  expect(floor.getAttribute('href')).toBe('/mapas?terminal=T1&floor=3&type=banos');
  await userEvent.click(screen.getByRole('link', { name: 'Filtrar' }));
  const zone = await screen.findByRole('link', { name: 'Zona privada' });
  expect(zone.getAttribute('href')).toBe(`${here}&type=banos&zone=privada&panel=filters`);
});

test('what is folded above the map is in the address, and its button closes it', async () => {
  await show(`${here}&zone=publica&panel=filters`);
  const button = screen.getByRole('link', { name: 'Filtrar (1)', expanded: true });
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Zona' })).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'De un lugar a otro', expanded: false }));
  expect(await screen.findByRole('form', { name: 'De un lugar a otro' })).toBeTruthy();
});

test('a floor is folded by type, but for the type of the chosen place; a type that is asked for is open', async () => {
  const gates = Array.from({ length: 30 }, (_, index) => ({
    ...gate,
    slug: `sala-${String(index)}`,
    name: { ...gate.name, es: `Sala ${String(index)}` },
  }));
  const many = { 'GET /v2/map/places': placesOf(...floorTwo.places, ...gates) };
  const groups = (container: HTMLElement) =>
    [...container.querySelectorAll('details')].map(({ open }) => open);
  const whole = await show(here, many);
  expect(groups(whole.container)).toEqual([false, false, false, false]);
  whole.unmount();
  const chosen = await show(`${here}&place=sala-7`, many);
  expect(groups(chosen.container)).toEqual([false, false, false, true]);
  chosen.unmount();
  expect(groups((await show(`${here}&type=general`, many)).container)).toEqual([true]);
});

test('a filter narrows the list, and stands out on the map', async () => {
  await show(`${here}&type=restaurantes&open=1`);
  expect(screen.getByRole('heading', { level: 2, name: /^1 lugar/ })).toBeTruthy();
  await waitFor(() => expect([...(lastScene().shown ?? [])]).toEqual(['fogon-de-la-sabana']));
});

test('what is chosen in the list is chosen on the map, and the focus stays', async () => {
  await show(here);
  const link = screen.getByRole('link', { name: 'Sala A02' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('article', { name: 'Sala A02' });
  expect(lastScene().selected).toBe('sala-a02');
  expect(document.activeElement).toBe(
    screen.getByRole('link', { name: 'Sala A02', current: true }),
  );
});

test('what is chosen on the map has its card, and is said aloud', async () => {
  await show(here);
  const choose = (canvas.onChoose.mock.lastCall as unknown[])[0] as (slug: string) => void;
  await act(async () => {
    choose('fogon-de-la-sabana');
    await Promise.resolve();
  });
  const card = within(await screen.findByRole('article', { name: 'Fogón de la Sabana' }));
  expect(card.getByText('Abierto hasta 22:00')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Cómo llegar' }).getAttribute('href')).toBe(
    `${here}&place=fogon-de-la-sabana&to=fogon-de-la-sabana`,
  );
  expect(card.getByRole('link', { name: 'Ver detalles' }).getAttribute('href')).toBe(
    '/establecimientos/restaurantes/fogon-de-la-sabana',
  );
  expect(screen.getByText(/^Elegiste Fogón de la Sabana/)).toBeTruthy();
});

test('the keyboard moves the map and closes the card', async () => {
  await show(`${here}&place=sala-a02`);
  screen.getByRole('application', { name: 'Mapa de Terminal 1, Piso 2' }).focus();
  await userEvent.keyboard('{ArrowRight}{+}{Enter}');
  expect(canvas.panBy).toHaveBeenCalledWith(0.25, 0);
  expect(canvas.zoomBy).toHaveBeenCalledWith(1);
  expect(canvas.chooseMiddle).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('a way says how long it takes, with today’s queues, and each step in words', async () => {
  await show(`${here}&from=banos-t1-2-1&to=sala-a02`);
  const way = within(screen.getByRole('region', { name: 'De Baños a Sala A02' }));
  expect(way.getByText('18 min')).toBeTruthy();
  expect(way.getByText('6 min de recorrido y 12 min de espera · 310 m')).toBeTruthy();
  expect(way.getByText('Fila de seguridad hoy: 12 min')).toBeTruthy();
  expect(way.getByText('En Fogón de la Sabana, gira a la izquierda y camina 75 m')).toBeTruthy();
  expect(way.getByText('Necesitas tu pasabordo.')).toBeTruthy();
  expect(way.getByText('Datos de demostración.')).toBeTruthy();
  expect(way.getByText('Filas de demostración hace 3 min')).toBeTruthy();
});

test('a way says measured of queues that a sensor measures, and of a real map nothing', async () => {
  const measured = { ...route, source: 'import', queuesSource: 'import' };
  await show(`${here}&from=banos-t1-2-1&to=sala-a02`, { 'GET /v2/map/route': measured });
  const way = within(screen.getByRole('region', { name: 'De Baños a Sala A02' }));
  expect(way.getByText('Filas medidas hace 3 min')).toBeTruthy();
  expect(way.queryByText('Datos de demostración.')).toBeNull();
});

test('a way with steps leads to one without, and each floor of it to its drawing', async () => {
  await show(`${here}&from=banos-t1-2-1&to=sala-a02`, {}, 'en');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Show a step-free one')).toContain('stepFree=1');
  expect(href('Show on the map: Terminal 1, Floor 3')).toContain('terminal=T1&floor=3');
});

test('a place by its name is understood without JavaScript’s help', async () => {
  await show(`${here}&from=baños&to=sala-a02`);
  expect(screen.getByRole('region', { name: 'De Baños a Sala A02' })).toBeTruthy();
});

test('a place that is not known is named, and the form keeps it', async () => {
  await show(`${here}&from=Zzz&to=sala-a02`, { 'GET /v2/map/places': placesOf() });
  expect(screen.getByText('No conocemos «Zzz»')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Desde').value).toBe('Zzz');
});

test('a way that is known is named on the map, its question folded', async () => {
  await show(`${here}&from=banos-t1-2-1&to=sala-a02`);
  expect(screen.queryByRole('form', { name: 'De un lugar a otro' })).toBeNull();
  const map = within(screen.getByRole('region', { name: 'Mapa de Terminal 1, Piso 2' }));
  expect(map.getByText(/De Baños a Sala A02/).textContent).toBe('18 min De Baños a Sala A02');
  expect(map.getByRole('link', { name: 'Ver los pasos' }).getAttribute('href')).toBe('#way');
  await userEvent.click(map.getByRole('link', { name: 'Quitar el camino' }));
  await waitFor(() => expect(screen.queryByText(/De Baños a Sala A02/)).toBeNull());
});

test('one place for both ends is said, and the question stays', async () => {
  await show(`${here}&from=sala-a02&to=sala-a02`);
  expect(screen.getByText('Ya estás ahí')).toBeTruthy();
  expect(screen.getByRole('form', { name: 'De un lugar a otro' })).toBeTruthy();
});

test('an end that could not be looked up is not taken for one that was not asked for', async () => {
  const down = respond(503, { code: 'unavailable', status: 503 });
  await show(`${here}&from=banos-t1-2-1&to=sala-a02`, { 'GET /v2/map/places/sala-a02': down });
  expect(screen.getByText('No pudimos calcular el camino')).toBeTruthy();
});

test('a map without ways offers none', async () => {
  await show(`${here}&place=sala-a02`, { 'GET /v2/map': { ...mapIndex, routes: false } });
  const card = within(screen.getByRole('article', { name: 'Sala A02' }));
  expect(card.getByRole('link', { name: 'Enlace a este lugar' })).toBeTruthy();
  expect(card.queryByRole('link', { name: 'Cómo llegar' })).toBeNull();
  expect(screen.queryByText('De un lugar a otro')).toBeNull();
});

test('where no way leads, the page says so', async () => {
  await show(`${here}&from=banos-t1-2-1&to=sala-a02&stepFree=1`, {
    'GET /v2/map/route': respond(404, { code: 'no-route', status: 404 }),
  });
  expect(
    await screen.findByText('No hay un camino sin escaleras entre estos dos lugares'),
  ).toBeTruthy();
});

test('words are looked for on every floor, and each result says where it is', async () => {
  await show('/mapas?q=ba%C3%B1os', { 'GET /v2/map/places': placesOf(floorTwo.places[0]!) });
  expect(screen.getByRole('heading', { level: 2, name: '1 resultado para «baños»' })).toBeTruthy();
  const [onMap, inList] = screen.getAllByText(
    'Terminal 1 · Piso 2 · Hall de salidas · Zona pública',
  );
  expect(onMap?.closest('article')).toBeTruthy();
  expect(inList?.closest('li')).toBeTruthy();
});

const upstairs = { ...toilets, slug: 'banos-t1-3-1', floor: 3 };
const twoToilets = { 'GET /v2/map/places': placesOf(upstairs, toilets) };

test('what is found is shown on the map at once, on its own floor: the nearest first, the others one step away', async () => {
  await show('/mapas?near=T1-3&q=ba%C3%B1os', twoToilets);
  const map = screen.getByRole('application');
  expect(map.getAttribute('aria-label')).toBe('Mapa de Terminal 1, Piso 3');
  expect(lastScene().selected).toBe('banos-t1-3-1');
  const card = within(screen.getByRole('article', { name: 'Baños' }));
  expect(card.getByText(/^Terminal 1 · Piso 3/)).toBeTruthy();
  expect(card.getByText(/Primero los más cercanos a Terminal 1, Piso 3/)).toBeTruthy();
  expect(card.getByText('1 de 2 lugares')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Cómo llegar' })).toBeTruthy();
  await userEvent.click(card.getByRole('link', { name: 'Siguiente: Baños' }));
  expect(await screen.findByText('2 de 2 lugares')).toBeTruthy();
  expect(map.getAttribute('aria-label')).toBe('Mapa de Terminal 1, Piso 2');
  expect(lastScene().selected).toBe('banos-t1-2-1');
});

test('what is found is said to those who listen, and the card ends the search', async () => {
  await show('/mapas?near=T1-3&q=ba%C3%B1os', twoToilets);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('2 resultados para «baños»');
  expect(said.join()).toContain('Elegiste Baños. Terminal 1 · Piso 3');
  await userEvent.click(within(screen.getByRole('article')).getByRole('link', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a floor without what is looked for says where there is some', async () => {
  await show('/mapas?terminal=T1&floor=1&q=ba%C3%B1os', twoToilets);
  expect(screen.queryByRole('article')).toBeNull();
  const pager = within(screen.getByRole('navigation', { name: '2 resultados para «baños»' }));
  const next = pager.getByRole('link', { name: 'Siguiente: Baños' });
  expect(next.getAttribute('href')).toContain('terminal=T1&floor=2&q=ba%C3%B1os');
});

test('who finds nothing reads so under the field, with what to try', async () => {
  await show('/mapas?q=ducha&near=T1-3', { 'GET /v2/map/places': placesOf() });
  const [answer] = screen.getAllByRole('status');
  expect(answer?.textContent).toContain('Sin Resultados. Nada en el mapa se llama así.');
  expect(within(answer!).getByRole('link', { name: 'Borrar la búsqueda' })).toBeTruthy();
  // The floor stays that from which one looked.
  expect(
    screen.getByRole('navigation', { name: 'Pisos' }).querySelector('[aria-current]')?.textContent,
  ).toContain('3');
});

test('who hides by filters what the words find is told so', async () => {
  await show('/mapas?q=ba%C3%B1os&zone=privada', twoToilets);
  const [answer] = screen.getAllByRole('status');
  expect(answer?.textContent).toContain(
    'Hay 2 lugares para «baños», pero los filtros los esconden.',
  );
  const link = within(answer!).getByRole('link', { name: 'Quitar los filtros' });
  expect(link.getAttribute('href')).not.toContain('zone');
});

test('words are looked for from the place whose card is open, on all floors', async () => {
  const { container } = await show(`${here}&place=sala-a02`);
  const form = container.querySelector<HTMLFormElement>('form[role=search]');
  expect(Object.fromEntries(new FormData(form!))).toEqual({ near: 'sala-a02', q: '' });
});

test('a result on another floor takes the map there', async () => {
  await show('/mapas?terminal=T1&floor=3&q=ba%C3%B1os', {
    'GET /v2/map/places': placesOf(floorTwo.places[0]!),
  });
  const [, result] = screen.getAllByRole('link', { name: 'Baños' });
  await userEvent.click(result!);
  await screen.findByRole('article', { name: 'Baños' });
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe(
    'Mapa de Terminal 1, Piso 2',
  );
});

test('without the map’s data the filters stay and it can be tried again', async () => {
  const down = respond(503, { code: 'unavailable', status: 503 });
  await show(`${here}&type=banos`, { 'GET /v2/map': down, 'GET /v2/map/places': down });
  expect(await screen.findByText('No pudimos cargar la lista')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Baños', current: true })).toBeTruthy();
});
