import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { until } from '@eldorado/releases/until';
import { main as establishments } from '../establishments/cli.ts';
import { main as map } from './cli.ts';
import { runHere } from '../testing/runCommand.ts';
import { fixedClock } from '../time/clock.ts';
import { exampleFeatures, exampleFiles } from './imdf/exampleArchive.ts';
import type { MapFloor, MapIndex, MapPlace, MapPlaceList } from './schema.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

jest.setTimeout(90_000);

const now = '2026-11-20T17:00:30.000Z';
const clock = fixedClock(now);
let api: TestApi;

beforeAll(async () => {
  api = await testApi({ clock });
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/v2/map${url}`, headers });
const index = async () => (await get('')).json<MapIndex>();
const places = async (query: string) => (await get(`/places?${query}`)).json<MapPlaceList>().places;
const slugs = async (query: string) => (await places(query)).map(({ slug }) => slug);

const brotliBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

test('the index names terminals and floors, with how many places each has', async () => {
  const { terminals, routes, source, version } = await index();
  expect(terminals.map(({ id, floors }) => [id, floors.map(({ floor }) => floor)])).toEqual([
    ['T1', [1, 2, 3]],
    ['T2', [1, 2]],
  ]);
  expect({ routes, source }).toEqual({ routes: true, source: 'demo' });
  expect(version).toMatch(/^[\w-]{12}$/);
  const counted = terminals.flatMap(({ floors }) => floors.map((floor) => floor.places));
  expect(counted.reduce((sum, count) => sum + count)).toBe((await places('')).length);
});

test('a floor is small enough for a phone, whole and simplified', async () => {
  const { terminals } = await index();
  for (const { id, floors } of terminals) {
    for (const { floor, bounds } of floors) {
      const [low, high] = await Promise.all(
        ['low', 'high'].map((detail) => get(`/floors/${id}/${floor}?detail=${detail}`)),
      );
      expect(high?.json<MapFloor>()).toMatchObject({ terminal: id, floor, bbox: bounds });
      expect(brotliBytes(low?.body ?? '')).toBeLessThan(15_000);
      expect(brotliBytes(high?.body ?? '')).toBeLessThan(40_000);
      expect(low?.body.length).toBeLessThan(high?.body.length ?? 0);
    }
  }
});

test('what is drawn comes from the ground up, and rooms name the place that they are', async () => {
  const { features } = (await get('/floors/T1/2')).json<MapFloor>();
  const layers = [...new Set(features.map(({ properties }) => properties.layer))];
  expect(layers).toEqual(['ground', 'floor', 'area', 'walkway', 'room', 'fixture', 'opening']);
  const gate = features.find(({ properties }) => properties.place === 'sala-a02')?.properties;
  expect(gate).toMatchObject({ layer: 'room', category: 'waitingroom', zone: 'privada' });
  const shop = features.find(({ properties }) => properties.place === 'telar-wayuu')?.properties;
  expect(shop).toMatchObject({ layer: 'room', type: 'establecimientos', zone: 'privada' });
});

test('a floor under its own version may be kept for ever, any other address not', async () => {
  const { version } = await index();
  const own = await get(`/floors/T1/1?detail=low&version=${version}`);
  expect(own.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const query of ['', '?version=older']) {
    const other = await get(`/floors/T1/1${query}`);
    expect(other.headers['cache-control']).toBe('public, max-age=60');
  }
  const etag = String(own.headers['etag']);
  const again = await get(`/floors/T1/1?detail=low&version=${version}`, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('places are filtered by terminal, floor, type and zone', async () => {
  const found = await places('terminal=T1&floor=2&type=restaurantes&zone=privada');
  expect(found.length).toBeGreaterThan(20);
  for (const { terminal, floor, type, zone } of found)
    expect([terminal, floor, type, zone]).toEqual(['T1', 2, 'restaurantes', 'privada']);
  expect(await slugs('type=all&zone=all')).toHaveLength((await slugs('')).length);
});

test.each([
  ['A2', ['sala-a02']],
  ['c 02', ['sala-c02']],
  ['h10', ['sala-h10']],
  ['gate d07', ['sala-d07']],
  ['Sala A2', ['sala-a02']],
  ['porte b 3', ['sala-b03']],
  ['baños a2', []],
  [
    'achados e perdidos',
    ['objetos-perdidos-t1-2', 'objetos-perdidos-t1-1', 'objetos-perdidos-t2-1'],
  ],
  ['zzz', []],
])('%p finds %p', async (q, expected) => {
  expect(await slugs(`q=${encodeURIComponent(q)}`)).toEqual(expected);
});

test.each(['baño', 'BAÑO', 'toilet', 'wc', 'toilettes', 'banheiro', 'restroom'])(
  'toilets are found as %p',
  async (q) => {
    const found = await places(`type=banos&q=${encodeURIComponent(q)}`);
    const blocks = found.filter(({ category }) => category === 'restroom');
    expect(blocks).toHaveLength(
      (await places('type=banos')).filter(({ category }) => category === 'restroom').length,
    );
    expect(blocks.map(({ slug }) => slug)).toContain('banos-t1-2-3');
  },
);

test.each([
  ['seguridad nacional', 'seguridad-nacional'],
  ['arrivals immigration', 'migracion-de-llegada'],
  ['bagages internationaux', 'reclamo-de-equipaje-internacional'],
])('%p finds %p first', async (q, slug) => {
  expect((await slugs(`q=${encodeURIComponent(q)}`))[0]).toBe(slug);
});

test('what is called so comes before what is only near it', async () => {
  const found = await slugs('q=seguridad');
  expect(found.slice(0, 3).sort()).toEqual([
    'seguridad-de-la-terminal-2',
    'seguridad-internacional',
    'seguridad-nacional',
  ]);
  expect(found.length).toBeGreaterThan(3);
});

test('an establishment comes with its hours and its text on a tile', async () => {
  const shop = (await get('/places/telar-wayuu')).json<MapPlace>();
  expect(shop).toMatchObject({ type: 'establecimientos', stepFree: true, zone: 'privada' });
  expect(shop.establishment).toMatchObject({ kind: 'tiendas', initials: 'TW' });
  expect(Object.keys(shop.establishment?.hours.week ?? {})).toHaveLength(7);
  const { holidays } = (await get('/places')).json<MapPlaceList>();
  expect(holidays).toContain('2026-12-08');
});

test.each([
  ['/places/no-such-place', 404, 'place-not-found'],
  ['/floors/T2/3', 404, 'floor-not-found'],
  ['/floors/T3/1', 400, 'invalid-request'],
  ['/places?type=bakeries', 400, 'invalid-request'],
])('%s is answered with a problem document', async (url, status, code) => {
  const answer = await get(url);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status, code });
});

/** Writes the example archive as a zip in the test's folder. */
function zipped(name: string, features = exampleFeatures()) {
  const path = join(api.dataDir, name);
  const entries = [...exampleFiles(features)].map(([file, text]) => [file, strToU8(text)]);
  writeFileSync(path, zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
  return path;
}

/** Runs `npm run map -- …` or `npm run establishments -- …` beside the running site, as an operator does. */
const command = (module: 'map' | 'establishments', ...words: string[]) =>
  runHere({ map, establishments }[module], words, {
    DATABASE_URL: api.databaseUrl,
    AIRPORT_NOW: now,
  });

/** A floor asked for under a version: the places on it with their types, the version it says and how long it is kept. */
async function floorOf(version: string) {
  const answer = await get(`/floors/T1/2?version=${version}`);
  const { features, version: named } = answer.json<MapFloor>();
  const shown = features.flatMap(({ properties: { place, type } }) =>
    place ? [[place, type] as const] : [],
  );
  return { shown: Object.fromEntries(shown), named, kept: answer.headers['cache-control'] };
}

test('imported establishments give the floors another version, under which they are kept anew', async () => {
  const demo = await index();
  const old = await floorOf(demo.version);
  expect(old.shown).toMatchObject({ 'telar-wayuu': 'establecimientos' });
  const file = join(api.dataDir, 'establishments.csv');
  expect((await command('establishments', 'export', file)).status).toBe(0);
  writeFileSync(file, readFileSync(file, 'utf8').replace('telar-wayuu', 'telar-nuevo'));
  expect((await command('establishments', 'import', file)).status).toBe(0);
  await until(async () => (await get('/places/telar-nuevo')).statusCode === 200);

  const { version } = await index();
  expect(version).not.toBe(demo.version);
  const forever = 'public, max-age=31536000, immutable';
  const current = await floorOf(version);
  expect(current).toMatchObject({ named: version, kept: forever });
  expect(current.shown).toMatchObject({ 'telar-nuevo': 'establecimientos' });
  // Who still has the old version is shown what is current, for a minute.
  expect(await floorOf(demo.version)).toEqual({ ...current, kept: 'public, max-age=60' });

  expect((await command('establishments', 'clear')).status).toBe(0);
  await until(async () => (await index()).version === demo.version);
  expect(await floorOf(demo.version)).toEqual(old);
});

test('an archive with a fault changes nothing', async () => {
  const before = await index();
  const features = exampleFeatures();
  const [unit] = features.unit;
  if (unit) unit.properties['category'] = 'shop';
  const { status, stdout, stderr } = await command(
    'map',
    'import',
    zipped('faulty.zip', features),
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({
    valid: false,
    faults: [{ code: 'bad-value', file: 'unit.geojson', path: '/properties/category' }],
  });
  expect([status, stderr]).toEqual([1, 'Nothing was imported.\n']);
  const rows = await api.database.orm().execute('select count(*)::int as n from map_features');
  expect(Number(rows.rows[0]?.['n'])).toBeGreaterThan(1_500);
  expect(await index()).toEqual(before);
});

test('an imported archive replaces the map of a running site, and the demonstration comes back', async () => {
  const path = zipped('example.zip');
  const demo = await index();
  const { status, stdout } = await command('map', 'import', path);
  expect(stdout).toContain('No walking graph: the map is shown without ways.');
  expect(status).toBe(0);
  await until(async () => (await index()).source === 'import');
  const map = await index();
  expect(map).toMatchObject({
    name: { es: 'Example Mall', pt: 'Example Mall' },
    routes: false,
    updatedAt: now,
    terminals: [{ id: 'T1', name: { en: 'Main building' }, floors: [{ floor: 1 }, { floor: 2 }] }],
  });
  expect(map.version).not.toBe(demo.version);
  expect(new Set(await slugs(''))).toEqual(
    new Set(['ascensor', 'the-harbour-grill', 'north-entrance', 'banos']),
  );
  expect((await get('/places/the-harbour-grill')).json()).toMatchObject({
    name: { en: 'The Harbour Grill', pt: 'A Grelha do Porto' },
    type: 'restaurantes',
    establishment: null,
    floor: 2,
    // No lift stops on the upper floor.
    stepFree: false,
  });
  const floor = (await get('/floors/T1/1')).json<MapFloor>();
  expect(floor.features.map(({ properties }) => properties.layer)).toEqual([
    'floor',
    'walkway',
    'opening',
  ]);
  expect((await command('map', 'clear')).status).toBe(0);
  await until(async () => (await index()).version === demo.version);
  expect((await index()).source).toBe('demo');
});
