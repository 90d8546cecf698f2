import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sendApiFailure } from './apiFailure.ts';
import { endSlowBody } from './endSlowBody.ts';

/** The API in this process, which may be starting still: who asks waits for it. */
export interface LocalApi {
  app: LocalApp | Promise<LocalApp>;
  /** An answer that is kept ready, without a request for it: its text and what names it; null where it must be asked for. */
  ready?(url: string): { version: string; text(): string } | null;
  endStreams?(): void;
}
type LocalApp = Pick<FastifyInstance, 'inject' | 'routing'>;

/** Milliseconds of silence after which an answer that has begun is given up; the event stream is never so quiet. */
const longestSilence = 60_000;

/**
 * Serves `/api`: by an API in this process, or by the one at an address. Where that one fails, the answer is 502 or 504.
 * @param elsewhere.apiUrl its address without `/api`; asked when there is none here.
 * @param elsewhere.apiPatience seconds in which its answer must begin; it has twice as long to end.
 * @returns ends the event streams, whose readers come back by themselves.
 */
export async function serveApi(
  app: FastifyInstance,
  here: LocalApi | undefined,
  { apiUrl, apiPatience }: { apiUrl: string | null; apiPatience: number },
): Promise<() => void> {
  if (here) {
    app.all(
      '/api/*',
      {
        async onRequest({ raw, id }, reply) {
          // Under one name in both logs, whoever gave it.
          raw.headers['x-request-id'] = id;
          reply.hijack();
          reply.raw.setHeader('x-request-id', id);
          (await here.app).routing(raw, reply.raw);
        },
      },
      () => undefined,
    );
    return () => here.endStreams?.();
  }
  const streams = new Set<() => void>();
  const longestBody = 2_000 * apiPatience;
  if (apiUrl) {
    const { default: proxy } = await import('@fastify/http-proxy');
    await app.register(proxy, {
      upstream: apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      undici: {
        headersTimeout: apiPatience * 1_000,
        bodyTimeout: longestSilence,
        connect: { timeout: apiPatience * 1_000 },
      },
      destroyAgent: true,
      preHandler(request, reply, done) {
        reply.raw.setHeader('x-request-id', request.id);
        done();
      },
      disableRequestLogging: true,
      replyOptions: {
        // The API counts by address what one may ask for, and takes forms of the site's own host alone; what a visitor
        // says of these is not passed on.
        rewriteRequestHeaders: ({ ip, host, id }, headers) => ({
          ...headers,
          'x-request-id': id,
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
        }),
        // An API that refuses for a moment is not asked ten times more.
        retryDelay: () => null,
        onError(reply, { error }) {
          const late = (error as { statusCode?: number }).statusCode === 504;
          sendApiFailure(reply, late ? 504 : 502);
        },
        onResponse(_request, reply, { stream }) {
          const type = String(reply.getHeader('content-type') ?? '');
          if (type.startsWith('text/event-stream')) void reply.send(endable(stream, streams));
          else if (!type.startsWith('text/html')) void reply.send(endSlowBody(stream, longestBody));
          else {
            // The API has no pages: this one is of something in front of it.
            stream.destroy();
            sendApiFailure(reply, 502);
          }
        },
      },
    });
  }
  return () => {
    for (const end of streams) end();
  };
}

/** A stream that ends as if it were over when it is asked to, not in the middle of a piece. */
function endable(source: Readable, streams: Set<() => void>): Readable {
  const shown = new PassThrough();
  const end = () => {
    source.unpipe(shown);
    shown.end();
    source.destroy();
  };
  streams.add(end);
  source.on('error', () => shown.destroy());
  shown.once('close', () => {
    streams.delete(end);
    source.destroy();
  });
  return source.pipe(shown);
}
