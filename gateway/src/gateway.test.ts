import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { exampleParts } from './testing/exampleParts.ts';
import { examplePage, exampleShell } from './live/exampleSet.ts';
import { createGateway, type Gateway } from './gateway.ts';

/** A shell whose pages do what their path says. */
const shellSource = exampleShell(`
  if (url.pathname === '/moved') return { kind: 'redirect', status: 302, location: '/vuelos' };
  if (url.pathname === '/broken') throw new Error('no page');
  if (url.pathname === '/nada') return page('', 404);
  if (url.pathname === '/down') return page('', 503);
  if (url.pathname === '/degraded') return { ...page(''), degraded: true };
  if (request.sent) return page(JSON.stringify(request.sent));
  if (url.pathname === '/who') return page(JSON.stringify((await request.askApi('/who')).data));
  return page(url.pathname + url.search);`);

let dir: string;
let parts: Parameters<typeof createGateway>[0];
let gateway: Gateway;
let origin: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  const formPage = examplePage({
    id: 'form',
    path: '/contacto',
    form: { endpoint: '/v2/messages', shows: 'reference', as: 'message' },
  });
  const pages = [
    examplePage({ id: 'home', path: '/' }),
    examplePage({ query: { q: 'text' } }),
    formPage,
  ];
  parts = await exampleParts(dir, pages, shellSource);
  gateway = await createGateway(parts);
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  gateway.app.server.closeAllConnections();
  await gateway.app.close();
  await rm(dir, { recursive: true });
});

const ask = (address: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url: address, headers });

test('the service worker is the live shell’s, and looked for each time', async () => {
  const { statusCode, headers, body } = await ask('/worker.js');
  expect([statusCode, body]).toEqual([200, '/* client/worker.js */']);
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cache-control']).toBe('no-cache');
});

test('a service worker that was altered goes to nobody until it is put right', async () => {
  const file = path.join(parts.store.releaseDir('shell', '1.0.0'), 'client/worker.js');
  await writeFile(file, '/* evil */');
  const begun = await createGateway(parts);
  const worker = () => begun.app.inject('/worker.js');
  const refused = await worker();
  expect([refused.statusCode, refused.body]).toEqual([404, '']);
  expect(refused.headers['cache-control']).toBe('no-store');
  await writeFile(file, '/* client/worker.js */');
  expect((await worker()).body).toBe('/* client/worker.js */');
  // It is read once.
  await writeFile(file, '/* evil */');
  expect((await worker()).body).toBe('/* client/worker.js */');
  await begun.app.close();
});

test('turned off, the service worker is one that takes itself away', async () => {
  const off = await createGateway({ ...parts, config: { ...parts.config, workerOff: true } });
  const { body } = await off.app.inject({ url: '/worker.js' });
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
  await off.app.close();
});

test('the API, here or elsewhere, is told who asks, and not what one says of oneself', async () => {
  const api = fastify();
  api.get('/api/who', (request) => JSON.stringify(request.headers['x-forwarded-for']));
  await api.listen({ host: '127.0.0.1', port: 0 });
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const behind = await createGateway({ ...parts, config: { ...parts.config, apiUrl } });
  const from = async (remoteAddress: string, url: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    return (await behind.app.inject({ url, headers, remoteAddress })).body;
  };
  expect(await from('203.0.113.9', '/api/who')).toBe('"203.0.113.9"');
  // A proxy on this machine is believed.
  expect(await from('127.0.0.1', '/api/who')).toBe('"198.51.100.7"');
  expect(await from('203.0.113.9', '/who')).toContain('<p>&quot;203.0.113.9&quot;</p>');
  await behind.app.close();
  await api.close();
});

test('a request has one id, in the gateway and in the API, here or elsewhere', async () => {
  const api = fastify();
  api.get('/api/id', (request) => JSON.stringify(request.headers['x-request-id']));
  await api.listen({ host: '127.0.0.1', port: 0 });
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const elsewhere = { ...parts, config: { ...parts.config, apiUrl } };
  for (const behind of [
    await createGateway(elsewhere),
    await createGateway({ ...parts, api: { app: api } }),
  ]) {
    const idOf = async (given: string) => {
      const { headers, body } = await behind.app.inject({
        url: '/api/id',
        headers: { 'x-request-id': given },
      });
      expect(body).toBe(JSON.stringify(headers['x-request-id']));
      return headers['x-request-id'];
    };
    expect(await idOf('edge-1')).toBe('edge-1');
    expect(await idOf('"a quote')).toMatch(/^[0-9a-f-]{36}$/);
    await behind.app.close();
  }
  await api.close();
});

