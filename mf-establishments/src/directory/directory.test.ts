import { fixtureNow, terminalOne } from '../../fixtures/establishments.ts';
import { choiceAddress, readChoice } from './directoryAddress.ts';
import { groupPlaces, parseFloor } from './floorDirectory.ts';

const now = new Date(fixtureNow);
const floor = parseFloor(terminalOne, { locale: 'es', terminal: 'T1', floor: 2 });
const everything = { type: 'all', zone: 'all', open: false } as const;
const names = (filters: Parameters<typeof groupPlaces>[1]) =>
  groupPlaces(floor.rows, filters, now).map(({ kind, rows }) => [
    kind,
    rows.map(({ name }) => name),
  ]);

test('a floor holds its own places and knows how many the others have', () => {
  expect(floor.rows).toHaveLength(4);
  expect(floor.floors).toEqual([
    { floor: 2, count: 4 },
    { floor: 3, count: 1 },
  ]);
});

test('places stand in groups of one kind', () => {
  expect(names(everything)).toEqual([
    ['restaurantes', ['Fogón de la Sabana', 'Parrilla Monserrate']],
    ['tiendas', ['Hojas de Ruta']],
    ['aerolineas', ['Avianca']],
  ]);
});

test('the private zone is the one for passengers', () => {
  expect(names({ ...everything, zone: 'privada' })).toEqual([['tiendas', ['Hojas de Ruta']]]);
});

test('type and open now narrow the list', () => {
  expect(names({ ...everything, type: 'restaurantes', open: true })).toEqual([
    ['restaurantes', ['Fogón de la Sabana']],
  ]);
});

test('an address without a terminal shows the second floor of Terminal 1', () => {
  expect(readChoice(new URLSearchParams(''))).toEqual({ terminal: 'T1', floor: 2, ...everything });
});

test('a floor the terminal does not have becomes its first', () => {
  expect(readChoice(new URLSearchParams('terminal=T2&floor=3'))).toMatchObject({
    terminal: 'T2',
    floor: 1,
  });
});

test('a change keeps the rest of the choice in the address', () => {
  const choice = readChoice(new URLSearchParams('terminal=1&floor=3&type=aerolineas&open=1'));
  expect(choiceAddress(choice, { zone: 'publica' })).toBe(
    '/mapas?terminal=T1&floor=3&type=aerolineas&zone=publica&open=1',
  );
});
