import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import fastify from 'fastify';
import { createGateway, type Gateway } from '../gateway.ts';
import { exampleParts } from '../testing/exampleParts.ts';
import { examplePage, exampleShell } from '../live/exampleSet.ts';

// Requests and answers by RFC 9110 and 9112, over the wire as they are: no client mends them. The API's own rows are in
// api/src/airportApi.test.ts; how headers are read, in shared-libs/http.

let dir: string;
let gateway: Gateway;
const assets = '/assets/shell/1.0.0/client';

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'by-the-book-'));
  const pages = [examplePage({ id: 'home', path: '/' }), examplePage()];
  const parts = await exampleParts(dir, pages, exampleShell('return page(url.pathname);'));
  const main = path.join(parts.store.releaseDir('shell', '1.0.0'), 'client/main.js');
  await writeFile(`${main}.br`, 'packed well');
  await writeFile(`${main}.gz`, 'packed');
  const api = fastify();
  // Answers with what came: a request that was hidden in another's body would be seen.
  api.post('/api/v2/echo', ({ body }) => ({ body }));
  await api.ready();
  gateway = await createGateway({ ...parts, api: { app: api } });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  gateway.app.server.closeAllConnections();
  await gateway.app.close();
  await rm(dir, { recursive: true });
});

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Answers on the connection. */
  count: number;
}

/** Sends lines and a body on a connection of their own, and takes all that comes until it ends. */
async function send(lines: readonly string[], body = ''): Promise<Answer> {
  const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  socket.write([...lines, '', body].join('\r\n'));
  await once(socket, 'close');
  const all = Buffer.concat(parts);
  const end = all.indexOf('\r\n\r\n');
  const [first = '', ...fields] = all.subarray(0, end).toString().split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(': ');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)];
    }),
  );
  const count = all.toString('latin1').split('HTTP/1.1 ').length - 1;
  return { status: Number(first.split(' ')[1]), headers, body: all.subarray(end + 4), count };
}

const host = 'Host: localhost';
const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const close = 'Connection: close';
const accept = (text: string) => `Accept-Encoding: ${text}`;
const get = (address: string, ...headers: string[]) =>
  send([`GET ${address} HTTP/1.1`, host, ...headers, close]);

test.each<[string, string, string[], number, Record<string, string | undefined>]>([
  [
    'a part of a file is the whole',
    `GET ${assets}/main.js`,
    ['Range: bytes=0-1'],
    200,
    { 'accept-ranges': 'none', 'content-range': undefined, 'content-length': '20' },
  ],
  [
    'a part of a file that has none',
    `GET ${assets}/main.js`,
    ['Range: bytes=99-1'],
    200,
    { 'content-range': undefined },
  ],
  [
    'a part of a page is the whole',
    'GET /vuelos',
    ['Range: bytes=0-1'],
    200,
    { 'content-range': undefined },
  ],
  [
    'a file in brotli',
    `GET ${assets}/main.js`,
    [accept('br, gzip')],
    200,
    { 'content-encoding': 'br', 'content-length': '11' },
  ],
  [
    'a file without brotli',
    `GET ${assets}/main.js`,
    [accept('br;q=0, gzip')],
    200,
    { 'content-encoding': 'gzip' },
  ],
  [
    'a file, gzip rather',
    `GET ${assets}/main.js`,
    [accept('br;q=0.5, gzip;q=0.9')],
    200,
    { 'content-encoding': 'gzip' },
  ],
  [
    'a file as it is',
    `GET ${assets}/main.js`,
    [accept('br;q=0, gzip;q=0')],
    200,
    { 'content-encoding': undefined, vary: 'Accept-Encoding' },
  ],
  ['a file, nothing said', `GET ${assets}/main.js`, [], 200, { 'content-encoding': undefined }],
  [
    'a file that was not packed',
    `GET ${assets}/worker.js`,
    [accept('br')],
    200,
    { 'content-encoding': undefined },
  ],
  [
    'the head of a file',
    `HEAD ${assets}/main.js`,
    [],
    200,
    { 'content-length': '20', 'content-type': 'text/javascript; charset=utf-8' },
  ],
  ['the head of a page', 'HEAD /vuelos', [], 200, { 'content-type': 'text/html; charset=utf-8' }],
  [
    'a page without brotli',
    'GET /vuelos',
    [accept('br;q=0')],
    200,
    { 'content-encoding': undefined },
  ],
  [
    'a page in anything else',
    'GET /vuelos',
    [accept('br;q=0, gzip;q=0, *')],
    200,
    { 'content-encoding': undefined },
  ],
  [
    'a page, gzip rather',
    'GET /vuelos',
    [accept('gzip;q=0.5, br;q=0.1')],
    200,
    { 'content-encoding': 'gzip' },
  ],
  ['NUL in a path', 'GET /%00', [], 200, {}],
  ['NUL as it is', 'GET /\0', [], 400, {}],
  ['NUL in a file', 'GET /assets/shell/1.0.0/client/a%00.js', [], 404, {}],
  ['half an escape', 'GET /%E0%A4%A', [], 400, {}],
  ['half an escape to the API', 'GET /api/v2/%E0', [], 400, {}],
  ['two hosts', 'GET /', ['Host: evil.example'], 400, {}],
  ['the same host twice', 'GET /', [host], 400, {}],
  ['another site', 'GET http://evil.example/', [], 400, {}],
  ['no address', 'OPTIONS *', [], 400, {}],
])('%s', async (_what, line, headers, status, expected) => {
  const answer = await send([`${line} HTTP/1.1`, host, ...headers, close]);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(expected)) expect(answer.headers[name]).toBe(value);
  if (line.startsWith('HEAD')) expect(answer.body).toHaveLength(0);
});

