import type { FastifyInstance } from 'fastify';
import type { components } from '@eldorado/http/api-types';

/**
 * Tells the API, here or elsewhere, of a search that found nothing: it counts them without their searchers. Nobody waits for it, and
 * one that is not taken is lost.
 * @param visitor the address that searched, by whose network the API counts.
 */
export function reportMiss(
  app: FastifyInstance,
  miss: components['schemas']['SearchMiss'],
  visitor: string,
): void {
  app
    .inject({
      method: 'POST',
      url: '/api/v2/search-misses',
      headers: { 'x-forwarded-for': visitor },
      payload: miss,
    })
    .catch((error: unknown) =>
      app.log.warn({ err: error }, 'a search without a result is not counted'),
    );
}
