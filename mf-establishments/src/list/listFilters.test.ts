import { listOf, openRestaurant, restaurants } from '../../fixtures/establishments.ts';
import { parseEstablishments } from '../establishment/establishment.ts';
import {
  chosenFilters,
  filterAddress,
  noFilters,
  readFilters,
  settleFilters,
} from './listFilters.ts';

const read = (search: string, kind?: 'restaurantes' | 'tiendas') =>
  readFilters(new URLSearchParams(search), kind);

test('every filter of the address is read', () => {
  const filters = read(
    'q=+café+&terminal=T2&floor=1&area=publica&category=crepes&subcategory=local_brand&product=crepes&open=1&vuelo=AV9314',
    'restaurantes',
  );
  expect(filters).toEqual({
    q: 'café',
    terminal: 'T2',
    floor: '1',
    area: 'publica',
    category: 'crepes',
    subcategory: 'local_brand',
    product: 'crepes',
    open: true,
    vuelo: 'AV9314',
  });
  expect(chosenFilters(filters)).toHaveLength(9);
});

test('a terminal may be written as its number', () => {
  expect(read('terminal=1').terminal).toBe('T1');
});

test('what no filter can mean is not chosen', () => {
  expect(
    read('terminal=T9&floor=x&area=x&category=<b>&subcategory=A B&open=yes', 'tiendas'),
  ).toEqual(noFilters);
  expect(read('category=books', 'restaurantes').category).toBe('');
});

test('a choice that no place of the list has is not chosen', () => {
  const { rows } = parseEstablishments(listOf(openRestaurant), 'es');
  expect(settleFilters(read('terminal=T1&floor=7&category=crepes', 'restaurantes'), rows)).toEqual({
    ...noFilters,
    terminal: 'T1',
  });
});

test('a removed filter leaves the others in the address', () => {
  const filters = read('q=pan&terminal=T1&open=1', 'restaurantes');
  expect(filterAddress('/establecimientos/restaurantes', filters, 'terminal')).toBe(
    '/establecimientos/restaurantes?q=pan&open=1',
  );
});

test('a search longer than the API takes is cut', () => {
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(80);
});

test('places are found by words of any language', () => {
  const { rows } = parseEstablishments(restaurants, 'es');
  expect(rows[0]?.words).toContain('juices');
});
