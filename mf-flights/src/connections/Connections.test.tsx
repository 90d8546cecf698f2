/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, respond } from '@eldorado/testing';
import { airlineList } from '../../fixtures/airlines.ts';
import {
  connectionFlights,
  connectionQueues,
  inboundLate,
  onwardCali,
} from '../../fixtures/connections.ts';
import remote from '../remote.ts';
import { readAnswers } from './form/connectionAnswers.ts';

const now = '2026-03-02T15:00:00Z';
const open = (query = '', api: Record<string, unknown> = {}) =>
  renderScreen(remote, {
    path: `/vuelos/conexiones${query}`,
    now,
    api: {
      'GET /v2/airlines': airlineList,
      'GET /v2/flights': connectionFlights(),
      'GET /v2/queues': connectionQueues,
      ...api,
    },
  });

const steps = () =>
  within(screen.getByRole('region', { name: 'Tu conexión, paso a paso' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const verdict = () =>
  screen.getByRole('heading', { level: 2, name: /Conexión|No alcanzas|Planea/ });
const comfortable = '?arrivalFlight=CM+478&departureFlight=LA+4020&baggage=hand';

test('the form asks the questions of the specification and the numbers, days and times that are optional', async () => {
  await open();
  for (const name of ['El vuelo en el que llegas', 'El vuelo en el que sigues']) {
    const side = within(screen.getByRole('group', { name }));
    expect(side.getByRole('textbox', { name: /Número de vuelo/ })).toBeTruthy();
    expect(side.getByRole('combobox', { name: 'Fecha' })).toBeTruthy();
    expect(side.getByRole('radio', { name: 'Internacional' })).toBeTruthy();
    expect(side.getByRole('combobox', { name: /Aerolínea de/ })).toBeTruthy();
    expect(side.getByLabelText(/Hora de/)).toBeTruthy();
  }
  expect(screen.getByRole('group', { name: /equipaje va directo/ })).toBeTruthy();
});

test('two flights with time enough are a comfortable connection', async () => {
  await open(comfortable);
  expect(verdict().textContent).toBe('Conexión cómoda');
  expect(screen.getByText(/Aunque todo vaya lento, te sobran/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CM 478' }).getAttribute('href')).toBe(
    '/vuelos/detalle/2026-03-02-A-CM478',
  );
  expect(steps()).toEqual([
    'Baja del avión ',
    'Entra a Colombia por Migración ',
    'Pasa por la aduana ',
    'Pasa por seguridad ',
    'Camina hasta la sala ',
  ]);
});

test('the queue of today stands in the step it belongs to', async () => {
  await open(comfortable);
  expect(screen.getByText(/Fila en la Terminal 1: 11–17 min/).textContent).toContain('hace 1 min');
});

test('with a late inbound the connection is impossible, and later flights of the route are offered', async () => {
  await open('?arrivalFlight=CM478&departureFlight=LA4020&baggage=hand', {
    'GET /v2/flights': connectionFlights({ arrival: inboundLate }),
  });
  expect(verdict().textContent).toBe('No alcanzas');
  expect(screen.getByText(/Habla ya con LATAM/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mira el vuelo CM 478' })).toBeTruthy();
  const next = within(
    screen.getByRole('region', { name: 'Próximos vuelos a Cali que alcanzas' }),
  ).getAllByRole('link');
  expect(next.map((link) => link.getAttribute('href'))).toEqual([
    '/vuelos/conexiones?arrivalFlight=CM478&departureFlight=LA+4022&departureDate=2026-03-02&departureTime=18%3A30&baggage=hand',
  ]);
});

test('a cancelled onward flight is said in a word, not in minutes', async () => {
  await open(comfortable, {
    'GET /v2/flights': connectionFlights({
      departure: { ...onwardCali, state: 'CNX', status: 'CAN' },
    }),
  });
  expect(verdict().textContent).toBe('No alcanzas');
  expect(screen.getByText('El vuelo LA 4020 está cancelado.')).toBeTruthy();
  expect(screen.queryByText('Tienes')).toBeNull();
});

test('without times the answer is how long to plan', async () => {
  await open('?arrival=international&departure=national&baggage=hand&departureAirline=AV');
  // 53 to 135 minutes, and the gate closes 20 before.
  expect(verdict().textContent?.replaceAll('\u00a0', ' ')).toBe('Planea al menos 2 h 35 min');
});

test('an unknown terminal makes steps uncertain and says how to know', async () => {
  await open('?arrival=national&departure=national&baggage=hand');
  expect(screen.getByText('Revisa si tus dos vuelos usan la misma terminal')).toBeTruthy();
  expect(steps()).toContain('Cambia de terminal en el bus gratuito Tal vez');
});

test('each source is listed with the day it was read', async () => {
  await open(comfortable);
  const sources = within(screen.getByRole('region', { name: 'De dónde salen los tiempos' }));
  for (const source of sources.getAllByRole('listitem')) {
    expect(source.textContent).toContain('consultado el 21 de noviembre de 2026');
  }
  const [first] = screen.getAllByRole('link', { name: 'Fuente 1' });
  expect(document.getElementById(first?.getAttribute('href')?.slice(1) ?? '')).toBeTruthy();
});

test('faults are named in a summary and at their fields, and nothing typed is lost', async () => {
  await open('?arrivalFlight=LA+4020&departureFlight=hola&departureTime=99:99&baggage=hand');
  const summary = screen.getByRole('heading', { name: 'Revisa estos datos' })
    .parentElement as HTMLElement;
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#arrivalFlight', '#departureFlight', '#departureTime']);
  const field = (name: string) =>
    document.getElementById(name) as HTMLInputElement | HTMLSelectElement;
  expect(
    ['arrivalFlight', 'departureFlight', 'departureTime'].map((name) => [
      field(name).value,
      field(name).getAttribute('aria-invalid'),
    ]),
  ).toEqual([
    ['LA 4020', 'true'],
    ['hola', 'true'],
    ['99:99', 'true'],
  ]);
  expect(screen.getAllByText(/LA 4020 sale de Bogotá, no llega/)).toHaveLength(2);
});

test('a day that cannot be reached stays chosen beside its fault', async () => {
  await open('?arrival=national&arrivalDate=2026-05-01&departure=national&baggage=yes');
  const day = document.getElementById('arrivalDate') as HTMLSelectElement;
  expect([day.value, day.selectedOptions[0]?.textContent]).toEqual(['2026-05-01', '1 de may']);
});

test('the form of an answer is folded and keeps what was given', async () => {
  await open(comfortable);
  const summary = screen.getByText('Cambiar los datos');
  expect((summary.parentElement as HTMLDetailsElement).open).toBe(false);
  expect((document.getElementById('arrivalFlight') as HTMLInputElement).value).toBe('CM 478');
});

test('without flights the page says so and keeps the form', async () => {
  await open(comfortable, { 'GET /v2/flights': respond(503) });
  expect(await screen.findByText('No pudimos cargar los vuelos')).toBeTruthy();
  expect((document.getElementById('departureFlight') as HTMLInputElement).value).toBe('LA 4020');
});

test('without airlines, queues and walks the steps can still be had', async () => {
  await open('?arrival=international&departure=international&baggage=yes', {
    'GET /v2/airlines': respond(503),
    'GET /v2/queues': respond(503),
  });
  expect(await screen.findByText(/no podemos mostrar la lista de aerolíneas/)).toBeTruthy();
  expect(verdict()).toBeTruthy();
  expect(screen.queryByText(/Fila en la Terminal/)).toBeNull();
});

test('the tab is named after both flights once both are numbers', async () => {
  const { title } = await import('./Connections.tsx');
  const named = (query: string) =>
    title({ answers: readAnswers(new URL(`https://site.test/?${query}`)), today: '' }, 'fr');
  expect(named('arrivalFlight=av+27&departureFlight=LA4020')).toBe(
    'Correspondance AV 27 – LA 4020',
  );
  expect(named('arrivalFlight=av+27')).toBe('Correspondances');
});

test('the link of the answer is copied without what was left empty, and stands there for paper', async () => {
  const user = userEvent.setup();
  await open(`${comfortable}&arrivalTime=`);
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  const address =
    'http://localhost/vuelos/conexiones?arrivalFlight=CM+478&departureFlight=LA+4020&baggage=hand';
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByText(address)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Enlace copiado');
});
