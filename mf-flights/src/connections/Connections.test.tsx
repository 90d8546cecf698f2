/** @jest-environment @eldorado/testing/jsdom */
import { screen, within } from '@testing-library/react';
import { renderScreen, respond } from '@eldorado/testing';
import { airlineList } from '../../fixtures/airlines.ts';
import remote from '../remote.ts';

const open = (query = '', answer: unknown = airlineList) =>
  renderScreen(remote, { path: `/vuelos/conexiones${query}`, api: { 'GET /v2/airlines': answer } });
const full =
  '?arrival=international&departure=national&arrivalAirline=IB&departureAirline=VE&baggage=no';

test('the form asks the five questions of the specification', async () => {
  await open();
  expect(screen.getByRole('group', { name: /El vuelo en el que llegas/ })).toBeTruthy();
  expect(screen.getByRole('group', { name: /El vuelo en el que sigues/ })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Aerolínea en la que llegas' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Aerolínea en la que sigues' })).toBeTruthy();
  expect(screen.getByRole('group', { name: /equipaje va directo/ })).toBeTruthy();
});

test('the answer lists the steps in order with their minutes', async () => {
  await open(full);
  const plan = screen.getByRole('region', { name: 'Tu conexión, paso a paso' });
  expect(
    within(plan)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Entra a Colombia por Migración',
    'Recoge tu equipaje',
    'Pasa por la aduana',
    'Cambia de terminal en el bus gratuito',
    'Entrega de nuevo el equipaje',
    'Pasa por seguridad',
    'Camina hasta la sala',
    'De dónde salen los tiempos',
  ]);
  expect(within(plan).getByText('Calcula entre 1 h 15 min y 3 h 13 min')).toBeTruthy();
  expect(within(plan).getByText(/De 20 a 45 min/)).toBeTruthy();
  expect(within(plan).getByText(/deben entrar a Colombia/)).toBeTruthy();
});

test('the form keeps the answers', async () => {
  await open(full);
  expect(
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Aerolínea en la que sigues' }).value,
  ).toBe('VE');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
});

test('missing answers are named in a summary and at their questions', async () => {
  await open('?arrival=international');
  const summary = screen.getByRole('heading', { name: 'Faltan datos para mostrar los pasos' })
    .parentElement as HTMLElement;
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Elige cómo es el vuelo en el que sigues', 'Dinos si tu equipaje va directo']);
});

test('without the list of airlines the steps can still be had', async () => {
  await open('?arrival=international&departure=international&baggage=yes', respond(503));
  expect(screen.getByText(/no podemos mostrar la lista de aerolíneas/)).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: 'Pasa por seguridad y por Migración de salida' }),
  ).toBeTruthy();
});
