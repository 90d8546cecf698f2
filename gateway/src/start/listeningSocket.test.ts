import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repoRoot } from '@eldorado/build/app';
import { thoroughly } from '@eldorado/testing/thorough';
import { openSocket, type ListeningSocket } from './listeningSocket.ts';
import { supervise, type Supervisor } from './supervise.ts';

let dir: string;
let socket: ListeningSocket;
let supervisor: Supervisor | undefined;
/** The restart that waits to be made. */
let restart: () => void;
let down: () => void = () => undefined;
const callers: Socket[] = [];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'socket-'));
});
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  supervisor?.stop();
  await supervisor?.ended;
  supervisor = undefined;
  await rm(dir, { recursive: true });
});

const source = (file: string) => JSON.stringify(path.join(repoRoot, file));
/** A site that answers with its process, the turn of its loop and who asked, and ends where it is asked to. */
const site = `
  import { existsSync } from 'node:fs';
  if (existsSync('fails')) process.exit(5);
  const { default: fastify } = await import('fastify');
  const { drain } = await import(${source('api/src/http/drain.ts')});
  const { listen } = await import(${source('api/src/http/listen.ts')});
  process.on('disconnect', () => process.exit());
  let turn = 0;
  const count = () => setImmediate(() => ((turn += 1), count()));
  count();
  const app = fastify();
  app.server.on('connection', (socket) => (socket.takenIn = turn));
  app.get('/', (request) => [process.pid, request.ip, request.raw.socket.takenIn].join(' '));
  app.get('/end', () => process.kill(process.pid, 'SIGKILL'));
  const doors = await listen(app, { host: '127.0.0.1', port: 0 });
  process.on('SIGTERM', () => drain(app.server, { doors }).then(() => process.exit(0)));
  process.send('ready');
`;

async function start(host = '127.0.0.1'): Promise<Supervisor> {
  const file = path.join(dir, 'site.mjs');
  await writeFile(
    file,
    site
      .replaceAll("'fails'", JSON.stringify(path.join(dir, 'fails')))
      .replace("'fastify'", source('node_modules/fastify/fastify.js')),
  );
  socket = await openSocket({ host, port: 0 });
  const program = {
    file,
    execArgv: ['--import', path.join(repoRoot, 'shared-libs/build/register.mjs')],
  };
  supervisor = supervise(program, {
    socket,
    report: () => undefined,
    schedule(run) {
      restart = run;
      down();
      return () => undefined;
    },
  });
  await supervisor.ready;
  return supervisor;
}

async function call(host = '127.0.0.1'): Promise<Socket> {
  const caller = connect(socket.port, host);
  callers.push(caller);
  await once(caller, 'connect');
  return caller.on('error', () => undefined);
}

/** What a caller is answered; nothing where the connection ends without. */
async function answerOf(caller: Socket, address = '/'): Promise<string> {
  caller.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(caller).catch(() => '');
  return answer.split('\r\n\r\n')[1] ?? '';
}

/** Ends the site from within, as a fault would. @returns when it is gone. */
async function end(): Promise<void> {
  const ended = new Promise<void>((resolve) => (down = resolve));
  await answerOf(await call(), '/end');
  await ended;
}

test('who calls while there is no site is answered by the next one, which sees his address', async () => {
  await start();
  const [first] = (await answerOf(await call())).split(' ');
  await end();
  const waiting = await call();
  const answer = answerOf(waiting);
  restart();
  const [next, address] = (await answer).split(' ');
  expect(address).toBe('127.0.0.1');
  expect(Number(next)).toBeGreaterThan(0);
  expect(next).not.toBe(first);
});

thoroughly(test)(
  'who waits for a start that fails is refused; who comes after the next one is answered',
  async () => {
    await start();
    await end();
    const waiting = await call();
    const fails = path.join(dir, 'fails');
    await writeFile(fails, '');
    const failed = new Promise<void>((resolve) => (down = resolve));
    restart();
    expect(await answerOf(waiting)).toBe('');
    await failed;
    await expect(call()).rejects.toThrow('ECONNREFUSED');
    await rm(fails);
    restart();
    let answer = '';
    // Until it listens it refuses.
    while (answer === '') answer = await call().then(answerOf, () => '');
    expect(answer).toMatch(/^\d+ 127\.0\.0\.1/);
  },
);

test('many who come at once are taken in few turns', async () => {
  await start();
  const [pid] = (await answerOf(await call())).split(' ');
  process.kill(Number(pid), 'SIGSTOP');
  const waiting = await Promise.all(Array.from({ length: 64 }, () => call()));
  const answers = waiting.map((caller) => answerOf(caller));
  process.kill(Number(pid), 'SIGCONT');
  const turns = (await Promise.all(answers)).map((answer) => answer.split(' ')[2]);
  expect(turns).not.toContain(undefined);
  expect(new Set(turns).size).toBeLessThan(16);
});

test('asked to end, it answers what is open and then takes nobody any more', async () => {
  const running = await start('localhost');
  const open = await call('localhost');
  const address = open.remoteAddress;
  expect(await answerOf(await call('localhost'))).toContain(address);
  running.stop();
  expect(await answerOf(open)).toContain(address);
  expect(await running.ended).toBe(0);
  await expect(call('localhost')).rejects.toThrow('ECONNREFUSED');
});

test('a port that is taken, and a name that is none, are what listening there would say', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(openSocket({ host: '127.0.0.1', port })).rejects.toMatchObject({
    ...{ syscall: 'listen', code: 'EADDRINUSE' },
    ...{ address: '127.0.0.1', port },
  });
  other.close();
  const nowhere = openSocket({ host: 'nowhere.invalid', port });
  await expect(nowhere).rejects.toMatchObject({ syscall: 'listen', code: 'ENOTFOUND' });
});
