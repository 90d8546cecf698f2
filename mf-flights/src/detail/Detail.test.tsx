/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import {
  airborne,
  answer,
  arrival,
  cancelled,
  delayed,
  departed,
  departure,
  journey,
  rights,
  type WireFlightAnswer,
} from '../../fixtures/flights.ts';
import remote from '../remote.ts';
import { title, validate } from './Detail.tsx';

const now = '2026-03-02T15:00:00Z';
const open = (flight: typeof departure, change: Partial<WireFlightAnswer> = {}) =>
  renderScreen(remote, {
    path: `/vuelos/detalle/${flight.id}`,
    now,
    locale: 'es',
    api: { [`GET /v2/flights/${flight.id}`]: answer(flight, change) },
  });
const fact = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('a departure shows both ends, with local times and the day shift', async () => {
  await open(departure);
  expect(screen.getByRole('heading', { level: 1, name: 'Vuelo IB 6586' })).toBeTruthy();
  expect(screen.getByText('BOG')).toBeTruthy();
  expect(screen.getByText('MAD')).toBeTruthy();
  expect(fact('Salida')).toMatch(/^10:40/);
  expect(fact('Llegada')).toMatch(/^02:30\+11 día después.*hora de Madrid, 20:30 en Bogotá/);
  expect(fact('Sala')).toBe('A02');
  expect(fact('Mostradores')).toBe('41–48De 07:40 a 09:40');
  expect(fact('Embarque')).toBe('09:55');
});

test('an airport that only a feed knows has the clock of the feed and no distance', async () => {
  const city = { es: 'XQZ', en: 'XQZ', fr: 'XQZ', pt: 'XQZ' };
  const other = { ...departure.other, iata: 'XQZ', city, timeZone: 'UTC' };
  await open({ ...departure, distanceKm: 0, other });
  expect(fact('Llegada')).toMatch(/, UTC, 20:30 en Bogotá$/);
  expect(screen.queryByText(/ km/)).toBeNull();
});

test('the timeline marks where the flight is, in words too', async () => {
  await open(departure);
  const steps = within(
    screen.getByRole('region', { name: 'El recorrido de este vuelo' }),
  ).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'step',
    null,
    null,
  ]);
  expect(steps[0]?.textContent).toContain('Mostradores 41–48');
  expect(steps[1]?.textContent).toContain('De 6 a 12 min de fila');
  expect(steps[3]?.textContent).toMatch(/Embarque Ahora/);
});

test('an arrival shows its belt and when the bags come', async () => {
  await open(arrival);
  expect(fact('Banda')).toBe('4, 5');
  expect(fact('Equipaje en banda')).toBe('09:59');
});

test('a late flight says how late and why', async () => {
  await open(delayed);
  expect(screen.getByText('Este vuelo tiene 30 min de retraso')).toBeTruthy();
  expect(screen.getByText('Motivo: Niebla.')).toBeTruthy();
});

test('a cancelled flight says so first and has no timeline', async () => {
  await open(cancelled);
  expect(screen.getByText('Este vuelo está cancelado')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'El recorrido de este vuelo' })).toBeNull();
});

test('a diverted flight says so', async () => {
  await open({ ...airborne, state: 'DIV' });
  expect(screen.getByText('Este vuelo fue desviado a otro aeropuerto')).toBeTruthy();
});

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const card = (name: string | RegExp) =>
  screen.getByRole('heading', { name }).parentElement?.textContent ?? '';

test('the way to the gate in minutes, with and without steps, and on the map', async () => {
  await open(departure);
  expect(card('Cómo llegar a la sala A02')).toMatch(/10 min caminando.*Sin escaleras, 13 min/);
  expect(card('Cómo llegar a la sala A02')).toMatch(/Hasta Seguridad internacional4 min/);
  expect(href('Ver el camino en el mapa')).toBe(
    '/mapas?terminal=T1&floor=2&from=mostradores-de-check-in-t1-2&to=sala-a02',
  );
});

