import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from './problem.ts';

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses with 403 what a page of another site makes a browser send, by what browsers say of it: also a form without
 * JavaScript. What says nothing is no browser's, and a bearer token is nothing that a browser adds by itself.
 * @param publicOrigin the address the world sees the site at, beside the host of the request.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicOrigin: string | undefined) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (changing.has(request.method) && !hasToken(request) && isForeign(request, publicOrigin))
      done(new ApiProblem(403, 'foreign-origin', 'Only pages of this site may send this.'));
    else done();
  });
}

const hasToken = ({ headers }: FastifyRequest) => /^Bearer \S/i.test(headers.authorization ?? '');

function isForeign({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  if (site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  // By host alone: what ends TLS before the site need not say so.
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}
