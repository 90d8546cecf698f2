import type { FastifyInstance } from 'fastify';
import type { components } from '@eldorado/http/api-types';

/**
 * Tells the API, here or elsewhere, of a search that found nothing: it counts them without their searchers. Nobody waits for it, and
 * one that is not taken is lost.
 * @param visitor the address that searched, by whose network the API counts.
 * @param host under which this process asks itself: another one is refused.
 */
export function reportMiss(
  app: FastifyInstance,
  miss: components['schemas']['SearchMiss'],
  visitor: string,
  host: string,
): void {
  app
    .inject({
      method: 'POST',
      url: '/api/v2/search-misses',
      headers: { host, 'x-forwarded-for': visitor },
      payload: miss,
    })
    .then(({ statusCode }) => {
      if (statusCode >= 400)
        app.log.warn({ statusCode }, 'a search without a result is not counted');
    })
    .catch((error: unknown) =>
      app.log.warn({ err: error }, 'a search without a result is not counted'),
    );
}
