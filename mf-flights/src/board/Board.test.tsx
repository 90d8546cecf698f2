/** @jest-environment @eldorado/testing/jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, respond, type RenderScreenOptions } from '@eldorado/testing';
import { airlineList } from '../../fixtures/airlines.ts';
import {
  arrivalList,
  busyList,
  delayed,
  departure,
  departureList,
  emptyList,
} from '../../fixtures/flights.ts';
import remote from '../remote.ts';

const now = '2026-03-02T15:00:00Z';
const flights = 'GET /v2/flights';
const open = (path: string, answer: unknown, options: Partial<RenderScreenOptions> = {}) =>
  renderScreen(remote, {
    path,
    now,
    api: { [flights]: answer, 'GET /v2/airlines': airlineList },
    ...options,
  });

const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
/** The rows that are shown, without the one of the column names. */
const visible = () => [
  ...document.querySelectorAll<HTMLElement>('tbody:not([hidden]) tr:not([hidden])'),
];
// This browser has many pauses.
beforeEach(() => {
  window.requestIdleCallback = (work) => window.setTimeout(work, 0);
  window.cancelIdleCallback = (id) => window.clearTimeout(id);
});

/** Waits until the rows that a filter may show are on the page too. */
const wholeDayMounted = () =>
  waitFor(
    () => {
      const table = screen.getByRole('table');
      expect(table.querySelectorAll('tbody tr')).toHaveLength(busyList.flights.length);
    },
    { timeout: 40_000 },
  );
const texts = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '');

