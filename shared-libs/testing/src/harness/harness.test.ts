import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { respond } from '../fakeApi.ts';
import type { HarnessBoot } from './connect.ts';
import { createHarness, type HarnessOptions } from './server.ts';

let dir: string;
let options: HarnessOptions;
let harness: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'harness-'));
  await writeFile(path.join(dir, 'remoteEntry.js'), 'entry');
  const now = '2026-03-02T15:00:00Z';
  options = {
    remote: 'mf-parking',
    examples: [
      {
        name: 'home',
        title: 'Home <1>',
        path: '/parqueo?x=1',
        now,
        api: { 'GET /v2/p': { n: 1 } },
      },
      { name: 'other', title: 'Other', path: '/parqueo/otro', now, api: {} },
      {
        name: 'down',
        title: 'Down',
        path: '/parqueo',
        now,
        api: { 'GET /v2/p': respond(0), 'GET /v2/gone': respond(410) },
      },
    ],
    clientDir: dir,
    hostDir: dir,
    slowness: 60,
  };
  harness = createHarness(options);
});
afterAll(async () => {
  await harness.close();
  await rm(dir, { recursive: true });
});

const get = (url: string) =>
  harness.inject({ url, headers: { accept: 'text/html', host: 'localhost:4000' } });

async function boot(url: string): Promise<HarnessBoot> {
  const { body } = await get(url);
  return JSON.parse(/id="harness">([^<]*)</.exec(body)?.[1] ?? '{}') as HarnessBoot;
}

test('the first page lists every example with its address', async () => {
  const { body } = await get('/');
  expect(body).toContain('<a href="/examples/home">Home &#60;1&#62;</a>');
  expect(body).toContain('<a href="/examples/down">Down</a>');
});

test('an example says what to mount, and the switches change it', async () => {
  expect(await boot('/examples/home')).toEqual({
    container: 'mf_parking',
    entry: 'http://localhost:4000/remote/remoteEntry.js',
    apiBaseUrl: '/api/home/normal',
    path: '/parqueo?x=1',
    locale: 'es',
    theme: 'system',
    now: '2026-03-02T15:00:00Z',
  });
  const changed = await boot('/examples/home?locale=en&theme=dark&api=failing&now=live');
  expect(changed).toMatchObject({
    apiBaseUrl: '/api/home/failing',
    path: '/en/parqueo?x=1',
    locale: 'en',
    theme: 'dark',
  });
  expect(changed.now).toBeUndefined();
});

test('a width puts the example in a frame, without the switches in it', async () => {
  const { body } = await get('/examples/home?width=390&theme=dark');
  expect(body).toContain('width="390"');
  const inner = /src="([^"]*bare=1)"/.exec(body)?.[1]?.replaceAll('&#38;', '&') ?? '';
  const framed = await get(inner);
  expect(framed.body).toContain('id="remote"');
  expect(framed.body).not.toContain('<form');
  expect(await boot(inner)).toMatchObject({ theme: 'dark' });
});

test('the API answers as the example says, late, or not at all', async () => {
  expect((await get('/api/home/normal/v2/p?a=1')).json()).toEqual({ n: 1 });
  expect((await get('/api/down/normal/v2/p')).statusCode).toBe(503);
  expect((await get('/api/home/failing/v2/p')).statusCode).toBe(503);
  const started = performance.now();
  expect((await get('/api/home/slow/v2/p')).json()).toEqual({ n: 1 });
  expect(performance.now() - started).toBeGreaterThan(50);
  expect((await get('/api/home/normal/v2/q')).json()).toMatchObject({ code: 'no-fixture' });
});

test('what a page asks for without its client is answered by its example, as the switches say', async () => {
  const ask = (referer?: string) =>
    harness.inject({ url: '/api/v2/p?a=1', headers: referer ? { referer } : {} });
  const asked = await ask('http://localhost:4000/examples/home?api=failing');
  expect(asked.headers['location']).toBe('/api/home/failing/v2/p?a=1');
  expect(
    (await get(String((await ask('http://localhost/en/parqueo')).headers['location']))).json(),
  ).toEqual({ n: 1 });
  expect((await ask()).statusCode).toBe(404);
});

test('a page reached by a link has the answers of the other examples, but not their failures', async () => {
  expect((await get('/api/down/normal/v2/list')).json()).toMatchObject({ code: 'no-fixture' });
  expect((await get('/api/other/normal/v2/p')).json()).toEqual({ n: 1 });
  expect((await get('/api/home/normal/v2/gone')).json()).toMatchObject({ code: 'no-fixture' });
});

test('at the remote’s own addresses there is a page of single-spa’s', async () => {
  const { body, statusCode } = await get('/en/parqueo');
  expect(statusCode).toBe(200);
  expect(body).toContain('src="/host/main.js"');
  const { path: shown, locale } = await boot('/en/parqueo');
  expect([shown, locale]).toEqual([undefined, undefined]);
});

test('what is neither a page nor a file is not found', async () => {
  expect((await get('/examples/none')).statusCode).toBe(404);
  expect((await get('/remote/none.js')).statusCode).toBe(404);
  expect((await get('/remote/remoteEntry.js')).body).toBe('entry');
});

test('it ends, though a browser is connected that never asked anything', async () => {
  const served = createHarness(options);
  const { hostname, port } = new URL(await served.listen({ port: 0 }));
  const connection = connect(Number(port), hostname);
  await once(served.server, 'connection');
  const ended = once(connection, 'close');
  await served.close();
  await ended;
});
