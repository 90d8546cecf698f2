import { openRestaurant, shop } from '../../fixtures/establishments.ts';
import { spanish } from '../../fixtures/spanish.ts';
import { categoryLabel } from './categoryLabel.ts';
import { detailPath, parseEstablishment } from './establishment.ts';
import { withCount } from './withCount.ts';

test('a row keeps what a list shows, in one language', () => {
  const row = parseEstablishment(openRestaurant, 'fr');
  expect(row.location).toBe('Espace restauration national');
  expect(row).not.toHaveProperty('description');
});

test('it is found by words of every language, without accents, each of which it carries once', () => {
  const words = parseEstablishment(openRestaurant, 'es').words.split(' ');
  expect(words).toEqual(expect.arrayContaining(['fogon', 'juices', 'plazoleta', 'praca', 'fs']));
  expect(new Set(words).size).toBe(words.length);
});

test('a place has a page under its kind', () => {
  expect(detailPath(shop)).toBe('/establecimientos/tiendas/hojas-de-ruta');
});

test('a category is called by the messages, by the data, or by its kind', () => {
  const label = (kind: typeof shop.kind, category: string, names = {}) =>
    categoryLabel({ kind, category }, names, spanish);
  expect(label('restaurantes', 'grill')).toBe(spanish('category.grill'));
  expect(label('tiendas', 'books', { books: 'Libros' })).toBe('Libros');
  expect(label('restaurantes', 'unheard_of')).toBe('Restaurante');
});

test('a choice says how many it leaves', () => {
  expect(withCount('Cafés', 12)).toBe('Cafés (12)');
});