test('whoever would speak in WebSocket is answered in HTTP', async () => {
  for (const address of ['/vuelos', '/api/v2/echo', '/ops']) {
    const upgrade = ['Connection: Upgrade, close', 'Upgrade: websocket'];
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    const { status, headers } = await send([
      ...[`GET ${address} HTTP/1.1`, host],
      ...upgrade,
      ...key,
    ]);
    expect([address, status >= 200]).toEqual([address, true]);
    expect(headers).not.toHaveProperty('sec-websocket-accept');
  }
});

test('no host, and one that is none', async () => {
  expect((await send(['GET / HTTP/1.1', close])).status).toBe(400);
  expect((await send(['GET / HTTP/1.1', 'Host: xn--', close])).status).toBe(400);
});

test.each([
  ['gzip, br', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
  ['br;q=0, gzip', 'gzip', zlib.gunzipSync],
  ['br;q=0', undefined, (bytes: Buffer) => bytes],
] as const)(
  'a page that is accepted as %s says the same, rendered and kept',
  async (accepted, coding, unpack) => {
    const address = `/packed/${accepted.replaceAll(/\W/g, '')}`;
    for (const from of [/^miss$/, /^(hit|joined)$/]) {
      // Of its length nothing is known before it is rendered; the pieces of it are not of interest here.
      const answer = await gateway.app.inject({
        url: address,
        headers: { 'accept-encoding': accepted },
      });
      expect(answer.headers['x-page-cache']).toMatch(from);
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(unpack(answer.rawPayload).toString()).toContain(`<p>${address}</p>`);
    }
  },
);

test.each<[string, (tag: string) => string, number]>([
  ['its tag', (tag) => tag, 304],
  ['a weak one', (tag) => `W/${tag.replace('W/', '')}`, 304],
  ['one in a list', (tag) => `"other", W/${tag.replace('W/', '')}`, 304],
  ['any', () => '*', 304],
  ['another', () => '"other"', 200],
  ['none that is one', () => 'W/"', 200],
])('a page that is had already, by %s', async (_how, asked, status) => {
  await get('/tagged');
  const { etag = '' } = (await get('/tagged')).headers;
  expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
  const answer = await get('/tagged', `If-None-Match: ${asked(etag)}`);
  expect([answer.status, answer.headers['etag']]).toEqual([status, etag]);
  expect(answer.body.length > 0).toBe(status === 200);
});

/** What would be another request, if the borders of the one before were read in another way. */
const hidden = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunked = 'Transfer-Encoding: chunked';
const length = `Content-Length: ${hidden.length}`;
test.each<[string, string[], string]>([
  ['a length and chunks', [chunked, length], `0\r\n\r\n${hidden}`],
  ['chunks and a length', [length, chunked], `0\r\n\r\n${hidden}`],
  ['two lengths', ['Content-Length: 0', length], hidden],
  ['a length twice', [length, length], hidden],
  ['two lengths in a line', [`Content-Length: 0, ${hidden.length}`], hidden],
  ['a length with a sign', ['Content-Length: +2'], `{}${hidden}`],
  ['a length below zero', ['Content-Length: -1'], `{}${hidden}`],
  ['a length in hex', ['Content-Length: 0x2'], `{}${hidden}`],
  ['a space before the colon', [`Content-Length : ${hidden.length}`], hidden],
  ['a folded line', ['X-A: b', ` ${length}`], hidden],
  [
    'chunks that end in another coding',
    ['Transfer-Encoding: chunked, identity'],
    `0\r\n\r\n${hidden}`,
  ],
  ['chunks twice', [chunked, chunked], `0\r\n\r\n${hidden}`],
  ['chunks under a name like theirs', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`],
  ['a size of a chunk that is none', [chunked], `zz\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a chunk longer than it says', [chunked], `2\r\n{}{}\r\n0\r\n\r\n${hidden}`],
  ['a size beyond all numbers', [chunked], `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`],
  ['a line feed alone', [`X-A: b\nContent-Length: ${hidden.length}`], hidden],
])(
  'borders of a message that can be read in two ways are refused: %s',
  async (_what, headers, body) => {
    for (const address of ['/', '/api/v2/echo']) {
      const answer = await send([`POST ${address} HTTP/1.1`, host, json, ...headers], body);
      expect([address, answer.status, answer.count]).toEqual([address, 400, 1]);
      expect(answer.headers).toMatchObject({
        connection: 'close',
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    }
  },
);

test.each<[string, string[], string, number]>([
  ['broken JSON', [json, 'Content-Length: 1'], '{', 400],
  ['broken gzip', [json, 'Content-Encoding: gzip', 'Content-Length: 3'], 'no!', 400],
  ['a form', [form, 'Content-Length: 1'], 'a', 404],
  ['whole chunks', [json, chunked], '2\r\n{}\r\n0\r\n\r\n', 404],
])('a body for a page that takes none: %s', async (_what, headers, body, status) => {
  expect((await send(['POST / HTTP/1.1', host, ...headers, close], body)).status).toBe(status);
});

test.each([
  ['/vuelos', 'text/html; charset=utf-8'],
  ['/nada', 'text/html; charset=utf-8'],
  [`${assets}/main.js`, 'text/javascript; charset=utf-8'],
  [`${assets}/none.js`, 'text/plain; charset=utf-8'],
  ['/worker.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/_site/live.json', 'application/json; charset=utf-8'],
  ['/health/live', 'application/json; charset=utf-8'],
  ['/api/v2/none', 'application/json; charset=utf-8'],
  ['/%E0%A4%A', 'text/plain; charset=utf-8'],
])('%s says what it is, and is taken for nothing else', async (address, type) => {
  const { headers } = await get(address);
  expect(headers['content-type']).toBe(type);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
