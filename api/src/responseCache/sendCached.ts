import { negotiateEncoding } from '@eldorado/http/negotiate';
import { isUnchanged } from '@eldorado/http/unchanged';
import type { FastifyReply } from 'fastify';
import type { CachedAnswer } from './responseCache.ts';

const cacheControl = { minute: 'public, no-cache', data: 'public, max-age=60' };

/** Sends a ready answer, or 304 when the client has it. */
export async function sendCached(
  headers: {
    'accept-encoding'?: string | string[] | undefined;
    'if-none-match'?: string | undefined;
  },
  reply: FastifyReply,
  answer: CachedAnswer,
) {
  const accepted = String(headers['accept-encoding'] ?? '');
  const coding = negotiateEncoding(accepted, ['br', 'gzip']) ?? 'identity';
  const { body } = answer;
  void reply
    .headers(answer.headers)
    .header('vary', 'accept-encoding')
    .header('cache-control', answer.headers['cache-control'] ?? cacheControl[answer.freshness]);
  const known = body.etags(coding).find((etag) => isUnchanged(headers['if-none-match'], etag));
  if (known !== undefined)
    return reply.removeHeader('content-type').header('etag', known).code(304).send();
  const ready = body.in(coding);
  const { bytes, etag, isCompressed } = 'bytes' in ready ? ready : await ready;
  if (isCompressed) void reply.header('content-encoding', coding);
  return reply.header('etag', etag).send(bytes);
}
