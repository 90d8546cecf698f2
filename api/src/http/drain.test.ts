import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { createServer as createDoor, type AddressInfo } from 'node:net';
import { drain } from './drain.ts';

let server: Server;
let agent: Agent;
/** Ends the answer of `/slow`. */
let finish: () => void;
let asked: () => void;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  server = createServer((incoming, response) => {
    if (incoming.url !== '/slow') return void response.end('answer');
    finish = () => response.end('late answer');
    response.write('begun, ');
    asked();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function ask(path: string, connection: Agent | false = agent) {
  const { port } = server.address() as AddressInfo;
  return askAt(port, path, connection);
}
function askAt(port: number, path: string, connection: Agent | false) {
  return new Promise<{ body: string; headers: IncomingMessage['headers'] }>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent: connection }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ body, headers: answer.headers }));
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Waits as the test says: each call is answered by the next of these. */
function waits() {
  const waiting: { milliseconds: number; end: () => void }[] = [];
  return {
    waiting,
    wait: (milliseconds: number) =>
      new Promise<void>((end) => void waiting.push({ milliseconds, end })),
  };
}

test('a connection that is open may still ask, and is closed by the answer; a new one is refused', async () => {
  const { port } = server.address() as AddressInfo;
  await ask('/');
  const ended = drain(server, waits());
  const { body, headers } = await askAt(port, '/', agent);
  expect([body, headers.connection]).toEqual(['answer', 'close']);
  await ended;
  await expect(askAt(port, '/', false)).rejects.toThrow('ECONNREFUSED');
});

test('what is under way is answered to its end', async () => {
  const begun = new Promise<void>((resolve) => (asked = resolve));
  const answer = ask('/slow');
  await begun;
  const { wait, waiting } = waits();
  const ended = drain(server, { wait });
  waiting[0]?.end();
  finish();
  expect((await answer).body).toBe('begun, late answer');
  await ended;
});

test('what would never end is ended at once, when nobody can connect any more', async () => {
  const begun = new Promise<void>((resolve) => (asked = resolve));
  const answer = ask('/slow', false);
  await begun;
  let listened = true;
  const begin = () => {
    listened = server.listening;
    finish();
  };
  // Without a wait that ends, it ends because every connection has.
  await drain(server, { begin, wait: waits().wait });
  expect([listened, (await answer).body]).toEqual([false, 'begun, late answer']);
});

test('what does not end is cut off when the patience is over', async () => {
  const begun = new Promise<void>((resolve) => (asked = resolve));
  const answer = ask('/slow').catch((error: Error) => error.message);
  await begun;
  const { wait, waiting } = waits();
  const ended = drain(server, { grace: 2_000, patience: 5_000, wait });
  waiting[0]?.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([2_000, 3_000]);
  waiting[1]?.end();
  await ended;
  expect(await answer).toMatch(/aborted|hang up/);
});

test('a door of the server takes nobody any more either, and is waited for', async () => {
  const door = createDoor({ allowHalfOpen: true }, (socket) => server.emit('connection', socket));
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  const begun = new Promise<void>((resolve) => (asked = resolve));
  const answer = askAt(port, '/slow', agent);
  await begun;
  const ended = drain(server, { doors: [door], wait: waits().wait });
  await expect(askAt(port, '/', false)).rejects.toThrow('ECONNREFUSED');
  expect(door.listening).toBe(false);
  finish();
  const { body, headers } = await answer;
  // Its head was sent before.
  expect([body, headers.connection]).toEqual(['begun, late answer', 'keep-alive']);
  agent.destroy();
  await ended;
});

test('connections over which nothing comes are closed after the grace', async () => {
  await ask('/');
  const { wait, waiting } = waits();
  const ended = drain(server, { wait });
  waiting[0]?.end();
  await ended;
  expect(waiting).toHaveLength(2);
});
