import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { limitUnreadAnswers, type AnswerLimits } from './unreadAnswers.ts';

let app: FastifyInstance;
let made: number;
const sockets: Socket[] = [];
const limits: AnswerLimits = { perConnection: 4, bytesPerNetwork: 1_000_000, bytes: 40_000_000 };
/** More than the buffers of a connection take. */
const long = 'x'.repeat(16_000_000);

async function listen(difference: Partial<AnswerLimits> = {}) {
  made = 0;
  app = fastify({ trustProxy: 'loopback' });
  limitUnreadAnswers(app, { ...limits, ...difference });
  app.get('/long', () => ((made += 1), long));
  app.get('/short', () => ((made += 1), 'short'));
  // As the API of this process answers.
  app.get('/raw', { onRequest: (_request, reply) => void reply.hijack().raw.end(long) }, () => '');
  await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

function open(): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  return socket.on('error', () => undefined);
}

const get = (path: string, network = '192.0.2.1', more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\n${more}\r\n`;

/** Asks for one, takes the first piece of the answer and leaves the rest. */
async function leave(path: string, network?: string): Promise<Socket> {
  const socket = open();
  socket.write(get(path, network));
  await once(socket, 'data');
  return socket.pause();
}

async function statusOf(path: string, network?: string): Promise<string> {
  const socket = open();
  socket.write(get(path, network, 'Connection: close\r\n'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  return first.toString().split(' ')[1] ?? '';
}

test('700 requests on one connection that takes nothing: few are looked at, and the connection ends', async () => {
  await listen();
  let asked = 0;
  app.server.on('request', () => (asked += 1));
  const socket = open();
  socket.write(get('/long').repeat(700));
  socket.pause();
  const [server] = (await once(app.server, 'connection')) as [Socket];
  await once(server, 'close');
  expect(made).toBeLessThanOrEqual(limits.perConnection);
  // The rest of the same piece is no request any more.
  expect(asked).toBe(limits.perConnection + 1);
});

test('who asks for a few at a time, and for many one after the other, has them all', async () => {
  await listen();
  const socket = open();
  let answers = 0;
  for (let round = 0; round < 5; round++) {
    socket.write(get('/short').repeat(4));
    while (answers < (round + 1) * 4) {
      const [part] = (await once(socket, 'data')) as [Buffer];
      answers += part.toString().split('HTTP/1.1 200').length - 1;
    }
  }
  expect(made).toBe(20);
});

test.each(['/long', '/raw'])(
  'who leaves %s untaken on some connections gets no more on others until they are gone',
  async (path) => {
    await listen();
    const left = await leave(path);
    expect(await statusOf('/short')).toBe('429');
    expect(await statusOf('/short', '192.0.2.2')).toBe('200');
    left.destroy();
    // The server may not have seen yet that it is gone.
    for (let status = ''; status !== '200';) status = await statusOf('/short');
  },
);

test('of many connections that ask at once for one answer each, and take none, few are answered', async () => {
  await listen();
  const connections = Array.from({ length: 40 }, open);
  await Promise.all(connections.map((socket) => once(socket, 'connect')));
  for (const socket of connections) socket.write(get('/long'));
  const statuses = await Promise.all(
    connections.map(async (socket) => {
      const [first] = (await once(socket, 'data')) as [Buffer];
      socket.pause();
      return first.toString('latin1', 9, 12);
    }),
  );
  expect(statuses.filter((status) => status === '429').length).toBeGreaterThan(20);
  expect(made).toBe(statuses.filter((status) => status === '200').length);
});

test('where all of them leave too much, who leaves nothing is answered', async () => {
  await listen({ bytesPerNetwork: 100_000_000, bytes: 20_000_000 });
  for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await leave('/long', network);
  expect(await statusOf('/short', '192.0.2.1')).toBe('429');
  expect(await statusOf('/short', '192.0.2.9')).toBe('200');
});
