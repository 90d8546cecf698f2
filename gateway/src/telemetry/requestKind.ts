import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKind } from './metrics.ts';

/** What a request was for, as metrics and traces distinguish it. */
export function kindOf(request: FastifyRequest, reply: FastifyReply): RequestKind {
  if (request.url.startsWith('/api/')) return 'api';
  if (request.url.startsWith('/assets/')) return 'asset';
  return reply.getHeader('x-page-cache') === undefined ? 'other' : 'page';
}

/** Paths that end with a token, which opens what is one person's. */
const tokenPath = /^(\/api\/v2\/case-(?:drafts|links)\/).+/;

/** The path alone: a query may hold what a traveller typed, and a token is nobody's but its owner's. */
export const pathOf = (request: FastifyRequest) =>
  (request.url.split('?')[0] ?? '/').replace(tokenPath, '$1…');
