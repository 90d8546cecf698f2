import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@eldorado/releases/free-port';
import { until } from '@eldorado/releases/until';

/** A server out of Debian's packages, for the long proofs: real, where the short tests have one that is written after its book. */
export interface DebianProgram {
  port: number;
  /** Its own, below the machine's folder for what passes. */
  folder: string;
  /** Sends a signal: SIGSTOP makes it silent, SIGCONT lets it go on. */
  signal(name: NodeJS.Signals): void;
  close(): Promise<void>;
}

/**
 * Starts a server and waits until it takes connections.
 * @param program its name, the package that has it, and how it is started with what it finds in its folder.
 * @throws a sentence where the package is not installed, and what the server said where it ends before it listens.
 */
export async function startDebianProgram({
  name,
  from,
  prepare,
}: {
  name: string;
  from: string;
  /** Writes its configuration. @returns its arguments. */
  prepare: (folder: string, port: number) => readonly string[];
}): Promise<DebianProgram> {
  if (spawnSync('which', [name]).status !== 0)
    throw new Error(`${name} is not installed: apt-get install --no-install-recommends ${from}`);
  const [folder, port] = [mkdtempSync(join(tmpdir(), `${name}-`)), await freePort()];
  const child = spawn(name, prepare(folder, port), { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said.slice(-500)}`);
    return takesConnections(port);
  });
  return {
    port,
    folder,
    signal: (signal) => void child.kill(signal),
    async close() {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
