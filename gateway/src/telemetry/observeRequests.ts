import type { FastifyInstance } from 'fastify';
import { heldFor } from '../http/slowRefusals.ts';
import type { Metrics } from './metrics.ts';
import { kindOf, pathOf } from './requestKind.ts';

/** Gives every answer its request's id, counts it, and writes one line of the log about it. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const page = reply.getHeader('x-page-cache');
    // Refusals that wait are no slow pages, which wake somebody up.
    const took = Math.max(0, reply.elapsedTime - heldFor(reply.raw));
    metrics.answered(kindOf(request, reply), reply.statusCode, took / 1_000);
    if (page !== undefined) metrics.pageFrom(String(page));
    request.log.info({
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(took),
      page,
    });
    done();
  });
}
