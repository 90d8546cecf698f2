import { fixedClock } from '../time/clock.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import type { CityRoutes } from './schema.ts';

jest.setTimeout(90_000);

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T15:00:00.000Z') }, 'flights');
});
afterAll(() => api.close());

const ask = (query: string) => api.app.inject({ url: `/api/v2/city-routes?${query}` });
const routes = async (query: string) => (await ask(query)).json<CityRoutes>();

test('from Chapinero there are a bus, a taxi and a car, and neither the terminals’ bus nor a way on foot', async () => {
  const answer = await routes('from=chapinero');
  expect(answer.routes.map(({ means }) => means)).toEqual(['bus', 'taxi', 'car']);
  expect(answer.without).toEqual(['terminal-bus', 'walk']);
  const [bus, taxi] = answer.routes;
  expect(bus?.steps.at(-1)).toMatchObject({ kind: 'bus', bus: { name: 'K86' } });
  expect(bus?.costCopMin).toBe(3550);
  const fare = await api.app.inject({
    url: '/api/v2/taxi-imperial/fare?origin=chapinero&destination=terminal-1',
  });
  expect(taxi?.costCopMin).toBe(fare.json<{ totalCop: number }>().totalCop);
  expect(answer.timetable).toMatchObject({ source: 'demo' });
});

test('for a flight every way arrives by when one has to be at its terminal', async () => {
  const list = await api.app.inject({
    url: '/api/v2/flights?type=commercial&direction=departures&date=2026-11-21',
  });
  const { flights } = list.json<{
    flights: { id: string; scheduledAt: string; status: string }[];
  }>();
  const flight = flights.find(({ scheduledAt, status }) => {
    const hour = new Date(scheduledAt).getUTCHours();
    return hour >= 17 && status !== 'CAN';
  });
  const answer = await routes(`from=usaquen&flight=${flight?.id ?? ''}`);
  const by = answer.flight?.airportBy ?? '';
  expect(by < (answer.flight?.deskClosesAt ?? 'z')).toBe(true);
  expect(answer.routes.length).toBeGreaterThanOrEqual(2);
  for (const { arrivesAt, leavesAt } of answer.routes) {
    expect(arrivesAt <= by).toBe(true);
    expect(leavesAt < arrivesAt).toBe(true);
  }
});

test('by when to be at the airport for a flight is the same without saying from where', async () => {
  const list = await api.app.inject(
    '/api/v2/flights?type=commercial&direction=departures&date=2026-11-21',
  );
  const { flights } = list.json<{ flights: { id: string; status: string }[] }>();
  const flight = flights.find(({ status }) => status !== 'CAN')?.id ?? '';
  const by = await api.app.inject(`/api/v2/airport-by?flight=${flight}`);
  expect(by.json()).toEqual((await routes(`from=chapinero&flight=${flight}`)).flight);
  for (const [query, status] of [
    ['flight=ZZ9999', 404],
    ['flight=', 400],
    ['', 400],
  ] as const)
    expect((await api.app.inject(`/api/v2/airport-by?${query}`)).statusCode).toBe(status);
});

test('to Terminal 2 the city’s bus is followed by the free one between the terminals, in the time that is promised', async () => {
  const answer = await routes('from=chapinero&terminal=T2');
  const bus = answer.routes.find(({ means }) => means === 'bus');
  expect(bus?.steps.at(-1)).toMatchObject({ kind: 'terminal-bus', to: answer.to.name });
  const minutes = bus?.steps.reduce((sum, step) => sum + step.minutes, 0) ?? Infinity;
  // Each step is rounded by itself.
  expect(minutes).toBeLessThanOrEqual((bus?.minutesMax ?? 0) + 2);
});

test('between the terminals the bus is free, and one can walk', async () => {
  const answer = await routes('from=terminal-1&terminal=T2');
  expect(answer.routes.map(({ means }) => means)).toEqual(
    expect.arrayContaining(['terminal-bus', 'walk']),
  );
  expect(answer.without).toEqual(['bus']);
  expect(answer.routes.find(({ means }) => means === 'terminal-bus')?.costCopMax).toBe(0);
});

test.each([
  ['from=atlantis', 404, 'from', 'place-unknown'],
  ['from=terminal-1', 400, 'from', 'place-same'],
  ['from=chapinero&flight=ZZ9999', 404, 'flight', 'flight-not-found'],
])('%s is refused', async (query, status, path, code) => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ errors: [{ path, code }] });
});
