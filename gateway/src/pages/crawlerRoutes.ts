import type { FastifyInstance } from 'fastify';
import type { Addresses } from '../addresses.ts';
import type { LiveSet } from '../live/liveSet.ts';
import { sitemap } from './sitemap.ts';

/** Serves what crawlers read first: `/robots.txt` and `/sitemap.xml`. */
export function serveCrawlers(
  app: FastifyInstance,
  current: () => LiveSet,
  addresses: Addresses,
): void {
  app.get('/sitemap.xml', (request, reply) =>
    reply.type('application/xml').send(sitemap(current(), addresses.origin(request))),
  );
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${addresses.origin(request)}/sitemap.xml\n`),
  );
}
