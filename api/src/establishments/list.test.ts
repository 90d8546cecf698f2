import { askedEstablishments } from './askedFilter.ts';
import { bogotaInstant } from '../time/time.ts';
import type { EstablishmentQuery } from './schema.ts';
import { exampleStore } from '../testing/examplePlaces.ts';
import { establishments } from './list.ts';

/** A Friday noon in Bogotá. */
const noon = bogotaInstant('2026-11-20', '12:00').getTime();
const ask = (query: EstablishmentQuery, now = noon) =>
  establishments(exampleStore, askedEstablishments(query, now), now);
const all = ask({});
const sum = (counts: readonly { count: number }[]) =>
  counts.reduce((total, { count }) => total + count, 0);

test('without a filter everything is answered, with the holidays that hours need', () => {
  expect(all.total).toBe(exampleStore.establishments.length);
  expect(all.holidays).toContain('2026-12-25');
  expect(all.source).toBe('demo');
});

test.each([
  ['kind', 'tiendas'],
  ['terminal', 'T2'],
  ['floor', '3'],
  ['area', 'publica'],
  ['category', 'pizza'],
  ['subcategory', 'local_brand'],
  ['product', 'crafts'],
] as const)('%s=%s leaves the rows that have it, as many as the facet says', (name, value) => {
  const found = ask({ [name]: value });
  expect(found.total).toBeGreaterThan(0);
  expect(found.establishments.every((row) => String(row[name]) === value)).toBe(true);
  expect(all.facets[name].find((facet) => facet.value === value)?.count).toBe(found.total);
});

test('a facet counts under the other chosen filters, not under its own', () => {
  const found = ask({ kind: 'restaurantes', terminal: 'T2' });
  expect(sum(found.facets.terminal)).toBe(ask({ kind: 'restaurantes' }).total);
  expect(sum(found.facets.kind)).toBe(ask({ terminal: 'T2' }).total);
  expect(sum(found.facets.category)).toBe(found.total);
});

test.each(['pollo', 'chicken', 'poulet', 'frango', 'polllo'])(
  '%s finds places with chicken',
  (q) => {
    expect(ask({ q }).establishments.some(({ category }) => category === 'chicken_wings')).toBe(
      true,
    );
  },
);

test.each([
  'vaccination point',
  'point de vaccination',
  'posto de vacinação',
  'punto de vacunación',
])('a place whose name is a description is found by it in each language: %s', (q) => {
  expect(ask({ q }).establishments.map(({ slug }) => slug)).toEqual(['punto-de-vacunacion']);
});

test('what a name says in each language is answered; a brand has one name', () => {
  const named = (slug: string) => all.establishments.find((row) => row.slug === slug)?.names;
  expect(named('cajero-comidas-nacional')).toMatchObject({
    es: 'Cajero Comidas nacional',
    en: 'ATM, domestic food court',
  });
  expect(named('altura-duty-free')).toBeNull();
});

test('a word that is nowhere finds nothing', () => {
  expect(ask({ q: 'qwertyuiop' })).toMatchObject({ total: 0, establishments: [] });
});

test('open now and open at an instant are worked out by Bogotá’s clock', () => {
  const night = bogotaInstant('2026-11-21', '03:00').getTime();
  const atNight = ask({ open: '1' }, night);
  expect(atNight.total).toBe(ask({}, night).facets.open);
  expect(atNight.total).toBeLessThan(ask({ open: '1' }).total);
  expect(
    ask({ openAt: '2026-11-21T03:00:00-05:00' }).establishments.map(({ slug }) => slug),
  ).toEqual(atNight.establishments.map(({ slug }) => slug));
});

test('pages of a size have all of the list, once, and say how many there are in all', () => {
  const pages = [1, 2, 3].map((page) => ask({ kind: 'tiendas', size: 20, page }));
  const whole = ask({ kind: 'tiendas' });
  expect(pages.map(({ total }) => total)).toEqual([whole.total, whole.total, whole.total]);
  const slugs = pages.flatMap(({ establishments: rows }) => rows.map(({ slug }) => slug));
  expect(slugs).toEqual(whole.establishments.slice(0, 60).map(({ slug }) => slug));
  expect(pages[0]?.establishments).toHaveLength(20);
  expect(pages[0]?.facets).toEqual(whole.facets);
  expect(ask({ size: 20, page: 20_000 }).establishments).toEqual([]);
});
