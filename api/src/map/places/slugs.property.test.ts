import fc from 'fast-check';
import { text4 } from '../../text/localized.ts';
import { giveSlugs } from './slugs.ts';

// What holds for any archive, whatever its names. FC_SEED=n tries others.
const run = { seed: Number(process.env['FC_SEED'] ?? 20261121), numRuns: 500 };

const words = fc.oneof(
  fc.constantFrom('Baños', 'Oratorio', 'Oratorio T1 2', 'Sala A02', 'Baños t1 2 1', '¡!', '厕所'),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('Baño '.repeat(30), 'Oratorio '.repeat(20)),
);
const place = fc.record({
  name: words.map((es) => text4(es, es, es, es)),
  slug: fc.option(
    fc.constantFrom('banos', 'oratorio-t1-2', 'la-cuadra', 'banos-t1-2-1', 'c'.repeat(80)),
  ),
  terminal: fc.constantFrom('T1', 'T2'),
  floor: fc.integer({ min: 1, max: 3 }),
});

test('every place has a slug of its own that fits into an address', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const slugs = giveSlugs(places).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) {
        expect(encodeURIComponent(slug)).toMatch(/^[^/?#]+$/);
        expect(slug.length).toBeLessThanOrEqual(80);
      }
    }),
    run,
  );
});

test('an establishment keeps its own slug, once', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const given = giveSlugs(places);
      for (const own of new Set(places.flatMap(({ slug }) => slug ?? []))) {
        const first = places.findIndex(({ slug }) => slug === own);
        expect(given[first]?.slug).toBe(own);
      }
    }),
    run,
  );
});

test.each([
  [[['Sala A02', 'T1', 2]], ['sala-a02']],
  [
    [
      ['Oratorio', 'T1', 2],
      ['Oratorio', 'T1', 3],
    ],
    ['oratorio-t1-2', 'oratorio-t1-3'],
  ],
  [
    [
      ['Baños', 'T1', 2],
      ['Baños', 'T1', 2],
      ['Baños', 'T2', 1],
    ],
    ['banos-t1-2-1', 'banos-t1-2-2', 'banos-t2-1'],
  ],
] as const)('%p are called %p', (named, expected) => {
  const places = named.map(([es, terminal, floor]) => ({
    slug: null,
    name: text4(es, es, es, es),
    terminal,
    floor,
  }));
  expect(giveSlugs(places).map(({ slug }) => slug)).toEqual(expected);
});
