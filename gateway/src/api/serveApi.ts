import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The API in this process. */
export interface LocalApi {
  app: Pick<FastifyInstance, 'inject' | 'routing'>;
}

/**
 * Serves `/api`: by an API in this process, or by the one at an address.
 * @param elsewhere its address without `/api`; asked when there is none here.
 */
export async function serveApi(
  app: FastifyInstance,
  here: LocalApi | undefined,
  elsewhere: string | null,
): Promise<void> {
  if (here) {
    app.all(
      '/api/*',
      {
        onRequest: (request, reply) => {
          reply.hijack();
          here.app.routing(request.raw, reply.raw);
        },
      },
      () => undefined,
    );
  } else if (elsewhere) {
    await app.register(proxy, {
      upstream: elsewhere,
      prefix: '/api',
      rewritePrefix: '/api',
      replyOptions: {
        // The API counts by address what one may ask for, and takes forms of the site's own host alone; what a visitor
        // says of these is not passed on.
        rewriteRequestHeaders: ({ ip, host }, headers) => ({
          ...headers,
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
        }),
      },
    });
  }
}
