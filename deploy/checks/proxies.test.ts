import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askProxy, siteHost as host, type Question } from './askProxy.ts';
import { startGateway, type FakeGateway } from './fakeGateway.ts';
import { readText } from './files.ts';
import {
  makeCertificate,
  startApiBalancer,
  startCaddy,
  startNginx,
  type Proxy,
} from './startProxy.ts';

let dir: string;
let gateways: FakeGateway[];
let proxy: Proxy;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  makeCertificate(dir, host);
  gateways = await Promise.all([startGateway(), startGateway()]);
});
afterEach(async () => {
  await proxy.stop();
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  rmSync(dir, { recursive: true });
});

const ask = (pathname: string, question?: Question) => askProxy(proxy, dir, pathname, question);

/** Begins to read a stream by TLS. @returns its status, and how to go away. */
function read(pathname: string): Promise<{ status: number; leave(): void }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: proxy.port,
        path: pathname,
        servername: host,
        headers: { host },
        ca: readFileSync(path.join(dir, 'site.crt')),
        agent: false,
      },
      (answer) => {
        answer.resume().on('error', () => undefined);
        resolve({ status: answer.statusCode ?? 0, leave: () => void asked.destroy() });
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

const starts = {
  nginx: () =>
    startNginx(
      dir,
      gateways.map(({ port }) => port),
    ),
  caddy: () =>
    startCaddy(
      dir,
      gateways.map(({ port }) => port),
    ),
};

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  beforeEach(async () => {
    proxy = await starts[name]();
  });

  test('asks the other gateway when one takes no connection, also for a form', async () => {
    // Before the proxy asks it anything: a form on a connection that was kept, and ends meanwhile, is not sent again by either.
    await proxy.stop();
    await gateways[0]?.stop();
    proxy = await starts[name]();
    for (let round = 0; round < 4; round += 1) {
      expect((await ask('/vuelos')).status).toBe(200);
      expect((await ask('/api/v2/contact', { method: 'POST' })).status).toBe(200);
    }
  });

  test('asks the other gateway for a page when one dies over it', async () => {
    for (const gateway of gateways.slice(1)) gateway.dieAtFirst = true;
    for (let round = 0; round < 4; round += 1) expect((await ask('/vuelos')).status).toBe(200);
  });

  test('sends a form once, even when the gateway dies over it', async () => {
    gateways.forEach((gateway) => (gateway.dieAtFirst = true));
    expect((await ask('/api/v2/contact', { method: 'POST' })).status).toBe(502);
    expect(
      gateways.flatMap(({ asked }) => asked.filter(({ method }) => method === 'POST')),
    ).toHaveLength(1);
  });

  test('takes forms with files', async () => {
    const form = { method: 'POST', bytes: 5_000_000 };
    for (const address of ['/api/v2/case-file-forms', '/api/v2/case-links/PQ-1.a/files'])
      expect((await ask(address, form)).status).toBe(200);
    // Caddy leaves it to the gateways to say what is too large for a form without files.
    if (name === 'nginx') expect((await ask('/api/v2/contact', form)).status).toBe(413);
  });

  test('passes the events of flights on as they come', async () => {
    const { first, headers } = await ask('/api/v2/flight-events');
    expect(first).toContain('data: first');
    expect(headers['content-type']).toBe('text/event-stream');
  });

  test('serves all readers of a terminal at once, who have one address', async () => {
    const readers = await Promise.all(
      Array.from({ length: 110 }, () => read('/api/v2/flight-events')),
    );
    readers.forEach(({ leave }) => leave());
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('passes a page on as it is rendered', async () => {
    expect((await ask('/streamed')).first).toContain('<head>');
  });

  test('is one host alone, and says so to others', async () => {
    expect((await ask('/', { host: 'evil.example.net' })).status).toBe(421);
    expect(gateways.flatMap(({ asked }) => asked.filter(({ url }) => url === '/'))).toEqual([]);
  });

  test('names the visitor itself, and keeps the gateways’ own addresses in', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.7' };
    await ask('/vuelos', { headers });
    const [page] = gateways.flatMap(({ asked }) => asked.filter(({ url }) => url === '/vuelos'));
    expect(page?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(page?.headers['x-forwarded-proto']).toBe('https');
    expect(page?.headers.host).toBe(host);
    expect(page?.headers['x-forwarded-host']).toBe(host);
    for (const address of ['/metrics', '/health/live'])
      expect((await ask(address)).status).toBe(404);
  });
});

test.each(['nginx', 'caddy'] as const)(
  '%s says of a failure nothing that opens what is one person’s',
  async (name) => {
    proxy = await starts[name]();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    const page = '/servicios/taxis/sin-javascript/datos?visit=T0ken';
    const referer = `https://${host}${page}`;
    // Caddy that knows already that nobody is there says 503.
    expect([502, 503]).toContain((await ask(`${page}&check=1`, { referer })).status);
    await proxy.stop();
    expect(readFileSync(path.join(dir, 'error.log'), 'utf8')).not.toContain('T0ken');
  },
);

test('nginx lets an address hold as many connections as a gateway does by itself', () => {
  const [, documented] =
    /CONNECTIONS_PER_ADDRESS`.*\|\s*(\d+), \d+\s*\|$/m.exec(readText('../README.md')) ?? [];
  const [, configured] = /limit_conn connections (\d+);/.exec(readText('nginx/nginx.conf')) ?? [];
  expect(configured).toBe(documented);
});

test('nginx keeps a file once for each coding, however what a visitor takes is written', async () => {
  proxy = await starts.nginx();
  const asks = async (...spellings: string[]) => {
    gateways.forEach((gateway) => (gateway.asked.length = 0));
    for (const coding of spellings)
      await ask('/assets/shell/1.0.0/client/main.js', { headers: { 'accept-encoding': coding } });
    return gateways.flatMap(({ asked }) => asked.map(({ headers }) => headers['accept-encoding']));
  };
  expect(await asks('br', 'gzip, deflate, br, zstd', 'BR;q=0.5', 'gzip,br ; q=1')).toEqual(['br']);
  expect(await asks('gzip', 'br;q=0, gzip', 'deflate, gzip;q=1.0')).toEqual(['gzip']);
  expect(await asks('identity', 'zstd', 'br;q=0.0,gzip;q=0', '')).toEqual(['identity']);
});

test('nginx logs where a visitor was, without what is theirs', async () => {
  proxy = await starts.nginx();
  const personal = ['visits/T0ken/export', 'plates/T0ken', 'bookings/T0ken.ics']
    .map((path) => `taxi-imperial/${path}`)
    .concat('case-drafts/T0ken', 'case-files/T0ken', 'case-links/T0ken/files', 'cases/T0ken');
  for (const address of [
    '/vuelos',
    '/vuelos?a=T0ken',
    ...personal.map((path) => `/api/v2/${path}`),
  ])
    expect((await ask(address)).status).toBe(200);
  // Whoever has asked is gone: what is under way is written with the end.
  await proxy.stop();
  const log = readFileSync(path.join(dir, 'access.log'), 'utf8');
  expect(log).toContain(' GET /vuelos 200 ');
  expect(log).toContain(' GET /api/v2/taxi-imperial/visits/* ');
  expect(log).not.toContain('T0ken');
});

test('before the APIs: a question is asked of the other one when one dies over it, an order is not', async () => {
  proxy = await startApiBalancer(
    dir,
    gateways.map(({ port }) => port),
  );
  const address = `http://127.0.0.1:${proxy.port}/api/v2/flights?visit=T0ken`;
  const [one, other] = gateways;
  if (!one || !other) throw new Error('There are two');
  other.dieAtFirst = true;
  for (let round = 0; round < 4; round += 1) expect((await fetch(address)).status).toBe(200);
  one.dieAtFirst = true;
  expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(502);
  const orders = gateways.flatMap(({ asked }) => asked.filter(({ method }) => method === 'POST'));
  expect(orders).toHaveLength(1);
  await proxy.stop();
  const logged = (name: string) => readFileSync(path.join(dir, `apis-${name}.log`), 'utf8');
  expect(logged('error')).not.toContain('T0ken');
  expect(logged('failures')).toMatch(/^\S+ POST 502 .*127\.0\.0\.1:\d+ 502$/m);
});
