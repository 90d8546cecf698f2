import { findPage } from './findPage.ts';

const pages = [
  { path: '/vuelos/:direction' },
  { path: '/' },
  { path: '/vuelos/llegadas' },
  { path: '/vuelos/detalle/:flight' },
  { path: '/vuelos' },
];
const found = (path: string) => findPage(pages, path)?.path ?? null;

test('a fixed path is found as it is', () => {
  expect(found('/')).toBe('/');
  expect(found('/vuelos')).toBe('/vuelos');
});

test('a fixed path wins over a parameter, whichever comes first', () => {
  expect(found('/vuelos/llegadas')).toBe('/vuelos/llegadas');
  expect(found('/vuelos/salidas')).toBe('/vuelos/:direction');
});

test('a parameter stands for one segment', () => {
  expect(found('/vuelos/detalle/AV9')).toBe('/vuelos/detalle/:flight');
  expect(found('/vuelos/detalle/AV9/mapa')).toBeNull();
});

test('an address of no page has none', () => {
  expect(found('/nada')).toBeNull();
  expect(found('/vuelosx')).toBeNull();
  expect(found('/nada/llegadas')).toBeNull();
});
