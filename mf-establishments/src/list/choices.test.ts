import { deskFlight, restaurants, terminalOne } from '../../fixtures/establishments.ts';
import { spanish } from '../../fixtures/spanish.ts';
import { parseEstablishments } from '../establishment/establishment.ts';
import { choiceValues } from './choiceValues.ts';
import { choiceLabel, filterLabel, timeLabel } from './filterLabel.ts';
import { floorOf } from './floorOf.ts';
import { parseFlight } from './knownFlight.ts';
import { noFilters } from './listFilters.ts';

const { rows } = parseEstablishments(restaurants, 'es');

test('choices stand in their own order, not in that of the rows', () => {
  const values = choiceValues([...rows].reverse());
  expect(values.terminal).toEqual(['T1', 'T2']);
  expect(values.floor).toEqual(['1', '2', '3']);
  expect(values.category).toEqual(['grill', 'coffee_pastries', 'local_food', 'crepes']);
});

test('what all rows have alike, or none has, is no choice', () => {
  const alike = rows.filter(({ terminal }) => terminal === 'T1');
  expect(choiceValues(alike)).not.toHaveProperty('terminal');
  expect(choiceValues(alike)).not.toHaveProperty('product');
});

test('one value that some rows lack is a choice', () => {
  const some = rows.map((row, at) => ({ ...row, product: at === 0 ? 'coffee' : null }));
  expect(choiceValues(some).product).toEqual(['coffee']);
});

test('the map beside a list shows the chosen place’s floor, else the one with most rows', () => {
  expect(floorOf(rows, null)).toEqual({ terminal: 'T1', floor: 2 });
  expect(floorOf(rows, 'crepa-andina')).toEqual({ terminal: 'T2', floor: 1 });
  expect(floorOf(rows, 'gone')).toEqual({ terminal: 'T1', floor: 2 });
});

test('without rows it shows the floor where one checks in', () => {
  expect(floorOf([], null)).toEqual({ terminal: 'T1', floor: 2 });
});

test('a choice has the name of the messages, or of the data, or its key', () => {
  const names = { books: 'Libros' };
  const label = (...[name, value]: [Parameters<typeof choiceLabel>[0], string]) =>
    choiceLabel(name, value, names, spanish);
  expect(label('terminal', 'T2')).toBe('Terminal 2');
  expect(label('floor', '3')).toBe('Piso 3');
  expect(label('area', 'pasajeros')).toBe('Zona de pasajeros');
  expect(label('category', 'books')).toBe('Libros');
  expect(label('category', 'grill')).not.toBe('grill');
  expect(label('product', 'unheard_of')).toBe('unheard_of');
});

test('a chip says the words, the moment or the choice', () => {
  const filters = { ...noFilters, q: 'café', terminal: 'T1' as const, open: true };
  expect(filterLabel(filters, 'q', {}, spanish)).toBe('«café»');
  expect(filterLabel(filters, 'open', {}, spanish)).toBe('Abierto ahora');
  expect(filterLabel(filters, 'terminal', {}, spanish)).toBe('Terminal 1');
});

test('a wish for a time says what it was taken for', () => {
  const flight = parseFlight(deskFlight);
  const label = (time: Parameters<typeof timeLabel>[0]) => timeLabel(time, 'av10', 'es', spanish);
  expect(label({ kind: 'time', at: '2026-03-02T22:30:00Z' })).toBe('Abierto a las 17:30');
  expect(label({ kind: 'flight', flight })).toBe('Abierto cuando abordas AV 10, 10:25');
  expect(label({ kind: 'flight', flight: { ...flight, departs: false } })).toBe(
    'Abierto cuando aterriza AV 10, 10:25',
  );
  expect(label({ kind: 'unknown' })).toBe('«av10»');
});

test('a list of several kinds keeps the data’s order of categories that have none of their own', () => {
  const mixed = parseEstablishments(terminalOne, 'es').rows;
  expect(choiceValues(mixed).category).toEqual([
    'grill',
    'coffee_pastries',
    'local_food',
    'books',
    'passenger',
  ]);
});
