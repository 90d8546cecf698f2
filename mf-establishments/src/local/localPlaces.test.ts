import {
  allDayRestaurant,
  closingRestaurant,
  listOf,
  openRestaurant,
  shop,
} from '../../fixtures/establishments.ts';
import { parseFoodCourts, parseVentures } from './localPlaces.ts';

const court = (es: string) => ({ es, en: `${es} (en)`, fr: es, pt: es });

test('ventures stand by category, the largest group first', () => {
  const second = { ...shop, slug: 'paginas', name: 'Páginas' };
  expect(
    parseVentures(listOf(openRestaurant, shop, second)).map(({ kind, category, places }) => [
      kind,
      category,
      places.map(({ name }) => name),
    ]),
  ).toEqual([
    ['tiendas', 'books', ['Hojas de Ruta', 'Páginas']],
    ['restaurantes', 'local_food', ['Fogón de la Sabana']],
  ]);
});

test('the same category of two kinds is two groups', () => {
  const kiosk = { ...shop, category: 'local_food' };
  expect(parseVentures(listOf(openRestaurant, kiosk))).toHaveLength(2);
});

test('a food court is a plazoleta, in the language of the page; other locations are none', () => {
  const pier = { ...allDayRestaurant, location: court('Muelle A') };
  const [only, ...others] = parseFoodCourts(listOf(openRestaurant, pier), 'en');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ location: 'Domestic food court', terminal: 'T1', floor: 2 });
  expect(only?.places.map(({ slug }) => slug)).toEqual(['fogon-de-la-sabana']);
});

test('courts stand by terminal, the highest floor first', () => {
  const third = { ...allDayRestaurant, location: court('Plazoleta alta') };
  const other = { ...closingRestaurant, location: court('Plazoleta T2') };
  expect(
    parseFoodCourts(listOf(other, openRestaurant, third), 'es').map(({ terminal, floor }) => [
      terminal,
      floor,
    ]),
  ).toEqual([
    ['T1', 3],
    ['T1', 2],
    ['T2', 1],
  ]);
});

test('no places are no groups', () => {
  expect([parseVentures(listOf()), parseFoodCourts(listOf(), 'es')]).toEqual([[], []]);
});