test('the departures board has the columns of the specification', async () => {
  await open('/vuelos/salidas', departureList);
  const table = screen.getByRole('table', { name: /Salidas del/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual([
    'Hora',
    'Aerolínea',
    'Vuelo',
    'Destino',
    'Terminal',
    'Sala',
    'Comentarios',
    'Detalles',
  ]);
});

test('the arrivals board names origin and claim belt', async () => {
  await open('/vuelos/llegadas', arrivalList);
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(expect.arrayContaining(['Origen', 'Banda']));
  expect(texts(rowOf('CM 478')).join(' ')).toMatch(/14:|09:44/);
  expect(within(rowOf('CM 478')).getByText('4, 5')).toBeTruthy();
});

test('every status is a word', async () => {
  await open('/vuelos/salidas', departureList);
  expect(within(rowOf('LA 4020')).getByText('Salió')).toBeTruthy();
  expect(within(rowOf('AV 9314')).getByText('Retrasado')).toBeTruthy();
  expect(within(rowOf('IB 6586')).getByText('A tiempo')).toBeTruthy();
  expect(within(rowOf('VE 8120')).getByText('Cancelado')).toBeTruthy();
});

test('the operational state or the reason stands beside the status', async () => {
  await open('/vuelos/salidas', departureList);
  expect(within(rowOf('IB 6586')).getByText('Embarcando')).toBeTruthy();
  expect(within(rowOf('AV 9314')).getByText('Niebla')).toBeTruthy();
});

test('a late flight shows its expected time, the scheduled one struck, and both are spoken', async () => {
  await open('/vuelos/salidas', departureList);
  const row = rowOf('AV 9314');
  expect(row.textContent).toMatch(/Hora estimada 10:35 Hora programada 10:05/);
  expect(within(row).getByText('10:05').closest('s')).toBeTruthy();
});

test('codeshares stand beside the flight, and the details lead to its page', async () => {
  await open('/vuelos/salidas', departureList);
  const row = rowOf('IB 6586');
  expect(within(row).getByText('También AA 8610')).toBeTruthy();
  const link = within(row).getByRole('link', { name: 'Detalles del vuelo IB 6586 a Madrid' });
  expect(link.getAttribute('href')).toBe(`/vuelos/detalle/${departure.id}`);
});

test('a cancelled flight has no gate, and says so to those who listen', async () => {
  await open('/vuelos/salidas', departureList);
  expect(within(rowOf('VE 8120')).getByText('Sin asignar')).toBeTruthy();
});

test('the count is the heading, with the age of the data and the demonstration label', async () => {
  await open('/vuelos/salidas', departureList);
  expect(screen.getByRole('heading', { level: 2, name: '4 vuelos de salida' })).toBeTruthy();
  expect(screen.getByText(/actualizados a las 09:59/)).toBeTruthy();
  expect(screen.getByText('Datos de demostración')).toBeTruthy();
});

test('imported data carries no demonstration label', async () => {
  await open('/vuelos/salidas', { ...departureList, source: 'import' });
  expect(screen.queryByText('Datos de demostración')).toBeNull();
});

test('a busy day opens at now and goes on to its end, with the earlier flights one step away', async () => {
  await open('/vuelos/salidas', busyList);
  await wholeDayMounted();
  expect(rowOf('AV 1239').closest('[hidden]')).toBeNull();
  expect(screen.getByText('Ves los de 10:00 a 20:56.')).toBeTruthy();
  expect(visible()[0]?.textContent).toContain('10:00');
  const earlier = screen.getByRole('link', { name: 'Vuelos anteriores' });
  expect(earlier.getAttribute('href')).toBe('/vuelos/salidas?at=07%3A20');
  window.scrollBy = jest.fn();
  act(() => earlier.click());
  expect(visible()[0]?.textContent).toContain('05:03');
  expect(screen.queryByRole('link', { name: 'Vuelos anteriores' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('AV 1074');
}, 20_000);

test('in the browser every filter of a day is answered from one call', async () => {
  const calls: { path: string; params: unknown }[] = [];
  await open('/vuelos/salidas?q=Madrid&date=2026-03-03&kind=international', departureList, {
    onCall: ({ path, params }) => calls.push({ path, params }),
  });
  expect(calls.filter(({ path }) => path === '/v2/flights')).toEqual([
    { path: '/v2/flights', params: { direction: 'departures', date: '2026-03-03' } },
  ]);
});

test('the filter is a GET form to the same board that keeps the day', async () => {
  await open('/vuelos/salidas?date=2026-03-03&q=Madrid', departureList);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form.getAttribute('method')).toBe('get');
  expect(form.getAttribute('action')).toBe('/vuelos/salidas');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    date: '2026-03-03',
    q: 'Madrid',
    from: '',
    to: '',
    airline: 'all',
    status: 'all',
    terminal: 'all',
    kind: 'all',
    type: 'commercial',
  });
});

test('chosen filters are counted and can be taken away one by one', async () => {
  await open('/vuelos/salidas?q=av&status=DLY', { ...departureList, flights: [delayed] });
  expect(screen.getByText('Más filtros (1)')).toBeTruthy();
  const chip = screen.getByRole('link', { name: /Retrasado/ });
  expect(chip.getAttribute('href')).toBe('/vuelos/salidas?q=av');
});

test('the days around today are one step away', async () => {
  await open('/vuelos/salidas?q=av', departureList);
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Ayer')).toBe('/vuelos/salidas?q=av&date=2026-03-01');
  expect(to('Mañana')).toBe('/vuelos/salidas?q=av&date=2026-03-03');
  expect(screen.getByRole('link', { name: 'Hoy' }).getAttribute('aria-current')).toBeTruthy();
});

test('every filter narrows the board, and each can be taken away alone', async () => {
  await open(
    '/vuelos/salidas?airline=VE&terminal=T2&kind=national&from=10:00&to=11:00',
    departureList,
  );
  expect(visible().map((row) => texts(row)[2])).toEqual(['VE 8120']);
  const chips = within(screen.getByRole('list', { name: 'Filtros elegidos' }));
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Nacional',
    'Terminal 2',
    'Clic',
    'Desde las 10:00',
    'Hasta las 11:00',
  ]);
  expect(chips.getByRole('link', { name: 'Quitar filtro: Clic' }).getAttribute('href')).toBe(
    '/vuelos/salidas?kind=national&terminal=T2&from=10%3A00&to=11%3A00',
  );
});

test('hours that end before they begin say so, keep what was chosen and do not hide flights', async () => {
  await open('/vuelos/salidas?from=10:00&to=06:00', departureList);
  const until = screen.getByRole<HTMLSelectElement>('combobox', { name: /Hasta las/ });
  expect(until.value).toBe('06:00');
  expect(until.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('La hora final debe ser posterior a la inicial')).toBeTruthy();
  expect(visible()).toHaveLength(3);
});

