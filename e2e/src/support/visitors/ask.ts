import {
  Agent as HttpAgent,
  request as requestHttp,
  type IncomingHttpHeaders,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

/** A request of one of many visitors, who are told apart by their addresses. */
export interface Question {
  path: string;
  /** Each number has an address of this machine of its own. */
  visitor: number;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** JSON, or a text as it is. */
  body?: object | string;
}

export interface Answer {
  /** 0 when none came, or not all of it. */
  status: number;
  /** Why none came, as Node names it: ECONNRESET; `time-out` after 15 s. */
  failure?: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Milliseconds that it took. */
  took: number;
}

/** Asks a site; never rejects. */
export type Ask = ((question: Question) => Promise<Answer>) & { close(): void };

/** Where a site listens on this machine. */
export interface Door {
  port: number;
  /** TLS, for a host whose certificate is signed by this one. */
  tls?: { host: string; ca: Buffer };
}

/** Milliseconds after which an answer that has not come is given up. */
const longest = 15_000;

/** The address of a visitor: all of 127.0.0.0/8 is this machine. */
const addressOf = (visitor: number) =>
  `127.${1 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`;

/** What connects a visitor to a door. */
export const connectionTo = ({ port, tls }: Door, visitor: number): RequestOptions => ({
  host: '127.0.0.1',
  port,
  localAddress: addressOf(visitor),
  ...(tls && { servername: tls.host, ca: tls.ca }),
});

/** Asks a site over connections that are kept, as browsers do. */
export function createAsk(door: Door): Ask {
  const agent = door.tls
    ? new HttpsAgent({ keepAlive: true, maxCachedSessions: 1_000 })
    : new HttpAgent({ keepAlive: true });
  const request = door.tls ? requestHttps : requestHttp;
  const ask = ({ path, visitor, method = 'GET', headers = {}, body }: Question) =>
    new Promise<Answer>((resolve) => {
      const started = performance.now();
      const chunks: Buffer[] = [];
      let received: IncomingHttpHeaders = {};
      const done = (status: number, failure?: string) =>
        resolve({
          status,
          ...(failure !== undefined && { failure }),
          headers: received,
          body: Buffer.concat(chunks),
          took: performance.now() - started,
        });
      const fail = (error: NodeJS.ErrnoException) =>
        done(0, error.name === 'AbortError' ? 'time-out' : (error.code ?? error.name));
      const asked = request({
        ...connectionTo(door, visitor),
        path,
        method,
        agent,
        signal: AbortSignal.timeout(longest),
        headers: {
          host: door.tls?.host ?? `127.0.0.1:${door.port}`,
          ...(method === 'GET' && { 'accept-encoding': 'br' }),
          ...(typeof body === 'object' && { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      asked.on('error', fail);
      asked.on('response', (answer) => {
        received = answer.headers;
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => done(answer.complete ? (answer.statusCode ?? 0) : 0));
        answer.on('error', fail);
      });
      asked.end(typeof body === 'object' ? JSON.stringify(body) : body);
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}
