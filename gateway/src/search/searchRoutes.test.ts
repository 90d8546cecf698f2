import fastify, { type FastifyInstance } from 'fastify';
import { EventEmitter, once } from 'node:events';
import zlib from 'node:zlib';
import type { SearchAnswer, SearchDocument } from '@eldorado/search';
import { exampleApp, examplePage, exampleSet } from '../live/exampleSet.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import type { LiveSet } from '../live/liveSet.ts';
import { serveSearch } from './searchRoutes.ts';

const page = (path: string, title: string, more = {}) =>
  examplePage({
    id: path,
    path,
    title: { es: title, en: `${title} (en)`, fr: `${title} (fr)`, pt: `${title} (pt)` },
    ...more,
  });
const shell = exampleApp('shell', [
  page('/', 'Inicio'),
  page('/buscar', 'Buscar', { unlisted: true }),
]);
const services = exampleApp('mf-services', [
  page('/servicios/internet-wifi', 'Internet y wifi'),
  page('/servicios/:slug', 'Un servicio de wifi'),
]);
const before: LiveSet = { ...exampleSet(shell), id: 'before' };
const after: LiveSet = { ...exampleSet(shell, services), id: 'after' };

let current: LiveSet;
let app: FastifyInstance;
let missed: object[];
let misses: EventEmitter;

beforeEach(async () => {
  current = after;
  app = fastify({ trustProxy: 'loopback' });
  const releases = {
    current: () => current,
    find: (id: string) => [before, after].find((set) => set.id === id),
  } as LiveReleases;
  serveSearch(app, {
    facts: { facts: () => new Map(), subscribe: () => undefined },
    releases,
    askApi: () => Promise.resolve({ status: 0, body: '' }),
    now: () => new Date('2026-03-02T15:00:00Z'),
    host: 'www.example.com',
  });
  missed = [];
  misses = new EventEmitter();
  app.post('/api/v2/search-misses', ({ ip, host, body }) => {
    missed.push({ ip, host, ...(body as object) });
    misses.emit('one');
    return {};
  });
  await app.ready();
});
afterEach(() => app.close());

const ask = (query: string) => app.inject({ url: `/api/site-search?${query}` });
const titles = (answer: SearchAnswer) =>
  answer.groups.flatMap(({ hits }) => hits.map(({ title }) => title));

test('a query is answered in its language, for a short while', async () => {
  const response = await ask('q=wfi&locale=en');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=30');
  const answer = response.json<SearchAnswer>();
  expect(answer.query).toBe('wfi');
  expect(titles(answer)).toEqual(['Internet y wifi (en)']);
});

test('a page that is rendered with nothing found is reported for its visitor, and nothing else is', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const reported = once(misses, 'one');
  for (const query of ['q=wifi&locale=en&page=1', 'q=xyzzy&locale=en', 'q=sauna&locale=en&page=1'])
    await app.inject({ url: `/api/site-search?${query}`, headers });
  // The gateway looks whether a page that it keeps still holds.
  await ask('q=tinto&locale=en&page=1');
  await reported;
  expect(missed).toEqual([
    { ip: '203.0.113.7', host: 'www.example.com', query: 'sauna', locale: 'en' },
  ]);
});

test('unlisted pages and those with parameters are not found', async () => {
  expect(titles((await ask('q=buscar&locale=es')).json())).toEqual([]);
  expect(titles((await ask('q=servicio&locale=es')).json())).toEqual([]);
});

test('without the API the pages are still found', async () => {
  expect(titles((await ask('q=inicio&locale=es')).json())).toEqual(['Inicio']);
});

test('a release that goes or comes takes its pages along', async () => {
  current = before;
  expect(titles((await ask('q=wifi&locale=es')).json())).toEqual([]);
  current = after;
  expect(titles((await ask('q=wifi&locale=es')).json())).toEqual(['Internet y wifi']);
});

test.each([
  ['no language', 'q=wifi'],
  ['another language', 'q=wifi&locale=de'],
  ['too long a query', `q=${'a'.repeat(81)}&locale=es`],
  ['two queries', 'q=wifi&q=taxi&locale=es'],
])('%s is refused and not kept', async (_, query) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(400);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({ code: 'query-invalid' });
});

test('signs of every kind find nothing and break nothing', async () => {
  for (const query of ['', '%00', '%F0%9F%9B%AB', '.*', '%25', '(((', '"><script>'])
    expect((await ask(`q=${query}&locale=es`)).statusCode).toBe(200);
});

test('the file of a set holds its own documents, in one language', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/_site/after/search/fr.json',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toContain('application/json');
  const documents = JSON.parse(
    zlib.brotliDecompressSync(rawPayload).toString(),
  ) as SearchDocument[];
  expect(documents.map(({ title }) => title)).toEqual(['Inicio (fr)', 'Internet y wifi (fr)']);
});

test('a tab of before still gets the file of its set, plain if it must be', async () => {
  const { headers, body } = await app.inject({ url: '/_site/before/search/es.json' });
  expect(headers['content-encoding']).toBeUndefined();
  expect((JSON.parse(body) as SearchDocument[]).map(({ title }) => title)).toEqual(['Inicio']);
});

test('a browser that refuses the packed file gets it plain', async () => {
  const { headers, body } = await app.inject({
    url: '/_site/before/search/es.json',
    headers: { 'accept-encoding': 'br;q=0, gzip' },
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect((JSON.parse(body) as SearchDocument[]).map(({ title }) => title)).toEqual(['Inicio']);
});

test('a file that has not changed is not sent again', async () => {
  const { headers } = await app.inject({ url: '/_site/after/search/es.json' });
  const again = await app.inject({
    url: '/_site/after/search/es.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('an unknown set or language has no file', async () => {
  for (const address of ['/_site/gone/search/es.json', '/_site/after/search/de.json'])
    expect((await app.inject({ url: address })).statusCode).toBe(404);
});
