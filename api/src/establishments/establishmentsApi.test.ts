import { asc } from 'drizzle-orm';
import { readCsv } from '../text/readCsv.ts';
import { establishmentForm } from './establishmentForm.ts';
import { fixedClock } from '../time/clock.ts';
import { establishments } from './tables.ts';
import type { AirlineFlights } from '../flights/schema.ts';
import type { EstablishmentAnswer, EstablishmentFacets } from './schema.ts';
import { establishmentsCsv } from './exportEstablishments.ts';
import { clearEstablishments, importEstablishments } from './importEstablishments.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

jest.setTimeout(90_000);

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ clock: fixedClock('2026-11-20T17:00:30Z') }, 'flights');
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/v2/${path}`, headers });

const stored = () =>
  api.database.orm().select().from(establishments).orderBy(asc(establishments.position));

/** What the database holds of one place, and where the rows come from. */
async function held(slug: string) {
  const rows = await stored();
  const names = rows.filter((row) => row.slug === slug).map(({ name }) => name);
  return { names, sources: [...new Set(rows.map(({ source }) => source))] };
}

test('a list that the client has is not sent again', async () => {
  const first = await get('establishments?kind=restaurantes&open=1');
  const etag = String(first.headers['etag']);
  const again = await get('establishments?kind=restaurantes&open=1', { 'if-none-match': etag });
  expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
});

test('a list has a largest page, and says where the next one is', async () => {
  const ids = async (path: string) => {
    const answer = await get(path);
    const { establishments: rows } = answer.json<{ establishments: { slug: string }[] }>();
    return { link: String(answer.headers['link']), slugs: rows.map(({ slug }) => slug) };
  };
  const all = await ids('establishments?terminal=T1');
  expect(all.link).toBe(
    '</api/v2/establishments?size=500&terminal=T1&page=1>; rel="first", </api/v2/establishments?size=500&terminal=T1&page=1>; rel="last"',
  );
  expect((await get('establishments?size=501')).statusCode).toBe(400);
  const size = Math.ceil(all.slugs.length / 2);
  const first = await ids(`establishments?terminal=T1&size=${size}`);
  const next = /<\/api\/v2\/([^>]+)>; rel="next"/.exec(first.link)?.[1] ?? '';
  const second = await ids(next);
  expect([...first.slugs, ...second.slugs]).toEqual(all.slugs);
  expect(second.link).not.toContain('rel="next"');
});

test.each(['establishments?kind=bares', 'establishments?openAt=tomorrow', 'offers?audience=all'])(
  '%s is refused',
  async (path) => {
    expect((await get(path)).statusCode).toBe(400);
  },
);

test.each([
  ['2026-13-01T00:00Z', 'instant-invalid'],
  ['2026-11-20T25:00Z', 'instant-invalid'],
  ['2026-11-20T12:00%2B99:00', 'instant-invalid'],
  ['0000-01-01T00:00Z', 'instant-out-of-range'],
  ['2027-01-22T17:00Z', 'instant-out-of-range'],
])('openAt=%s is refused, and the list of everybody stays whole', async (openAt, code) => {
  const refused = await get(`establishments?kind=tiendas&openAt=${openAt}`);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code, errors: [{ path: 'openAt', code }] });
  const list = await get('establishments?kind=tiendas');
  const { total, facets } = list.json<{ total: number; facets: EstablishmentFacets }>();
  expect(total).toBeGreaterThan(0);
  expect(facets.kind).toContainEqual({ value: 'tiendas', count: total });
});

test('openAt may be two months away', async () => {
  expect((await get('establishments?openAt=2027-01-21T12:00-05:00')).statusCode).toBe(200);
});

test('an airline has the telephone that facts know, and another one has none', async () => {
  const phoneOf = async (slug: string) =>
    (await get(`establishments/${slug}`)).json<EstablishmentAnswer>().phone;
  expect(await phoneOf('avianca')).toBe('+57 601 794 8488');
  expect(await phoneOf('wingo')).toBeNull();
});

test('the numbers of an airline’s flights are listed once, in their order', async () => {
  const { flights } = (await get('airlines/AV/flights')).json<AirlineFlights>();
  const numbers = flights.map((name) => Number(name.replace('AV ', '')));
  expect(numbers.length).toBeGreaterThan(8);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  expect((await get('airlines/ZZZ/flights')).statusCode).toBe(404);
});

test('an airline has its next flights of today', async () => {
  const { airlineDesk } = (await get('establishments/avianca')).json<EstablishmentAnswer>();
  expect(airlineDesk?.desks).toBe('41–60');
  expect(airlineDesk?.nextFlights).toHaveLength(8);
  expect(new Set(airlineDesk?.nextFlights.map(({ airline }) => airline.iata))).toEqual(
    new Set(['AV']),
  );
});

const read = (csv: string) => readCsv([csv], establishmentForm);

test('an import replaces every place, a bad file none, and clear goes back', async () => {
  const csv = establishmentsCsv(await stored());
  const bad = await importEstablishments(api.database, await read(csv.replace(',T1,', ',T9,')));
  expect(bad).toMatchObject({ kind: 'refused', faults: [{ line: 2, column: 'terminal' }] });
  expect(await held('fogon-bogotano')).toEqual({ names: ['Fogón Bogotano'], sources: ['demo'] });

  const good = await importEstablishments(
    api.database,
    await read(csv.replace('Fogón Bogotano', 'Fogón Nuevo')),
  );
  expect(good).toMatchObject({ kind: 'loaded', orphans: [] });
  expect(await held('fogon-bogotano')).toEqual({ names: ['Fogón Nuevo'], sources: ['import'] });

  await clearEstablishments(api.database);
  expect(await held('fogon-bogotano')).toEqual({ names: ['Fogón Bogotano'], sources: ['demo'] });
});
