import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@eldorado/releases/free-port';

export interface ProductionProcess {
  origin: string;
  pid: number;
  /** What it printed so far. */
  output(): string;
  /** Waits until it takes requests, for the n-th time. @throws with what it printed when it ends before. */
  listening(times?: number): Promise<void>;
  /** Sends SIGTERM, and answers its exit code once it ended. */
  stop(): Promise<number | null>;
  ended: Promise<number | null>;
}

/** Without rights, as in the image; a test that is no root's runs as its own user. */
export const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** @throws in one sentence where that user cannot enter the folder. */
function expectOpenTo(uid: number, folder: string): void {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  if (!isOpen)
    throw new Error(
      `Only its owner may enter ${folder}; this test runs the site as user ${uid}, which must be able to: chmod o+x ${folder}`,
    );
  if (path.dirname(folder) !== folder) expectOpenTo(uid, path.dirname(folder));
}

/**
 * Starts what the image's CMD starts, in an assembled image, with no other environment than this.
 * @throws when the user without rights, as which it runs, cannot enter the image's folder.
 */
export async function startProduction(
  image: string,
  env: Record<string, string>,
): Promise<ProductionProcess> {
  if (user.uid !== undefined) expectOpenTo(user.uid, image);
  const port = await freePort();
  const args = ['--import', '@eldorado/build/register', 'gateway/src/start/production.ts'];
  const child = spawn(process.execPath, args, {
    cwd: image,
    ...user,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let over = false;
  let wake = () => {};
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      wake();
    });
  }
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      over = true;
      resolve(code);
      wake();
    }),
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => printed,
    async listening(times = 1) {
      // The gateway says where it is, the API logs that it listens.
      while ([...printed.matchAll(/El Dorado: http|Server listening at/g)].length < times) {
        if (over) throw new Error(`The site ended:\n${printed}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