test('a form of a page goes to the API, and leads back to the page or shows it again', async () => {
  const api = fastify();
  const heard: unknown[] = [];
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => parsed(null, body),
  );
  let answer = [201, JSON.stringify({ reference: 'ED & 1' })] as [number, string];
  api.post('/api/v2/messages', (request, reply) => {
    const { origin: from, accept, 'x-forwarded-for': ip } = request.headers;
    heard.push({ body: request.body, from, accept, ip });
    return reply.code(answer[0]).type('application/json').send(answer[1]);
  });
  await api.listen({ host: '127.0.0.1', port: 0 });
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const behind = await createGateway({ ...parts, config: { ...parts.config, apiUrl } });
  const send = (payload: string, url = '/en/contacto') =>
    behind.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
      },
      remoteAddress: '203.0.113.9',
    });
  const taken = await send('name=Ana+Rojas&name=Eva');
  expect([taken.statusCode, taken.headers.location]).toEqual([
    303,
    '/en/contacto?message=ED+%26+1',
  ]);
  const json = { accept: 'application/json' };
  // The API hears who sent it, and from which site: the decision is its own.
  expect(heard).toEqual([
    { body: 'name=Ana+Rojas&name=Eva', from: 'https://evil.example', ...json, ip: '203.0.113.9' },
  ]);

  answer = [400, JSON.stringify({ errors: [{ path: 'name', code: 'required' }] })];
  const refused = await send('name=&comment=<b>');
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['cache-control']).toBe('private, no-store');
  expect(unescaped(refused.body)).toContain(
    JSON.stringify({
      status: 400,
      fields: { name: '', comment: '<b>' },
      faults: { name: 'required' },
    }),
  );
  // What one typed is in nobody else's page.
  expect((await behind.app.inject('/en/contacto')).body).toContain('<p>/en/contacto</p>');
  answer = [502, '<html>'];
  expect((await send('name=Ana')).statusCode).toBe(502);
  expect((await send('name=Ana', '/vuelos')).statusCode).toBe(404);
  expect((await send('a'.repeat(600_000))).statusCode).toBe(413);
  await behind.app.close();
  await api.close();
});

const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('the API elsewhere is told which host was asked, to know the site’s own forms', async () => {
  const api = fastify();
  api.post('/api/form', (request) => JSON.stringify(request.headers['x-forwarded-host']));
  await api.listen({ host: '127.0.0.1', port: 0 });
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const behind = await createGateway({ ...parts, config: { ...parts.config, apiUrl } });
  const answer = await behind.app.inject({
    method: 'POST',
    url: '/api/form',
    headers: { host: 'localhost:8080', 'x-forwarded-host': 'evil.example' },
    remoteAddress: '203.0.113.9',
  });
  expect(answer.body).toBe('"localhost:8080"');
  await behind.app.close();
  await api.close();
});

test('a page that redirects does so every time, and is not kept', async () => {
  for (let time = 0; time < 3; time++) {
    const { statusCode, headers } = await ask('/moved');
    expect([statusCode, headers.location]).toEqual([302, '/vuelos']);
  }
});

test('a page is rendered once and then comes from memory', async () => {
  const first = await ask('/vuelos');
  expect(first.headers['x-page-cache']).toBe('miss');
  expect(first.body).toContain('<p>/vuelos</p>');
  const second = await ask('/vuelos');
  expect(second.headers['x-page-cache']).toMatch(/^(hit|joined)$/);
  expect(second.body).toBe(first.body);
});

test('a failure and a page that shows one are not kept, neither here nor by others', async () => {
  for (const address of ['/down', '/degraded']) {
    for (let time = 0; time < 2; time++) {
      const { headers } = await ask(address);
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['x-page-cache']).not.toBe('hit');
    }
  }
  expect((await ask('/nada')).headers['cache-control']).toBe('no-store');
});

