import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKind } from './metrics.ts';

/** What a request was for, as metrics and traces distinguish it. */
export function kindOf(request: FastifyRequest, reply: FastifyReply): RequestKind {
  if (request.url.startsWith('/api/')) return 'api';
  if (request.url.startsWith('/assets/')) return 'asset';
  return reply.getHeader('x-page-cache') === undefined ? 'other' : 'page';
}

/** Paths that name what is one person's: a token that opens it, a case, a booking, a plate. deploy/nginx has the same. */
const personalPath =
  /^((?:\/api)?\/v2\/(?:case-(?:drafts|files|links)|cases|push\/subscriptions|taxi-imperial\/(?:bookings|plates|visits))\/).+/;

/** An address as logs may have it, the path alone: a query may hold what a traveller typed, and what is one person's is nobody else's. */
export const loggable = (url: string): string =>
  (url.split('?')[0] ?? '/').replace(personalPath, '$1…');

export const pathOf = ({ url }: FastifyRequest): string => loggable(url);
