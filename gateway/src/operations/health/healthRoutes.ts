import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '../../config/addresses.ts';
import type { LiveReleases } from '../../live/followChannel.ts';
import type { LiveSet } from '../../live/liveSet.ts';
import type { Visitors } from '../../live/visitors.ts';
import type { Ended } from '../../render/blame/circuitBreaker.ts';
import { ofPresentReleases, type RenderPage } from '../../pages/renderPage.ts';
import { pageHeaders } from '../../pages/securityHeaders.ts';
import { packPage } from '../../pages/pageCache.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { endedVersions, readHealth } from './health.ts';

export interface HealthParts {
  releases: LiveReleases;
  visitors: Visitors;
  addresses: Addresses;
  render: RenderPage;
  /** Versions whose code ended rendering workers of late. */
  ended(): readonly Ended[];
  /** What workers and browsers saw fail of a set of late: a sentence by app. */
  failing(set: LiveSet): Readonly<Record<string, string>>;
  /** What is wrong with the age of the pages, in a sentence. */
  pageFault(): string | null;
  /** Whether a worker has the live set, and the gateway is not about to end. */
  isReady(): boolean;
  /** Another origin of the assets, for the page's policy. */
  assetsOrigin: string | null;
}

/**
 * Serves `/api/site-health`: the state of the site's parts, 503 when one of them is down. For machines `/health/live` says that
 * this process answers, and `/health/ready` whether visitors may be sent to it.
 */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const noStore = { 'cache-control': 'no-store' };
  app.get('/health/live', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));
  // Not whether the API answers: without it there are the pages in memory, and those that need none.
  app.get('/health/ready', (_request, reply) => {
    const ready = parts.isReady();
    return reply
      .code(ready ? 200 : 503)
      .headers(noStore)
      .send({ status: ready ? 'ok' : 'down' });
  });
  app.get('/api/site-health', async (request, reply) => {
    return reply.send(await reportFor(parts, request, reply));
  });
}

/** Answers `/health`: the same in JSON for a program, as a page for a person. */
export function healthPage(parts: HealthParts) {
  return async (request: FastifyRequest, reply: FastifyReply, address: URL) => {
    const report = await reportFor(parts, request, reply);
    reply.header('vary', 'Accept, Accept-Encoding');
    if (wantsJson(request)) return reply.send(report);
    const { visitor, ...page } = await ofPresentReleases(
      () => parts.visitors.known(request),
      (of) => parts.render(request, address.pathname, of),
    );
    reply.type('text/html; charset=utf-8').headers(pageHeaders(visitor.set, parts.assetsOrigin));
    return sendPage(request, reply, await packPage(page));
  };
}

async function reportFor(parts: HealthParts, request: FastifyRequest, reply: FastifyReply) {
  const { releases, visitors, addresses } = parts;
  const { set } = await visitors.known(request);
  const pages = parts.pageFault();
  const report = await readHealth(
    set,
    {
      faults: releases.faults(),
      stale: {
        ...parts.failing(set),
        ...(pages !== null && { shell: pages }),
        ...endedVersions(parts.ended(), set),
        ...releases.stale(),
      },
    },
    async (signal) => {
      const headers = { host: addresses.host };
      const answer = await request.server.inject({ url: '/api/health', headers, signal });
      return { status: answer.statusCode, body: answer.body };
    },
  );
  reply.code(report.status === 'down' ? 503 : 200).header('cache-control', 'no-store');
  return report;
}

function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}
