import { airports } from '../fixtures/answers.ts';
import { asFlightNumber, citiesOf, flightsLike, matching } from './suggest.ts';

const cities = citiesOf(airports, 'es');
const found = (typed: string) => matching(cities, typed, 4).map(({ name }) => name);

test('a city is found by its beginning, by a word in it, and by its code', () => {
  expect(found('med')).toEqual(['Medellín']);
  expect(found('panama')).toEqual(['Ciudad de Panamá']);
  expect(found('lhr')).toEqual(['Londres']);
});

test('a slip is forgiven where nothing fits as it is', () => {
  expect(found('medelin')).toEqual(['Medellín']);
  expect(found('lnodres')).toEqual(['Londres']);
  const places = [
    { code: 'AA', name: 'Carli', names: ['carli'] },
    { code: 'BB', name: 'Carmi', names: ['carmi'] },
  ];
  expect(matching(places, 'carmi', 4).map(({ name }) => name)).toEqual(['Carmi']);
});

test('a city is found in any language and named in the page’s', () => {
  expect(found('london')).toEqual(['Londres']);
  expect(matching(citiesOf(airports, 'pt'), 'madrid', 4).map(({ name }) => name)).toEqual([
    'Madri',
  ]);
});

test('a code comes before names that begin alike', () => {
  const places = [
    { code: 'XX', name: 'Avianca', names: ['avianca'] },
    { code: 'AV', name: 'Zeta', names: ['zeta', 'av'] },
  ];
  expect(matching(places, 'av', 4).map(({ name }) => name)).toEqual(['Zeta', 'Avianca']);
});

test('nothing typed suggests nothing, and no more than asked for are suggested', () => {
  expect(found(' ')).toEqual([]);
  expect(matching(cities, 'm', 1)).toHaveLength(1);
});

test('airports of one city are one suggestion', () => {
  const [madrid] = airports;
  if (!madrid) throw new Error('no airport');
  const twice = citiesOf([madrid, { ...madrid, iata: 'TOJ', name: 'Torrejón' }], 'es');
  expect(twice).toHaveLength(1);
  expect(matching(twice, 'torrejon', 4)).toHaveLength(1);
});

test.each(['av9314', 'AV 93', 'av-09314', '9314', '450b', 'P5 30', '9R41', 'ava123'])(
  '%j may be a flight’s number',
  (typed) => expect(asFlightNumber(typed)).toBe(true),
);

test.each(['madrid', 'av', 'panama 2', '', '12345'])('%j is none', (typed) =>
  expect(asFlightNumber(typed)).toBe(false),
);

test.each([
  ['93', ['AV 9314', 'LA 930', 'AV 9301']],
  ['0093', ['AV 9314', 'LA 930', 'AV 9301']],
  ['av93', ['AV 9314', 'AV 9301']],
  ['AV 9314', ['AV 9314']],
  ['ava 9314', ['AV 9314']],
  ['ua651', ['LA 930']],
])('of the flights, those to come first, %j finds %j', (typed, names) => {
  const flights = [
    { name: 'AV 9301', keys: ['AV9301', 'AVA9301'], scheduled: '2026-03-02T11:00:00Z' },
    { name: 'AV 9314', keys: ['AV9314', 'AVA9314'], scheduled: '2026-03-02T14:30:00Z' },
    { name: 'LA 930', keys: ['LA930', 'LAN930', 'UA6512'], scheduled: '2026-03-02T16:00:00Z' },
    { name: 'AV 146', keys: ['AV146', 'AVA146'], scheduled: '2026-03-02T17:00:00Z' },
  ];
  const found = flightsLike(flights, typed, new Date('2026-03-02T15:00:00Z'));
  expect(found.map(({ name }) => name)).toEqual(names);
});