test('a gate that only steps lead to is no step-free way', async () => {
  const walk = journey.walk && { ...journey.walk, stepFreeMinutes: null };
  await open(departure, { journey: { ...journey, walk } });
  expect(card('Cómo llegar a la sala A02')).toContain('Solo se llega por escaleras');
});

test('without a gate the card says so and leads to the terminal’s map', async () => {
  const change = { journey: { ...journey, walk: null, floor: null } };
  await open({ ...departure, gate: null }, change);
  expect(card('Cómo llegar a tu sala')).toContain('aún no está asignada');
  expect(href('Ver en el mapa')).toBe('/mapas?terminal=T1');
});

test('the queue is that of now, or of the hour at which one comes', async () => {
  await open(departure);
  expect(card('Fila de seguridad ahora')).toMatch(/De 6 a 12 min.*Poca fila/);
});

test('a later queue names its hour', async () => {
  const security = { at: '2026-03-02T16:30:00Z', minutesMin: 9, minutesMax: 15, level: 'medium' };
  await open(departure, { journey: { ...journey, security } as WireFlightAnswer['journey'] });
  expect(card('Fila de seguridad hacia las 11:30')).toContain('De 9 a 15 min');
});

test('advice on when to leave', async () => {
  const leave = {
    airportBy: '2026-03-02T18:00:00Z',
    hoursBefore: 3,
    centreBy: '2026-03-02T17:00:00Z',
    km: 15,
    travelMinutesMin: 36,
    travelMinutesMax: 60,
    origin: { source: 'prensa', sourceUrl: null, readOn: '2026-11-20' },
  };
  await open(departure, { journey: { ...journey, leave } });
  expect(card('Llega antes de las 13:00')).toMatch(
    /3 horas antes.*Desde el centro, sal hacia las 12:00: el viaje toma de 36 a 60 min/,
  );
});

test('the airline’s desks lead to its place in the list', async () => {
  await open(departure);
  expect(card('Iberia en el aeropuerto')).toContain('mostradores 41–48');
  expect(href('Horario y contacto')).toBe('/establecimientos/aerolineas?q=Iberia');
});

test('an arrival shows what a taxi costs, with its source', async () => {
  const taxi = {
    at: '2026-03-02T15:25:00Z',
    night: false,
    fares: [{ place: 'Chapinero', km: 13, totalCop: 33150, totalMaxCop: 37100 }],
    origin: { source: 'Decreto 042 de 2026', sourceUrl: null, readOn: '2026-01-28' },
  };
  await open(arrival, { journey: { ...journey, security: null, taxi } });
  expect(card('Taxi a la ciudad')).toMatch(/Chapinero.*33\.150.*37\.100.*Decreto 042 de 2026/);
  expect(href('Calcular tu tarifa')).toBe('/servicios/taxis');
});

test('a long delay shows what the airline owes, step by step, with its source', async () => {
  await open(delayed, { rights });
  const region = screen.getByRole('region', { name: 'Tus derechos como pasajero' });
  const letter = within(region).getByRole('link', { name: /carta para la aerolínea/ });
  expect(letter.getAttribute('href')).toMatch(
    /^\/servicios\/ayuda-al-viajero\?flight=\d{4}-\d\d-\d\d-D-\w+#rights-answer$/,
  );
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Un refrigerio y una llamadaYa aplica',
    'Una comidaYa aplica',
    'El 30 % del precio del trayectoMás de 5 h',
    'Alojamiento, si la espera pasa de las 22:00Más de 5 h',
  ]);
  expect(region.textContent).toMatch(
    /Avianca debe darte.*3 h 20 min.*RAC 3, consultada el 9 de diciembre de 2025/,
  );
});

test('where the airline is not the cause the card does not promise', async () => {
  await open(delayed, { rights: { ...rights, cause: 'other', reason: 'fog' } });
  const region = screen.getByRole('region', { name: 'Tus derechos como pasajero' });
  expect(region.textContent).toContain('no depende de la aerolínea');
});

