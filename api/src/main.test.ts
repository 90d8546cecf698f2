import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testDatabase } from './testing/testApi.ts';

jest.setTimeout(90_000);

const root = join(__dirname, '../..');

/** The API alone, in a process of its own, on a port of its own choice. */
async function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'main-'));
  const child = spawn(
    process.execPath,
    ['--import', './shared-libs/build/register.mjs', 'api/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: await testDatabase(),
        AIRPORT_NOW: '2026-11-20T17:00:30Z',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
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
  const asked = Date.now();
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  expect(code).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
  await closed;
  agent.destroy();
});
