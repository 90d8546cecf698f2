/** @jest-environment @eldorado/testing/jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, respond, testStream } from '@eldorado/testing';
import pages from '../../pages.ts';
import { answers } from './fixtures/answers.ts';

interface Case {
  locale?: 'es' | 'en';
  api?: Record<string, unknown>;
  now?: string;
}

/** The home page at ten in the morning in Bogotá. */
async function open({ locale = 'es', api = answers, now = '2026-03-02T15:00:00Z' }: Case = {}) {
  const calls: { path: string; params: unknown }[] = [];
  const { container } = await renderScreen(pages, {
    path: '/',
    ...{ locale, api, now },
    onCall: ({ path, params }) => calls.push({ path, params }),
  });
  return { container, calls };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const search = () => screen.getByRole<HTMLFormElement>('search', { name: 'Busca tu vuelo' });
const field = () => screen.getByLabelText<HTMLInputElement>('Vuelo, ciudad o aerolínea');

afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
beforeAll(() => {
  // What jsdom has no layout for.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

test('the search box is a form to the board of today', async () => {
  await open();
  expect([search().method, search().getAttribute('action')]).toEqual(['get', '/vuelos/salidas']);
  expect(Object.fromEntries(new FormData(search()))).toEqual({
    q: '',
    date: '2026-03-02',
    from: '',
  });
  const days = within(screen.getByLabelText('Fecha')).getAllByRole<HTMLOptionElement>('option');
  expect(days.map(({ value, text }) => [value, text.split(',')[0]])).toEqual([
    ['2026-03-01', 'Ayer'],
    ['2026-03-02', 'Hoy'],
    ['2026-03-03', 'Mañana'],
    ['2026-03-04', days[3]?.text],
    ['2026-03-05', days[4]?.text],
  ]);
});

test('the choice is no part of what a form sends', async () => {
  await open();
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
    expect(radio.form).toBeNull();
  }
});

test('with arrivals chosen, Enter leads to the arrivals', async () => {
  await open();
  const sent: string[] = [];
  document.addEventListener('submit', (event) => {
    sent.push((event.target as HTMLFormElement).action);
    event.preventDefault();
  });
  const ways = within(screen.getByRole('radiogroup', { name: 'Qué vuelos buscas' }));
  await userEvent.click(ways.getByRole('radio', { name: 'Llegadas' }));
  await userEvent.type(field(), 'madrid{Enter}');
  await userEvent.click(ways.getByRole('radio', { name: 'Salidas' }));
  await userEvent.type(field(), '{Enter}');
  expect(sent.map((action) => new URL(action).pathname)).toEqual([
    '/vuelos/llegadas',
    '/vuelos/salidas',
  ]);
});

test('three answers lead to a connection that can be planned', async () => {
  await open();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Conexiones' });
  expect(form.getAttribute('action')).toBe('/vuelos/conexiones');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    arrival: 'international',
    departure: 'international',
    baggage: 'yes',
  });
});

test('the field becomes one that suggests, with the words and the focus it had', async () => {
  await open();
  const plain = field();
  await userEvent.type(plain, 'Mad');
  const suggesting = await screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Vuelo, ciudad o aerolínea',
  });
  expect(suggesting.value).toBe('Mad');
  expect(document.activeElement).toBe(suggesting);
  expect(suggesting.selectionStart).toBe(3);
  expect(new FormData(search()).get('q')).toBe('Mad');
});

test('cities are found without their accents, and by keyboard', async () => {
  await open();
  await userEvent.click(field());
  await userEvent.type(await screen.findByRole('combobox', { name: /aerolínea/ }), 'medellin');
  expect(await screen.findByRole('option', { name: /Medellín/ })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('Medellín');
  expect(document.activeElement).toBe(field());
});

test('a flight’s number is asked for in the direction and of the day that are chosen', async () => {
  const { calls } = await open();
  await userEvent.selectOptions(screen.getByLabelText('Fecha'), '2026-03-03');
  await userEvent.click(field());
  await userEvent.type(await screen.findByRole('combobox', { name: /aerolínea/ }), 'av93');
  // It is asked for once the keys have been still for a moment.
  const option = await screen.findByRole('option', { name: /AV 9314/ }, { timeout: 5_000 });
  expect(option.textContent).toContain('Medellín · 10:05');
  const asked = calls.map(({ params }) => params as { q?: string } | undefined);
  expect(asked.filter((params) => params?.q !== undefined)).toEqual([
    { q: 'av93', direction: 'departures', date: '2026-03-03', type: 'commercial' },
  ]);
});

test('the example in the search field is a departure of the hour, and none stands under arrivals', async () => {
  const { calls } = await open();
  expect(field().placeholder).toBe('AV 9314, Medellín o Avianca');
  expect(calls.find(({ path }) => path === '/v2/flights')?.params).toEqual({
    ...{ direction: 'departures', type: 'commercial', date: '2026-03-02' },
    ...{ from: '10:00', to: '11:00' },
  });
  const ways = within(screen.getByRole('radiogroup', { name: 'Qué vuelos buscas' }));
  await userEvent.click(ways.getByRole('radio', { name: 'Llegadas' }));
  expect(field().placeholder).toBe('');
});

test('the queues have their minutes and a word, and none where nobody waits', async () => {
  await open();
  const rows = region('Filas de seguridad').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'T1 Internacional9–15 minModerada',
    'T1 Nacional11–17 minLarga',
    'T2 Nacional4 minFluida',
  ]);
  expect(region('Filas de seguridad').getByText('Actualizado hace 2 min')).toBeTruthy();
});