test('when not even the error page can be made, the last resort says so', async () => {
  const { statusCode, body, headers } = await ask('/broken');
  expect(statusCode).toBe(500);
  expect(body).toContain('An error occurred while showing the error page');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a trailing slash is not a second address', async () => {
  const { statusCode, headers } = await ask('/en/vuelos/');
  expect([statusCode, headers.location]).toEqual([308, '/en/vuelos']);
});

test.each([
  ['//x//evil.example/', '/x//evil.example'],
  ['//evil.example/', '/evil.example'],
  ['/.//evil.example/', '/evil.example'],
  ['/x/..//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/en//evil.example/', '/en//evil.example'],
])('%s leads to a page of this site', async (address, location) => {
  // As it is, which no client does that reads addresses before it sends them.
  const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = new URL(origin);
    get({ host: '127.0.0.1', port, path: address, agent: false }, resolve).on('error', reject);
  });
  expect([statusCode, headers.location]).toEqual([308, location]);
});

test('an address that cannot be read is answered like everything else', async () => {
  const { statusCode, headers } = await ask('/%E0%A4%A');
  expect([statusCode, headers['x-content-type-options']]).toEqual([400, 'nosniff']);
});

test('slashes at the beginning are one, in the page and in what leads to a language', async () => {
  expect((await ask('//')).body).toContain('<p>/</p>');
  expect((await ask('//evil.example/vuelos')).body).toContain('<p>/evil.example/vuelos</p>');
  const saved = await ask('//evil.example/?q=1', { cookie: 'locale=en' });
  expect(saved.headers.location).toBe('/evil.example');
  const other = await ask('//evil.example?q=1', { cookie: 'locale=en' });
  expect(other.headers.location).toBe('/en/evil.example?q=1');
});

test('what leads elsewhere renders no page', async () => {
  expect((await ask('/led', { cookie: 'locale=en' })).headers.location).toBe('/en/led');
  expect((await ask('/led')).headers['x-page-cache']).toBe('miss');
});

test('a page is one for all addresses that differ in what it does not read', async () => {
  const first = await ask('/vuelos?q=Cali&utm_source=mail&fbclid=x');
  expect(first.body).toContain('<p>/vuelos?q=Cali</p>');
  const again = await ask('/vuelos?gclid=1&q=Cali');
  expect([again.headers['x-page-cache'], again.body]).toEqual(['hit', first.body]);
  expect((await ask('/vuelos?q=Neiva')).body).toContain('<p>/vuelos?q=Neiva</p>');
  // What is in the address leads on with it.
  const slash = await ask('/vuelos/?q=Cali&utm_source=mail');
  expect(slash.headers.location).toBe('/vuelos');
});

test('a name that is not the site’s is sent to the one that is, or refused', async () => {
  const publicOrigin = 'https://www.example.com';
  const known = await createGateway({ ...parts, config: { ...parts.config, publicOrigin } });
  const from = (host: string, url: string, method: 'GET' | 'POST' = 'GET') =>
    known.app.inject({ method, url, headers: { host } });
  expect((await from('www.example.com', '/vuelos')).statusCode).toBe(200);
  const moved = await from('other.example', '/vuelos?q=1');
  expect([moved.statusCode, moved.headers.location]).toEqual([
    308,
    'https://www.example.com/vuelos?q=1',
  ]);
  expect((await from('other.example', '/api/v2/contact', 'POST')).statusCode).toBe(421);
  expect((await from('10.0.0.7', '/health/live')).statusCode).toBe(200);
  await known.app.close();
  // Without a public address it is this machine’s.
  expect((await ask('/vuelos', { host: 'made-up.example' })).statusCode).toBe(421);
  expect((await ask('/vuelos', { host: '[::1]:8080' })).statusCode).toBe(200);
});

test('it is alive while it answers, and ready while a worker is, also without an API', async () => {
  for (const address of ['/health/live', '/health/ready']) {
    const { statusCode, headers } = await ask(address);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  }
});
