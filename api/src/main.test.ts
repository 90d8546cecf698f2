import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { testDatabase } from './testing/testApi.ts';

jest.setTimeout(90_000);

const root = join(import.meta.dirname, '../..');

/** The API alone, in a process of its own. */
const run = (env: Record<string, string>) =>
  spawn(process.execPath, ['shared-libs/build/run.mjs', 'api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'info', AIRPORT_NOW: '2026-11-20T17:00:30Z', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** One on a port of its own choice, that listens. */
async function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'));
  const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: await testDatabase() };
  const child = run(env);
  child.stderr.pipe(process.stderr);
  const ended = once(child, 'exit').finally(() => rmSync(dataDir, { recursive: true }));
  for await (const line of createInterface(child.stdout)) {
    const origin = /Server listening at (http:[^"]+)"/.exec(line)?.[1];
    if (origin) return { child, ended, origin };
  }
  throw new Error('The API does not start');
}

test('it says that it lives and is ready, and ends at SIGTERM with a reader on its event stream', async () => {
  const { child, ended, origin } = await start();
  for (const path of ['live', 'ready']) {
    const answer = await fetch(`${origin}/api/${path}`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  }
  const agent = new Agent({ keepAlive: true });
  const [stream] = (await once(get(`${origin}/api/v2/flight-events`, { agent }), 'response')) as [
    IncomingMessage,
  ];
  stream.resume();
  // It is cut off while the process drains; browsers open another one, which another process answers.
  stream.on('error', () => undefined);
  const closed = new Promise((resolve) => stream.on('close', resolve));
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  expect(code).toBe(0);
  await closed;
  agent.destroy();
});

// What is said of other faults: `explainFault.test.ts`.
test('a start that cannot be ends with code 1, and what to do', async () => {
  const child = run({ PORT: '0', DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' });
  const ended = once(child, 'exit') as Promise<[number]>;
  const [said, [code]] = await Promise.all([text(child.stderr), ended]);
  expect([code, said]).toEqual([
    1,
    'The database at 127.0.0.1:1 does not answer (ECONNREFUSED).\n' +
      'See that it runs and that DATABASE_URL names it; without DATABASE_URL the site has one of its own.\n',
  ]);
});
