import { pipeline, type Readable } from 'node:stream';
import zlib from 'node:zlib';
import { negotiateEncoding } from '@eldorado/http/negotiate';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './pageCache.ts';

/** Sends a page that is at hand, packed as the browser likes it best; a browser that has it already is told so. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : page.html);
}

/** Sends a page while it is rendered. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, html: Readable) {
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(html);
  reply.header('content-encoding', encoding);
  const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = zlib.constants;
  // Flushed piece by piece: what is rendered first must not wait in the compressor for the rest.
  const packed =
    encoding === 'br'
      ? zlib.createBrotliCompress({
          params: { [BROTLI_PARAM_QUALITY]: 4 },
          flush: BROTLI_OPERATION_FLUSH,
        })
      : zlib.createGzip({ flush: Z_SYNC_FLUSH });
  // Unlike pipe, this hands on a page that breaks off, and the answer ends.
  return reply.send(pipeline(html, packed, () => undefined));
}

const acceptedEncoding = ({ headers }: FastifyRequest) =>
  negotiateEncoding(headers['accept-encoding'], ['br', 'gzip']);