test('the car parks have their free places, as the language writes them', async () => {
  await open();
  const rows = region('Parqueaderos').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('1.090espacios libres de 1.500'),
    expect.stringContaining('33espacios libres de 336'),
  ]);
});

test('queues, car parks and the weather change by themselves', async () => {
  const stream = testStream();
  await open();
  const at = '2026-03-02T15:00:00Z';
  const now = { source: 'import', updatedAt: at };
  await stream.send('figures', {
    at,
    queues: [{ id: '2-national', minutesMin: 31, minutesMax: 31, level: 'high', ...now }],
    parkings: [{ id: 'T1-car', available: 3, ...now }],
    airport: {
      open: true,
      message: { es: 'Abierto', en: 'Open', fr: 'Ouvert', pt: 'Aberto' },
      weather: { sky: 'rain', temperatureC: 9 },
      since: at,
      ...now,
    },
  });
  const rows = (name: string) =>
    region(name)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  await waitFor(() => expect(rows('Filas de seguridad')).toContain('T2 Nacional31 minLarga'));
  expect(rows('Parqueaderos')[0]).toContain('3espacios libres de 1.500');
  expect(region('Clima en El Dorado').getByText(/^9/)).toBeTruthy();
});

test('the dollar comes first, with its own age', async () => {
  await open({ locale: 'en' });
  const rates = region('Exchange today');
  expect(rates.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1 USD3,831 COP',
    '1 EUR4,489 COP',
  ]);
  expect(rates.getByText('Updated 2 h ago')).toBeTruthy();
  expect(rates.getByText('Demonstration')).toBeTruthy();
});

test('figures that did not come are asked for again once the stream does', async () => {
  const stream = testStream();
  const api: Record<string, unknown> = { ...answers, 'GET /v2/queues': respond(503) };
  await open({ api });
  expect(region('Filas de seguridad').queryAllByRole('listitem')).toHaveLength(0);
  api['GET /v2/queues'] = answers['GET /v2/queues'];
  await stream.send('figures', { at: '2026-03-02T15:00:00Z', queues: [], parkings: [] });
  await waitFor(() =>
    expect(region('Filas de seguridad').getAllByRole('listitem')).toHaveLength(3),
  );
});

test('figures of more than two minutes ago are said to be old; rates are of the day', async () => {
  await open({ now: '2026-03-02T15:01:00Z' });
  for (const name of ['Filas de seguridad', 'Parqueaderos'])
    expect(region(name).getByText('Ya no es de ahora. Actualizado hace 3 min')).toBeTruthy();
  expect(screen.getAllByText(/^Ya no es de ahora/)).toHaveLength(2);
});

test('the rates of a feed are no demonstration, whatever those of other currencies are', async () => {
  const list = answers['GET /v2/exchange-rates'];
  const rates = list.rates.map((rate) => ({ ...rate, source: 'import' }));
  await open({ locale: 'en', api: { ...answers, 'GET /v2/exchange-rates': { ...list, rates } } });
  expect(region('Exchange today').queryByText('Demonstration')).toBeNull();
});

test('figures that did not come say so, and the rest of the page is there', async () => {
  await open({ api: { ...answers, 'GET /v2/queues': respond(503) } });
  expect(region('Filas de seguridad').getByText(/Ahora no tenemos este dato/)).toBeTruthy();
  expect(region('Parqueaderos').getAllByRole('listitem')).toHaveLength(2);
});

test('without the API the page still searches and shows the way', async () => {
  await open({ api: {} });
  expect(search()).toBeTruthy();
  expect(region('Tu paso a paso').getAllByRole('link')).toHaveLength(12);
});

test('the steps of who leaves and of who arrives are both there, with what is known now', async () => {
  await open();
  const [leaving, arriving] = region('Tu paso a paso')
    .getAllByRole('list')
    .map((list) => within(list));
  expect(leaving?.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Prepara tu viaje',
    'Llega al aeropuerto',
    'Entrega tu equipaje',
    'Pasa seguridad',
    'Come y compra',
    'Ve a tu sala',
  ]);
  expect(leaving?.getByText('Ahora: 4 a 17 min')).toBeTruthy();
  expect(arriving?.getAllByRole('link')).toHaveLength(6);
  expect(arriving?.getByText('1 USD = 3.831 COP')).toBeTruthy();
});

test('an offer says what it is worth, where and until when', async () => {
  await open();
  const offer = region('Ofertas destacadas').getByRole('listitem');
  expect(offer.textContent).toMatch(/^25 % menos25 % en perfumes/);
  expect(offer.textContent).toContain('Altura Duty Free · T1');
  expect(offer.textContent).toContain('Hasta el 30 de abr');
});

test('without featured offers the page says so', async () => {
  await open({ api: { ...answers, 'GET /v2/offers': { offers: [] } } });
  expect(
    region('Ofertas destacadas').getByText('No hay ofertas destacadas por el momento'),
  ).toBeTruthy();
});

test('banners come from the API, and lead where it says', async () => {
  await open();
  const banners = region('Para tu viaje');
  expect(banners.getByRole('heading', { level: 3 }).textContent).toBe(
    'Conoce la tarifa antes de subir',
  );
  expect(banners.getByRole('link', { name: 'Calcular tarifa' }).getAttribute('href')).toBe(
    '/servicios/taxis',
  );
});

test('no element has an inline style, which the site’s policy forbids', async () => {
  const { container } = await open();
  await waitFor(() => expect(container.querySelector('h1')).toBeTruthy());
  expect(container.querySelector('[style]')).toBeNull();
});
