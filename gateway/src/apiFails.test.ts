import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyChannel, openStore, promote, publish } from '@eldorado/releases';
import { readConfig } from './config/config.ts';
import { exampleApp, examplePage, exampleShell, writeExample } from './live/exampleSet.ts';
import { startWorkerHere } from './render/pool/workerHere.ts';
import { createGateway, type Gateway } from './gateway.ts';

// An API elsewhere that is down, hangs, resets or talks nonsense: pages show what it last said, /api says that it fails.

/** Shows what the API says of airlines. */
const shell = exampleShell(`
  const { status, data } = await request.askApi('/v2/airlines');
  return page(status === 200 ? 'since ' + data.updatedAt : 'none');`);
const answer = { updatedAt: '2026-03-02T15:00:00.000Z', source: 'demo', airlines: [] };
const good: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
const failures: readonly (readonly [string, RequestListener, number])[] = [
  ['down', (request) => request.socket.destroy(), 502],
  ['hanging', () => undefined, 504],
  ['reset', (request) => request.socket.resetAndDestroy(), 502],
  [
    'garbage',
    (_request, response) => response.setHeader('content-type', 'text/html').end('<p>Hi'),
    502,
  ],
];

let dir: string;
let api: Server;
let behave: RequestListener = good;
let parts: Parameters<typeof createGateway>[0];
const running: Gateway[] = [];

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'api-fails-'));
  const store = openStore(dir);
  const app = exampleApp('shell', [examplePage({ query: { q: 'text' } })], {
    main: { js: ['client/main.js'], css: [] },
  });
  const release = await writeExample(dir, app, shell);
  const at = '2026-03-02T15:00:00.000Z';
  const published = publish(emptyChannel(), release, at);
  const live = published.ok ? promote(published.value, 'shell', '1.0.0', at) : published;
  if (!live.ok) throw new Error(live.failure.sentence);
  await store.writeChannel('production', live.value);
  api = createServer((request, response) => behave(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const env = {
    LOG_LEVEL: 'silent',
    RENDER_WORKERS: '1',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    API_SECONDS: '0.5',
    DATA_DIR: path.join(dir, 'data'),
  };
  parts = {
    config: readConfig(env, dir),
    store,
    clock: { now: () => new Date(at) },
    startWorker: startWorkerHere,
  };
});
afterEach(async () => {
  behave = good;
  for (const { app } of running.splice(0)) await app.close();
});
afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await rm(dir, { recursive: true });
});

async function start(): Promise<Gateway> {
  const gateway = await createGateway(parts);
  running.push(gateway);
  return gateway;
}
let question = 0;
/** A page that nobody has in memory. */
const newPage = ({ app }: Gateway) => app.inject(`/vuelos?q=${++question}`);

test.each(failures)(
  'pages with an API that is %s show its last good answer',
  async (_name, failure) => {
    const before = await start();
    expect((await newPage(before)).body).toContain('<p>since 2026-03-02');
    await before.app.close();
    behave = failure;
    // Another process, as after a restart: what it knows it has from disk.
    const { statusCode, body, headers } = await newPage(await start());
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('public'),
    ]);
    expect(body).toContain('<p>since 2026-03-02T15:00');
  },
);

test.each(failures)(
  '/api with an API that is %s is a problem that nobody keeps',
  async (_name, failure, status) => {
    behave = failure;
    const { app } = await start();
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, headers, body } = await app.inject({ method, url: '/api/v2/airlines' });
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(JSON.parse(body)).toMatchObject({
        status,
        code: status === 504 ? 'api-timeout' : 'api-unavailable',
      });
    }
  },
);

test('an answer of the API that does not come to its end is ended, the events of flights are not', async () => {
  // The API sees it later than who asked.
  const firstEnded = new Promise<string>((resolve) => {
    behave = ({ url = '' }, response) => {
      const type = url.endsWith('events') ? 'text/event-stream' : 'application/json';
      response.writeHead(200, { 'content-type': type });
      const dripping = setInterval(() => response.write(' '), 50);
      response.once('close', () => {
        clearInterval(dripping);
        if (url.startsWith('/api/v2/flight')) resolve(url);
      });
    };
  });
  const { app } = await start();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const events = await fetch(`${origin}/api/v2/flight-events`);
  const flights = await fetch(`${origin}/api/v2/flights`);
  await expect(flights.text()).rejects.toThrow();
  expect(await firstEnded).toBe('/api/v2/flights');
  await events.body?.cancel();
});

test('what the API refuses is passed on, once', async () => {
  const asked: (string | undefined)[] = [];
  behave = ({ url }, response) => {
    asked.push(url);
    response
      .writeHead(503, { 'retry-after': '5', 'content-type': 'application/problem+json' })
      .end('{}');
  };
  const { app } = await start();
  const { statusCode, headers } = await app.inject('/api/v2/airlines');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  // The gateway asks for other things as well.
  expect(asked.filter((url) => url === '/api/v2/airlines')).toHaveLength(1);
});
