import Fastify from 'fastify';
import { fixedClock } from '../../time/clock.ts';
import type { ApiContext } from '../../context.ts';
import { bookOf, exampleLeg } from '../../flights/examples/exampleLeg.ts';
import { exampleStore } from '../../testing/exampleStore.ts';
import { ResponseCache } from '../../responseCache/responseCache.ts';
import type { EdgeKind } from '../floors/graph.ts';
import type { PreparedGraph } from './prepareGraph.ts';
import { describeApi } from '../../openapi/openapi.ts';
import { answerProblems } from '../../http/problem.ts';
import { faults } from '../../testing/faults.ts';
import type { MapRoute, PlaceWalks } from '../schema.ts';
import type { Store } from '../../store.ts';
import { walkRoutes } from './routes.ts';

/** An hour and a half before the example's departure: its passengers are at domestic security. */
const clock = fixedClock('2026-11-20T13:30:00Z');

const app = Fastify();
const responses = new ResponseCache(() => Math.floor(clock.now().getTime() / 60_000));
const rows = { ...exampleStore(bookOf(exampleLeg())), loadedAt: 0 };
let store: Store = rows;

beforeAll(async () => {
  await describeApi(app);
  answerProblems(app);
  walkRoutes(app, { clock, responses, store: () => store } as unknown as ApiContext);
});
afterAll(() => app.close());

/** Asks over the example's rows, or changed ones. */
function ask(path: string, change: Partial<Store> = {}) {
  store = { ...rows, ...change };
  responses.dataChanged();
  return app.inject(`/api/v2/map/${path}`);
}
const route = (query: string, change?: Partial<Store>) => ask(`route?${query}`, change);

test('a way is answered as its schema says, with the queue of the minute', async () => {
  const answer = await route('from=puerta-5-t1-1&to=sala-c04');
  const way = answer.json<MapRoute>();
  expect(faults('MapRoute', way)).toEqual([]);
  expect(way.notes).toEqual(['needs-boarding-pass']);
  const security = way.legs.find(({ kind }) => kind === 'security');
  expect(security?.waitOf).toBe('security');
  expect(security?.waitSeconds).toBeGreaterThan(0);
  expect(way.queuesAt).toBe('2026-11-20T13:30:00.000Z');
  expect(way.minutes).toBe(way.walkMinutes + way.waitMinutes);
  expect(way.metres).toBe(way.legs.reduce((sum, { metres }) => sum + metres, 0));
});

test('a queue that a sensor measures has its age and source; no queue has none', async () => {
  const latest = new Map([['1-national', { at: Date.parse('2026-11-20T13:28:00Z'), value: 12 }]]);
  const readings = { ...rows.readings, latest };
  const measured = await route('from=puerta-5-t1-1&to=sala-c04', { readings });
  expect(measured.json()).toMatchObject({
    queuesAt: '2026-11-20T13:28:00.000Z',
    queuesSource: 'import',
  });
  // On the way there is a bus too, whose wait is an estimate.
  const mixed = await route('from=puerta-5-t1-1&to=sala-h10', { readings });
  expect(mixed.json<MapRoute>().queuesSource).toBe('demo');
  const none = await route('from=sala-c04&to=sala-c12');
  expect(none.json()).toMatchObject({ queuesAt: null, queuesSource: null });
});

test('without anybody at security there is no wait', async () => {
  const empty = await route('from=puerta-5-t1-1&to=sala-c04', { flights: bookOf() });
  expect(empty.json<MapRoute>().waitMinutes).toBe(0);
});

test('step-free takes the lift where the quickest way has an escalator', async () => {
  const kinds = async (query: string) =>
    (await route(query)).json<MapRoute>().legs.map(({ kind }) => kind);
  expect(await kinds('from=puerta-5-t1-1&to=sala-c04')).toContain('escalator');
  expect(await kinds('from=puerta-5-t1-1&to=sala-c04&stepFree=1')).toContain('lift');
});

test('from an international gate to a domestic one leads out, through immigration and security again', async () => {
  const way = (await route('from=sala-a16&to=sala-c12')).json<MapRoute>();
  expect(way.notes).toEqual([
    'security-again',
    'needs-boarding-pass',
    'needs-passport',
    'leaves-passenger-area',
  ]);
});

test('between the terminals one takes the bus', async () => {
  const way = (await route('from=mostradores-de-check-in-t1-2&to=sala-h10')).json<MapRoute>();
  const bus = way.legs.find(({ kind }) => kind === 'bus');
  expect(bus).toMatchObject({ terminal: 'T1', toTerminal: 'T2', waitSeconds: 480, waitOf: 'bus' });
});

test('a client that has the answer gets a 304', async () => {
  const url = '/api/v2/map/route?from=puerta-5-t1-1&to=sala-c04';
  const { headers } = await app.inject(url);
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['from=sala-c04&to=sala-c04', 400, 'same-place'],
  ['from=nowhere&to=sala-c04', 404, 'place-not-found'],
  ['from=sala-c04&to=nowhere', 404, 'place-not-found'],
  ['from=sala-c04', 400, 'invalid-request'],
])('%s is refused with %i %s', async (query, status, code) => {
  const answer = await route(query);
  expect(answer.json()).toMatchObject({ status, code });
});

/** The example's map without the edges of a kind. */
function mapWithout(kind: EdgeKind): Pick<Store, 'map'> {
  const { walks } = rows.map;
  if (!walks) throw new Error('The committed map has a walking graph');
  const cut = (lists: PreparedGraph['exits']) =>
    lists.map((list) => list.filter(({ edge }) => edge.kind !== kind));
  const { graph } = walks;
  const rest = { ...graph, exits: cut(graph.exits), entries: cut(graph.entries) };
  return { map: { ...rows.map, walks: { ...walks, graph: rest } } };
}

test('where no way leads the answer says so, and whether a step-free one was asked for', async () => {
  const answer = await route('from=puerta-5-t1-1&to=sala-h10', mapWithout('bus'));
  expect(answer.json()).toMatchObject({ status: 404, code: 'no-route' });
  const stepFree = await route('from=puerta-5-t1-1&to=sala-c04&stepFree=1', mapWithout('lift'));
  expect(stepFree.json()).toMatchObject({ status: 404, code: 'no-step-free-route' });
});

test('a map without a walking graph has no routes', async () => {
  const { map } = rows;
  const answer = await route('from=puerta-5-t1-1&to=sala-c04', { map: { ...map, walks: null } });
  expect(answer.json()).toMatchObject({ status: 404, code: 'no-routes' });
});

test('a place says how far it is from the checks and gates near it', async () => {
  const answer = await ask('places/sala-c04/walks');
  const { place, walks } = answer.json<PlaceWalks>();
  expect(faults('PlaceWalks', answer.json())).toEqual([]);
  expect(place.slug).toBe('sala-c04');
  expect(walks.map(({ role }) => role)).toEqual(['gate', 'gate', 'security']);
  expect(walks.at(-1)).toMatchObject({ from: { slug: 'seguridad-nacional' }, minutes: 4 });
  const none = await ask('places/nowhere/walks');
  expect(none.json()).toMatchObject({ status: 404, code: 'place-not-found' });
});