test('the late aircraft explains the delay and leads to its flight', async () => {
  await open(delayed, {
    previousLeg: {
      id: '2026-03-02-A-AV9313',
      flightName: 'AV 9313',
      flightDirection: 'A',
      iata: 'CLO',
      city: { es: 'Cali', en: 'Cali', fr: 'Cali', pt: 'Cali' },
      scheduledAt: '2026-03-02T14:00:00Z',
      expectedAt: '2026-03-02T15:20:00Z',
      delayMinutes: 80,
      status: 'DLY',
    },
  });
  expect(card('Por qué se retrasa')).toContain(
    'Tu avión viene de Cali en el vuelo AV 9313, con 1 h 20 min de retraso. Llega a las 10:20.',
  );
  expect(href('Ver el vuelo AV 9313')).toBe('/vuelos/detalle/2026-03-02-A-AV9313');
});

test('what changed is listed with its hour, the latest first', async () => {
  await open(delayed, {
    history: [
      { at: '2026-03-01T23:00:00Z', kind: 'gate', from: null, to: 'C9' },
      {
        at: '2026-03-02T13:00:00Z',
        kind: 'time',
        from: '2026-03-02T15:05:00Z',
        to: '2026-03-02T15:35:00Z',
      },
      { at: '2026-03-02T14:20:00Z', kind: 'gate', from: 'C9', to: 'C12' },
    ],
  });
  const region = screen.getByRole('region', { name: 'Cambios de este vuelo' });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '09:20Nueva sala: C12, antes C9',
    '08:00Nueva hora: 10:35, antes 10:05',
    '1 de mar, 18:00Sala asignada: C9',
  ]);
});

test('a flight of the past says so, and leads to the next of its name', async () => {
  await open({
    ...departed,
    actualAt: '2026-03-02T09:26:00Z',
    scheduledAt: '2026-03-02T09:20:00Z',
  });
  expect(screen.getByText('Este vuelo ya terminó')).toBeTruthy();
  expect(href('Ver el próximo vuelo LA 4020')).toBe('/vuelos/detalle/LA4020');
  expect(screen.queryByRole('heading', { name: 'Tu siguiente paso' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Agregar al calendario' })).toBeNull();
});

test('the calendar is a plain link to a file in the page’s language', async () => {
  await open(departure);
  for (const link of screen.getAllByRole('link', { name: 'Agregar al calendario' }))
    expect(link.getAttribute('href')).toBe(`/api/v2/flights/${departure.id}.ics?locale=es`);
});

test('an unknown flight is a 404 in the words of the language', async () => {
  await renderScreen(remote, {
    path: '/vuelos/detalle/XX1',
    now,
    locale: 'en',
    api: { 'GET /v2/flights/XX1': respond(404, { code: 'flight-not-found' }) },
  });
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 1, name: '404' })).toBeTruthy();
  expect(within(alert).getByText(/^We could not find that flight/)).toBeTruthy();
});

test('when the API is down the page says so and keeps the number', async () => {
  await renderScreen(remote, {
    path: '/vuelos/detalle/av9314',
    now,
    api: { 'GET /v2/flights/av9314': respond(503) },
  });
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Vuelo AV9314' })).toBeTruthy();
});

test('ids and flight names are addresses, anything else is not', () => {
  const valid = (flight: string) => validate({ params: { flight } });
  for (const flight of [departure.id, `${departure.id}-2`, 'AV9314', 'av-9314', '4C3712', 'AVA9'])
    expect(valid(flight)).toBe(true);
  for (const flight of ['', 'AV', '9314', 'AV12345', '../etc', '2026-03-02-X-AV9', 'AV 9314'])
    expect(valid(flight)).toBe(false);
});

test('the title names the flight and its ends', () => {
  const heading = { name: 'IB 6586', from: 'Bogotá', to: 'Madrid' };
  expect(title({ id: departure.id, locale: 'en', heading, schema: null }, 'en')).toBe(
    'Flight IB 6586: Bogotá – Madrid',
  );
  expect(title({ id: 'av9314', locale: 'fr', heading: null, schema: null }, 'fr')).toBe(
    'Vol AV9314',
  );
});
