import { ApiError } from '@eldorado/http';
import { gate, openPlace, placesOf, shopPlace } from '../../../fixtures/map.ts';
import { storeOf } from '../../../fixtures/store.ts';
import { bySlug, findPlace } from './findPlace.ts';

const places = '/v2/map/places';
const find = (text: string, answers: Readonly<Record<string, unknown>>) =>
  findPlace(storeOf(answers), 'es', text);

test('nothing written is no place, and asks nobody', async () => {
  expect(await find('', {})).toEqual({ kind: 'none' });
});

test('a slug is the place of that name, in the language of the page', async () => {
  expect(await find('sala-a02', { [`${places}/sala-a02`]: gate })).toEqual({
    kind: 'place',
    slug: 'sala-a02',
    name: 'Sala A02',
  });
});

test('words are the place that is called so, accents or not, else the one that fits best', async () => {
  const answers = { [places]: placesOf(shopPlace, openPlace) };
  expect(await find('Fogon de la SABANA', answers)).toMatchObject({ slug: 'fogon-de-la-sabana' });
  expect(await find('libros y sabana', answers)).toMatchObject({ slug: 'hojas-de-ruta' });
});

test('a word that is no slug of the map is looked for as a word', async () => {
  expect(await find('sabana', { [places]: placesOf(openPlace) })).toMatchObject({
    slug: 'fogon-de-la-sabana',
  });
});

test('words that name no place come back as they were written', async () => {
  const found = await find('Narnia', { [places]: placesOf() });
  expect(found).toEqual({ kind: 'unknown', text: 'Narnia' });
});

test('a map that cannot be asked is a failure, and not a place that is missing', async () => {
  const down = new ApiError('refused', 503, 'database-down', 'down');
  const store = storeOf({ [`${places}/sala-a02`]: down });
  await expect(findPlace(store, 'es', 'sala-a02')).rejects.toMatchObject({ status: 503 });
  expect(await bySlug(storeOf({}), 'es', 'sala-a02')).toBeNull();
});