describe('typing in the filter', () => {
  const type = (text: string) => {
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.change(field, { target: { value: text } });
  };
  const cities = () => visible().map((row) => texts(row)[3]);

  test('shows what matches at once, without accents and with a slip', async () => {
    await open('/vuelos/salidas', departureList);
    type('Ibage');
    expect(cities()).toEqual(['Ibagué IBE']);
    expect(screen.getByRole('heading', { level: 2, name: '1 vuelo de salida' })).toBeTruthy();
    type('aa 8610');
    expect(cities()).toEqual(['Madrid MAD']);
    type('');
    expect(visible()).toHaveLength(4);
  });

  test('says the count aloud once the typing rests, and the field keeps the focus', async () => {
    await open('/vuelos/salidas', departureList);
    type('cali');
    expect(
      await screen.findByText('1 vuelo de salida', { selector: '[role=status] *' }),
    ).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('the links of the page carry the text at once', async () => {
    await open('/vuelos/salidas?status=DLY', departureList);
    const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const arrivals = screen.getByRole('link', { name: 'Llegadas' });
    type('medellin');
    expect(pathOf('Mañana')).toBe('/vuelos/salidas?q=medellin&date=2026-03-03&status=DLY');
    expect(pathOf('Llegadas')).toBe('/vuelos/llegadas?q=medellin');
    // A finger may be on it by now.
    expect(screen.getByRole('link', { name: 'Llegadas' })).toBe(arrivals);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('medellin');
  });

  test('what matches nothing says so, and comes back when the text is changed', async () => {
    await open('/vuelos/salidas', departureList);
    type('zzzz');
    expect(screen.getByText('Sin Resultados')).toBeTruthy();
    type('cali');
    expect(screen.queryByText('Sin Resultados')).toBeNull();
    expect(cities()).toEqual(['Cali CLO']);
  });
});

test('nothing found says so and offers next steps', async () => {
  await open('/vuelos/salidas?q=zzz', emptyList);
  expect(screen.getByText('Sin Resultados')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quitar todos los filtros' }).getAttribute('href')).toBe(
    '/vuelos/salidas',
  );
  expect(screen.getByRole('link', { name: 'Buscar en Llegadas' }).getAttribute('href')).toBe(
    '/vuelos/llegadas?q=zzz',
  );
});

test('a failed call leaves the page usable with a way to try again', async () => {
  const api: Record<string, unknown> = { [flights]: respond(503, { code: 'database-down' }) };
  await renderScreen(remote, { path: '/vuelos/salidas', now, api });
  expect(await screen.findByText('No pudimos cargar los vuelos')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Salidas' })).toBeTruthy();
  api[flights] = departureList;
  act(() => {
    screen.getByRole('button', { name: 'Intentar de nuevo' }).click();
  });
  expect(await screen.findByText('AV 9314')).toBeTruthy();
});

test.each([
  ['en', 'Departures', 'Delayed', '4 departures'],
  ['fr', 'Départs', 'Retardé', '4 départs'],
  ['pt', 'Partidas', 'Atrasado', '4 partidas'],
] as const)('in %s the board speaks that language', async (locale, title, late, count) => {
  await open('/vuelos/salidas', departureList, { locale });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: count })).toBeTruthy();
  expect(within(rowOf('AV 9314')).getByText(late)).toBeTruthy();
});

describe('while the board is on screen', () => {
  const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
  afterEach(() => jest.useRealTimers());

  /** Opens the board, whose next answers the test may change. */
  async function watch() {
    jest.useFakeTimers({ advanceTimers: true });
    const api: Record<string, unknown> = { [flights]: departureList };
    await renderScreen(remote, { path: '/vuelos/salidas', now, api });
    return api;
  }

  test('rows that changed are announced as a summary', async () => {
    const api = await watch();
    expect(screen.queryByText(/vuelos actualizados a las/)).toBeNull();
    const moved = [departure, delayed].map((flight) => ({ ...flight, gate: 'B09' }));
    api[flights] = { ...departureList, flights: moved, updatedAt: '2026-03-02T15:00:00Z' };
    await minute();
    expect(screen.getByText('2 vuelos actualizados a las 10:00').getAttribute('role')).toBe(
      'status',
    );
    expect(within(rowOf('IB 6586')).getByText('B09')).toBeTruthy();
  });

  test('a failed update keeps the rows and says that they are old', async () => {
    const api = await watch();
    api[flights] = respond(503);
    await minute();
    expect(await screen.findByText('No pudimos actualizar los vuelos')).toBeTruthy();
    expect(screen.getByText('IB 6586')).toBeTruthy();
  });
});
