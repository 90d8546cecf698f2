import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@eldorado/http/network';
import type { FastifyInstance } from 'fastify';
import { lingerOnClose } from './lingerOnClose.ts';
import { refuseCrowd } from './refuseCrowd.ts';
import { trustedBy } from './trustedProxies.ts';

export interface ClientLimits {
  /** Seconds in which a request's headers must be here, and the request as a whole. */
  headers: number;
  request: number;
  /** Connections that one network may have open; a proxy that is trusted may have any number. */
  connections: number;
  /** Requests of one network whose bodies are under way, also where a proxy passes them on. */
  bodies: number;
}

/**
 * Fastify's options for clients that send slowly, or nothing. Node looks for them now and then: by itself every 30 s, which
 * makes 45 s out of 15.
 */
export const timeLimits = ({ headers, request }: ClientLimits) => ({
  requestTimeout: request * 1_000,
  // Whoever takes nothing of an answer for so long. Event streams write more often.
  connectionTimeout: 90_000,
  http: {
    headersTimeout: headers * 1_000,
    connectionsCheckingInterval: Math.min(1_000, headers * 500),
  },
});

/**
 * Lets no network hold more connections and unfinished bodies than its share. Many readers behind one address, as in a
 * terminal, finish what they send at once: what is left unfinished by hundreds is nobody's form.
 * @param trustedProxies who may have any number of connections, as Fastify's `trustProxy` takes it.
 */
export function limitClients(
  app: FastifyInstance,
  { connections, bodies }: ClientLimits,
  trustedProxies: string,
): void {
  const isTrusted = trustedBy(trustedProxies);
  const open = createCounter();
  const sending = createCounter();

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isTrusted(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    if (open.add(network) > connections) socket.destroy();
    socket.once('close', () => open.remove(network));
  });

  app.server.on('request', (request: IncomingMessage) => {
    if (hasBody(request)) lingerOnClose(request);
  });
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = request;
    if (!hasBody(raw) || raw.complete) return next();
    const network = networkOf(request.ip);
    const under = sending.add(network);
    let counted = true;
    const done = () => {
      if (counted) sending.remove(network);
      counted = false;
    };
    raw.once('end', done).once('close', done);
    if (under <= bodies) return next();
    refuseCrowd(reply);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

function createCounter() {
  const counts = new Map<string, number>();
  return {
    /** @returns how many there are with this one. */
    add(key: string): number {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    remove(key: string): void {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
