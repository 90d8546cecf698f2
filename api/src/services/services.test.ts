import type { EstablishmentAnswer } from '../establishments/schema.ts';
import { exampleFacts } from '../facts/exampleFacts.ts';
import { factOn } from '../facts/periods.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import type { ServiceAnswer } from './schema.ts';
import { serviceSeed } from './seed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:30Z') });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url: `/api/v2/${url}` });
const serviceOf = async (slug: string) => (await get(`services/${slug}`)).json<ServiceAnswer>();

test('an answer card has the places of the map, each terminal’s nearest first, and what the facts say', async () => {
  const { places, schedule } = await serviceOf('guarda-equipaje');
  expect(places.map(({ slug }) => slug).sort()).toEqual([
    'guarda-equipaje-t1-1',
    'guarda-equipaje-t1-2',
    'guarda-equipaje-t2-1',
  ]);
  expect(places.map(({ terminal }) => terminal)).toEqual(['T1', 'T1', 'T2']);
  const [near, far] = places.map(({ minutesFromSecurity }) => Number(minutesFromSecurity));
  expect(near).toBeLessThanOrEqual(Number(far));
  expect(schedule).toBeNull();

  const vaccination = await serviceOf('punto-de-vacunacion');
  expect(vaccination.schedule?.sun).toEqual([{ opens: '07:00', closes: '18:00' }]);
  expect(vaccination.status).toMatchObject({ state: 'open', until: '2026-11-20T23:00:00.000Z' });
  expect(vaccination.facts[0]?.id).toBe('vaccination-hours');
});

test('a deposit is no price: it stands among the facts', async () => {
  const { price, facts } = await serviceOf('carros-de-equipaje');
  expect([price, facts[0]?.id]).toEqual([null, 'luggage-cart-deposit']);
});

test.each([
  ['guarda-equipaje', 3],
  ['oratorio', 2],
  ['servicio-medico-y-emergencias', 5],
  ['servicios-tecnologicos', 7],
  ['puntos-de-agua', 10],
  ['taxis', 3],
  ['notaria', 1],
  ['sanidad-y-emergencia', 1],
])('%s is at %i places of the map, all with the walk from security', async (slug, count) => {
  const { places } = await serviceOf(slug);
  expect(places).toHaveLength(count);
  for (const { minutesFromSecurity, stepFreeMinutes, stepFree } of places) {
    expect(minutesFromSecurity).not.toBeNull();
    expect(stepFree).toBe(stepFreeMinutes !== null);
  }
});

test.each(['taxis', 'punto-de-vacunacion'])('where %s is, a fact says', async (slug) => {
  const row = serviceSeed.find((candidate) => candidate.slug === slug);
  const place = factOn(exampleFacts, row?.location ?? '', '2026-11-20');
  const { location, facts } = await serviceOf(slug);
  expect(place?.kind).toBe('text');
  expect(location).toEqual(place?.value);
  expect(facts).toContainEqual(place);
});

test('what lies where only who arrives comes by is said to', async () => {
  const customs = (await serviceOf('aduanas')).places;
  expect(customs.map(({ arrivals, zone }) => [arrivals, zone])).toContainEqual([true, 'privada']);
  const chapel = (await serviceOf('oratorio')).places;
  expect(chapel.filter(({ arrivals }) => arrivals)).toEqual([]);
});

test('there is no answer card of a service that is none', async () => {
  const answer = await get('services/none');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'service-not-found' });
});

test('a place that a service names is open when its service is', async () => {
  const { hours } = (await get('establishments/punto-de-vacunacion')).json<EstablishmentAnswer>();
  expect(hours.week).toEqual((await serviceOf('punto-de-vacunacion')).schedule);
});

test('services name facts of the repository', () => {
  const named = serviceSeed.flatMap(({ hours, price, phone, facts }) => [
    ...(hours ? [hours] : []),
    ...(price ? [price] : []),
    ...(phone ? [phone] : []),
    ...facts,
  ]);
  expect(named.filter((id) => !exampleFacts.has(id))).toEqual([]);
});
