import { Server as NetServer } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface DrainOptions {
  /** Called once nobody can connect any more: ends what would never end by itself, such as event streams. */
  begin?: () => void;
  /** Servers that take connections for this one (`listen`). */
  doors?: readonly NetServer[];
  /** Milliseconds in which connections that are open may still ask. */
  grace?: number;
  /** Milliseconds after which what is still under way is cut off, such as readers that stopped reading. */
  patience?: number;
  /** Waits so many milliseconds; a timer unless given. */
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Lets a server end without losing a request: it takes no new connection at once, so that a proxy asks another process;
 * what comes over connections that are open is answered, and each is closed by its next answer. Fastify's own close would
 * answer those with 503, and cut off idle connections over which a proxy may be sending a form.
 * @returns when every connection is closed, or after `patience` those that were not are.
 */
export async function drain(server: Server, options: DrainOptions = {}): Promise<void> {
  const { grace = 2_000, patience = 5_000 } = options;
  const wait = options.wait ?? startTimer;
  const all = [server, ...(options.doors ?? [])];
  const closed = Promise.all(
    all.map((each) => new Promise<void>((resolve) => each.once('close', resolve))),
  );
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  // The HTTP server's own close would end idle connections as well.
  for (const each of all) NetServer.prototype.close.call(each);
  options.begin?.();
  await Promise.race([closed, wait(grace)]);
  server.closeIdleConnections();
  await Promise.race([closed, wait(patience - grace)]);
  server.closeAllConnections();
  await closed;
}

function startTimer(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
