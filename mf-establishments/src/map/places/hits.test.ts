import { gate, openPlace, toilets } from '../../../fixtures/map.ts';
import { orderHits, readFloorCode } from './hits.ts';
import { parsePlace } from './mapPlace.ts';

const at = (slug: string, more: Partial<typeof gate>, name = 'Baños') =>
  parsePlace({ ...toilets, ...more, slug, name: { ...gate.name, es: name } }, 'es');
const here = { terminal: 'T1', floor: 2, place: null } as const;
const slugs = (...args: Parameters<typeof orderHits>) => orderHits(...args).map(({ slug }) => slug);

test('this floor’s come first, then the terminal’s other floors, then the other terminal’s', () => {
  const places = [
    at('other', { terminal: 'T2' }),
    at('two-up', { floor: 4 }),
    at('up', { floor: 3 }),
    at('here', {}),
  ];
  expect(slugs(places, 'baño', here)).toEqual(['here', 'up', 'two-up', 'other']);
});

test('from a place, those on its floor come by distance', () => {
  const near = { ...here, place: { name: 'Sala A02', point: gate.point as [number, number] } };
  const places = [at('far', { point: [-74.14, 4.69] }), at('near', { point: [-74.144, 4.698] })];
  expect(slugs(places, 'baño', near)).toEqual(['near', 'far']);
  expect(slugs(places, 'baño', here)).toEqual(['far', 'near']);
});

test('what is called so comes before what is only described so, wherever it is', () => {
  const described = parsePlace({ ...openPlace, slug: 'cafe' }, 'es');
  expect(slugs([described, at('named', { terminal: 'T2' })], 'baños', here)).toEqual([
    'named',
    'cafe',
  ]);
});

test('a floor’s code is read, a place’s slug is none', () => {
  expect(readFloorCode('T2-1')).toEqual({ terminal: 'T2', floor: 1 });
  expect(readFloorCode('sala-a02')).toBeNull();
});
