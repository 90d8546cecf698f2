import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiateEncoding } from '@eldorado/http/negotiate';
import { isUnchanged } from '@eldorado/http/unchanged';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unpack, type PackedPage } from './pageCache.ts';

const gzip = promisify(zlib.gzip);

/**
 * Sends a page, packed as the browser likes it best; a browser that has it already is told so. It is kept in brotli, which
 * every browser takes over TLS; for others it is packed anew.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
): Promise<FastifyReply> {
  reply.header('etag', page.etag);
  if (page.status === 200 && isUnchanged(request.headers['if-none-match'], page.etag))
    return reply.code(304).send();
  const encoding = negotiateEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding) reply.header('content-encoding', encoding);
  if (encoding === 'br') return reply.send(page.br);
  const html = await unpack(page);
  return reply.send(encoding === 'gzip' ? await gzip(html, { level: 5 }) : html);
}
