import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import type { FactList } from './schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:30Z') });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url: `/api/v2/${url}` });
const factsOf = async (url: string) => (await get(url)).json<FactList>().facts;

test('facts are answered by id, each once; unknown ids are absent', async () => {
  const facts = await factsOf(
    'facts?ids=vaccination-price,none,vaccination-hours,vaccination-price',
  );
  expect(facts.map(({ id }) => id)).toEqual(['vaccination-hours', 'vaccination-price']);
  expect(facts[0]).toMatchObject({
    kind: 'hours',
    label: { es: 'Horario', en: 'Opening hours' },
    current: true,
    source: { name: 'Caracol Radio', date: '2025-09-28' },
    validFrom: null,
    validTo: null,
  });
});

test('all facts are answered without ids, and with 304 to a client that has them', async () => {
  const first = await get('facts');
  const { facts, updatedAt } = first.json<FactList>();
  expect(facts.length).toBeGreaterThan(160);
  expect(facts.map(({ id }) => id)).toContain('taxi-example-15-km');
  expect(Date.parse(updatedAt)).not.toBeNaN();
  const again = await api.app.inject({
    url: '/api/v2/facts',
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('the bus between terminals has its hours, and no frequency of another timetable', async () => {
  const { bus } = (await get('terminals')).json<{ bus: object }>();
  expect(bus).toMatchObject({ allDay: true, everyMinutesMin: null, frequencyOrigin: null });
});

test('nobody queues for international flights in Terminal 2', async () => {
  const { queues } = (await get('queues')).json<{
    queues: { terminal: number; kind: string }[];
  }>();
  const at = queues.map(({ terminal, kind }) => `${terminal} ${kind}`);
  expect(at.sort()).toEqual(['1 international', '1 national', '2 national']);
});
