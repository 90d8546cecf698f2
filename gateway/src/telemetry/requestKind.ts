import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestKind } from './metrics.ts';

/** What a request was for, as metrics and traces distinguish it. */
export function kindOf(request: FastifyRequest, reply: FastifyReply): RequestKind {
  if (request.url.startsWith('/api/')) return 'api';
  if (request.url.startsWith('/assets/')) return 'asset';
  return reply.getHeader('x-page-cache') === undefined ? 'other' : 'page';
}

/** Paths with a token, which opens what is one person's. */
const tokenPath =
  /^((?:\/api)?\/v2\/(?:case-(?:drafts|links)|push\/subscriptions|taxi-imperial\/visits)\/).+/;

/** An address as logs may have it, the path alone: a query may hold what a traveller typed, and a token is nobody's but its owner's. */
export const loggable = (url: string): string =>
  (url.split('?')[0] ?? '/').replace(tokenPath, '$1…');

export const pathOf = ({ url }: FastifyRequest): string => loggable(url);
