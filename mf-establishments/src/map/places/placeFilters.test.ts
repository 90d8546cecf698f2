import { fixtureNow } from '../../../fixtures/establishments.ts';
import { floorTwo } from '../../../fixtures/map.ts';
import { parsePlaces } from './mapPlace.ts';
import { groupPlaces, passes } from './placeFilters.ts';

const { places } = parsePlaces(floorTwo, 'es');
const everything = { type: 'all', zone: 'all', open: false } as const;
const left = (filters: Parameters<typeof passes>[1]) =>
  places
    .filter((place) => passes(place, filters, () => false, new Date(fixtureNow)))
    .map(({ slug }) => slug);

test('type and zone narrow the list', () => {
  expect(left({ ...everything, type: 'banos' })).toEqual(['banos-t1-2-1']);
  expect(left({ ...everything, zone: 'privada' })).toEqual([
    'sala-a10',
    'sala-a02',
    'hojas-de-ruta',
  ]);
});

test('open now leaves out what is closed; what has no hours is never closed', () => {
  const open = left({ ...everything, open: true });
  expect(open).not.toContain('parrilla-monserrate');
  expect(open).toContain('fogon-de-la-sabana');
  expect(open).toContain('sala-a02');
});

test('places stand by type, gates in the order of their numbers', () => {
  expect(
    groupPlaces(places, 'es').map(({ type, places: group }) => [
      type,
      group.map(({ name }) => name),
    ]),
  ).toEqual([
    ['restaurantes', ['Fogón de la Sabana', 'Parrilla Monserrate']],
    ['establecimientos', ['Hojas de Ruta']],
    ['banos', ['Baños']],
    ['general', ['Sala A02', 'Sala A10']],
  ]);
});
