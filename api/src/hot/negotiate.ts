import type { FastifyReply } from 'fastify';
import type { Coding, HotAnswer } from './hotCache.ts';

const known = new Map<string, Coding>();

function parse(header: string): Coding {
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((part) => part.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : 'identity';
}

/** The coding to answer with, by an Accept-Encoding header: brotli, else gzip, else none. */
export function codingFor(header: string | undefined): Coding {
  if (header === undefined || header === '') return 'identity';
  const before = known.get(header);
  if (before) return before;
  const coding = parse(header.slice(0, 500));
  // Browsers send a handful of values; anything beyond that is not worth remembering.
  if (known.size < 100) known.set(header, coding);
  return coding;
}

/** Whether an If-None-Match header names the validator. */
export function isUnchanged(header: string | undefined, etag: string) {
  if (header === undefined) return false;
  return (
    header === etag ||
    header === '*' ||
    header.split(',').some((item) => item.trim().replace(/^W\//, '') === etag)
  );
}

const cacheControl = { minute: 'public, no-cache', data: 'public, max-age=60' };

/** Sends a ready answer, or 304 when the client has it. */
export function sendHot(
  headers: {
    'accept-encoding'?: string | string[] | undefined;
    'if-none-match'?: string | undefined;
  },
  reply: FastifyReply,
  answer: HotAnswer,
) {
  const coding = codingFor(String(headers['accept-encoding'] ?? ''));
  const etag = answer.etag[coding];
  void reply
    .headers(answer.headers)
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', answer.headers['cache-control'] ?? cacheControl[answer.freshness]);
  if (isUnchanged(headers['if-none-match'], etag))
    return reply.removeHeader('content-type').code(304).send();
  const body = answer.body[coding];
  if (coding !== 'identity' && body !== answer.body.identity)
    void reply.header('content-encoding', coding);
  return reply.send(body);
}
