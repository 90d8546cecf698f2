import { chosenFilters, filterAddress, readFilters, toArgs } from './listFilters.ts';

const read = (search: string, kind?: 'restaurantes' | 'tiendas') =>
  readFilters(new URLSearchParams(search), kind);

test('an address without filters asks for the whole kind', () => {
  expect(toArgs(read(''), 'es', 'tiendas')).toEqual({ locale: 'es', kind: 'tiendas' });
});

test('every filter of the address is read', () => {
  const filters = read('q=+café+&terminal=T2&area=publica&category=crepes&open=1', 'restaurantes');
  expect(filters).toEqual({
    q: 'café',
    terminal: 'T2',
    area: 'publica',
    category: 'crepes',
    open: true,
  });
  expect(chosenFilters(filters)).toEqual(['q', 'terminal', 'area', 'category', 'open']);
});

test('a terminal may be written as its number', () => {
  expect(read('terminal=1').terminal).toBe('T1');
});

test('unknown values, and categories of other kinds, are ignored', () => {
  expect(chosenFilters(read('terminal=T9&area=x&category=crepes&open=yes', 'tiendas'))).toEqual([]);
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
