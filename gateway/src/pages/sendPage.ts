import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { negotiateEncoding } from '@eldorado/http/negotiate';
import { isUnchanged } from '@eldorado/http/unchanged';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { unpack, type PackedPage } from './pageCache.ts';

const gzip = promisify(zlib.gzip);

/** What was packed for those who take no brotli, of the pages that they ask for again and again: each packing takes 4 ms. */
const zipped = new LRUCache<PackedPage, Buffer>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length,
});

async function zip(page: PackedPage): Promise<Buffer> {
  const known = zipped.get(page);
  if (known) return known;
  const bytes = await gzip(await unpack(page), { level: 5 });
  if (page.keep) zipped.set(page, bytes);
  return bytes;
}

/**
 * Sends a page, packed as the browser likes it best; a browser that has it already is told so. It is kept in brotli, which
 * every browser takes over TLS.
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
  return reply.send(encoding === 'gzip' ? await zip(page) : await unpack(page));
}
