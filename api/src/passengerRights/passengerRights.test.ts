import type { FlightAnswer } from '../flightDetail/schema.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import type { RightsAnswer } from './schema.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:30Z'), jobs: false }, 'flights');
});
afterAll(() => api.close());

const ask = (query: string) => api.app.inject(`/api/v2/passenger-rights?${query}`);
const answer = async (query: string) => (await ask(query)).json<RightsAnswer>();
const reached = ({ steps }: RightsAnswer) =>
  steps.filter((step) => step.reached).map(({ code }) => code);

test.each([
  ['hours=0.5', []],
  ['hours=1', ['refreshment']],
  ['hours=4', ['refreshment', 'meal']],
  ['hours=6', ['refreshment', 'meal', 'compensation']],
  ['hours=6&night=1', ['refreshment', 'meal', 'compensation', 'lodging']],
  ['hours=2&night=1', ['refreshment']],
])('a wait of %s gives %p', async (query, codes) => {
  const found = await answer(`problem=delay&cause=airline&${query}`);
  expect(reached(found)).toEqual(codes);
  expect(found).toMatchObject({ problem: 'delay', cause: 'airline', governed: true, flight: null });
  expect(found.origin.sourceUrl).toMatch(/^https:/);
});

test('a flight’s own delay and cause are taken, whatever else is said', async () => {
  const list = await api.app.inject(
    '/api/v2/flights?type=commercial&direction=departures&date=2026-11-20',
  );
  const { flights } = list.json<{ flights: FlightAnswer[] }>();
  const late = flights.find(({ delayMinutes }) => delayMinutes >= 60);
  const found = await answer(`flight=${late?.id ?? ''}&hours=9&cause=airline&problem=overbooked`);
  expect(found).toMatchObject({
    problem: 'delay',
    waitMinutes: late?.delayMinutes,
    flight: { id: late?.id, airline: late?.airline.name, source: 'demo' },
  });
  const card = await api.app.inject(`/api/v2/flights/${late?.id ?? ''}`);
  const { rights } = card.json<FlightAnswer>();
  expect({ cause: found.cause, steps: found.steps }).toEqual({
    cause: rights?.cause,
    steps: rights?.steps,
  });
  const punctual = flights.find(
    ({ delayMinutes, status }) => delayMinutes === 0 && status !== 'CAN',
  );
  expect(await answer(`flight=${punctual?.id ?? ''}`)).toMatchObject({
    problem: null,
    waitMinutes: 0,
  });
});

test('flights that begin abroad are governed by other rules', async () => {
  const list = await api.app.inject(
    '/api/v2/flights?type=commercial&direction=arrivals&date=2026-11-20&kind=international',
  );
  const [flight] = list.json<{ flights: FlightAnswer[] }>().flights;
  expect(await answer(`flight=${flight?.id ?? ''}`)).toMatchObject({ governed: false, steps: [] });
});

test.each([
  ['flight=ZZ9999', 404, 'flight-not-found'],
  ['hours=73', 400, undefined],
  ['hours=Infinity', 400, undefined],
  ['cause=mine', 400, undefined],
])('%s is refused with %i', async (query, status, code) => {
  const refused = await ask(query);
  expect(refused.statusCode).toBe(status);
  const { errors = [] } = refused.json<{ errors?: { code: string }[] }>();
  if (code) expect(errors.map((error) => error.code)).toEqual([code]);
});
