import { createServer } from 'node:net';

/**
 * Below the ports that the kernel gives to whoever asks for any (from 32,768 on), so that nobody else takes one between its choice
 * and its use; each process of the tests has fifty of its own.
 */
const first = 15_000;
const each = 50;
const processes = 300;
let next = 0;

/** A port of this machine for a program that cannot choose one itself. @throws when fifty in a row are taken. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < each; tried += 1) {
    const port = first + (process.pid % processes) * each + (next++ % each);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${each} ports from ${first} on is free`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
