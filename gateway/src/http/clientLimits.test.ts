import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { limitClients, timeLimits, type ClientLimits } from './clientLimits.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
const limits: ClientLimits = { headers: 0.2, request: 0.4, connections: 3, bodies: 2 };

async function listen(trustedProxies = 'loopback', difference: Partial<ClientLimits> = {}) {
  const all = { ...limits, ...difference };
  app = fastify({ ...timeLimits(all), trustProxy: trustedProxies });
  limitClients(app, all, trustedProxies);
  app.post('/form', () => 'sent');
  app.get('/page', () => 'page');
  await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}`;
const form = (visitor = '192.0.2.1') =>
  head(
    'POST /form',
    `Content-Type: application/json\r\nContent-Length: 100\r\nX-Forwarded-For: ${visitor}\r\n\r\n{`,
  );

/** Sends a text and then a piece of it again and again. @returns what is answered until the connection ends. */
function drip(text: string, piece = '') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.on('error', () => undefined);
  socket.write(text);
  const dripping = setInterval(() => piece && socket.write(piece), 50);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const ended = closed.then(() => {
    clearInterval(dripping);
    return answer.split('\r\n')[0];
  });
  return { socket, ended };
}

test.each([
  ['headers that come slowly', head('GET /page'), 'A: b\r\n'],
  ['no request at all', '', ''],
  ['a body that comes slowly', form(), ' '],
  ['a body for an address that is none', form().replace('/form', '/none'), ' '],
  ['a body that does not come', form(), ''],
])('%s: the connection is ended', async (_name, text, piece) => {
  await listen();
  expect(await drip(text, piece).ended).toContain('408');
});

test('a network has so many connections and no more; a trusted proxy as many as it likes', async () => {
  await listen('192.0.2.0/24');
  const opened = [1, 2, 3].map(() => drip(head('GET /page')));
  await Promise.all(opened.map(({ socket }) => once(socket, 'connect')));
  expect(await drip('GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n').ended).toBe('');
  for (const { socket } of opened) socket.destroy();
  await Promise.all(opened.map(({ ended }) => ended));
  const closing = head('GET /page', 'Connection: close\r\n\r\n');
  // The server may not have seen yet that they are gone.
  for (let answer = ''; !answer.includes('200');) answer = (await drip(closing).ended) ?? '';
  await app.close();

  await listen('loopback');
  for (let time = 0; time < 10; time++) drip(head('GET /page'));
  expect(await drip(closing).ended).toContain('200');
});

test('bodies under way are counted by who sends them, also behind a proxy, until they are whole', async () => {
  await listen('loopback', { request: 5 });
  const slow = [1, 2].map(() => drip(form(), ' '));
  await Promise.all(slow.map(({ socket }) => once(socket, 'connect')));
  const other = (visitor: string) => drip(form(visitor)).ended;
  expect(await other('192.0.2.1')).toContain('429');
  const neighbour = drip(form('192.0.2.2'));
  neighbour.socket.write(`"a":"${'x'.repeat(92)}"}`);
  const [answer] = (await once(neighbour.socket, 'data')) as [string];
  expect(answer).toContain('200');
});

test('a long body that nobody takes costs its sender no answer, and is not kept', async () => {
  await listen('loopback', { request: 30 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  const length = 20_000_000;
  const fields = `Content-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close`;
  socket.write(head('POST /form', `${fields}\r\n\r\n`));
  // All of it, whatever is answered meanwhile: a connection that is reset ends this with an error.
  socket.end(Buffer.alloc(length, ' '));
  await once(socket, 'close');
  expect(answer).toContain('413');
});
