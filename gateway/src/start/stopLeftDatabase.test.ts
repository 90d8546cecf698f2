import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopLeftDatabase } from './stopLeftDatabase.ts';

let dir: string;
let server: ChildProcess;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'left-database-'));
});
afterEach(async () => {
  server.kill('SIGKILL');
  await rm(dir, { recursive: true });
});

/** A server whose command line has `name` in it, run by a site with that number; `ended` answers the signal it ended by. */
async function startServer(name: string, ownerPid: number) {
  server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', name]);
  const ended = new Promise<string | null>((resolve) =>
    server.once('exit', (_code, signal) => resolve(signal)),
  );
  await writeFile(path.join(dir, 'postmaster.pid'), `${server.pid}\n${dir}\n`);
  await writeFile(path.join(dir, 'postgres.json'), JSON.stringify({ cluster: dir, ownerPid }));
  return { ended };
}

/** The number of a process that has just ended. */
function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  return new Promise((resolve) => child.once('exit', () => resolve(child.pid ?? 0)));
}

test('the database of a site that was killed is shut down', async () => {
  const { ended } = await startServer('postgres', await endedPid());
  await stopLeftDatabase(dir);
  expect(await ended).toBe('SIGINT');
});

test('one that a living site runs is left alone', async () => {
  await startServer('postgres', process.pid);
  await stopLeftDatabase(dir);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
});

test('a process that got the number of an old one is left alone', async () => {
  await startServer('editor', await endedPid());
  await stopLeftDatabase(dir);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
});
