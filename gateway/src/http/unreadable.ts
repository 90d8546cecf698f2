import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { always } from './everyAnswer.ts';

const answer = (reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('This request cannot be read.\n');

/** Answers an address that no route can be looked up for, such as half an escape: no hook sees it. */
export function answerBadTarget(
  { statusCode = 400 }: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void answer(reply.headers(always), statusCode);
}

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Answers what Node's parser does not take for a request, such as one that can be read in two ways, and ends the connection:
 * where the next request would begin is not known.
 */
export function answerBroken({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = 'This request cannot be read.\n';
  const lines = {
    ...always,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(body.length),
    'content-type': 'text/plain; charset=utf-8',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    [`HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}`, ...head, '', body].join('\r\n'),
    () => socket.destroy(),
  );
}

/**
 * Refuses what others in front might read in another way than this site does: a target that is no path of it, and a host
 * that is named twice or is none (RFC 9112, 3.2).
 */
export function refuseUnreadable(app: FastifyInstance): void {
  /** Names that were read before: nearly every request is for the same one. */
  const readable = new LRUCache<string, boolean>({ max: 100 });
  const isHost = (name: string) => {
    const known = readable.get(name) ?? URL.canParse(`http://${name}`);
    readable.set(name, known);
    return known;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const [host, ...others] = hostsOf(request.raw.rawHeaders);
    if (request.url.startsWith('/') && host !== undefined && others.length === 0 && isHost(host))
      return done();
    answer(reply, 400);
  });
}

/** The values of all Host headers: of two, Node's `headers` has the first alone. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}
